# The table server with its browser pages, as a user without rights.
FROM node:22-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --omit=dev
COPY web .
# Pages are drawn from data that games own, and name the licences of all that is in them.
COPY LICENSES /build/LICENSES
COPY src/twofold/games /build/src/twofold/games
COPY src/twofold/texts /build/src/twofold/texts
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /build
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY LICENSES LICENSES
COPY tools/pages_are_built.py tools/
COPY src src
COPY --from=pages /build/src/twofold/web src/twofold/web
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && sed -e '/--hash/d' -e 's/ *\\$//' requirements.lock > /wheels/versions.txt

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 twofold && mkdir /data && chown twofold /data
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --constraint /wheels/versions.txt /wheels/*.whl
USER twofold
ENV TWOFOLD_DATA_DIR=/data TWOFOLD_HOST=0.0.0.0 TWOFOLD_PORT=8000 TWOFOLD_NO_BROWSER=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["twofold", "serve"]
