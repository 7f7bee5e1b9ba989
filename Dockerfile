# The table server with its browser pages, as a user without rights.
FROM python:3.13-slim AS build
WORKDIR /build
COPY . .
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 twofold && mkdir /data && chown twofold /data
COPY --from=build /wheels /wheels
COPY requirements.lock /wheels/requirements.lock
RUN pip install --no-cache-dir /wheels/*.whl && rm -r /wheels
USER twofold
ENV TWOFOLD_DATA_DIR=/data TWOFOLD_HOST=0.0.0.0 TWOFOLD_PORT=8000 TWOFOLD_NO_BROWSER=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["twofold", "serve"]
