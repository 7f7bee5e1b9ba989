# The table server with its browser pages, as a user without rights. All that is fetched is checked by its hash: packages of
# npm by package-lock.json, those of Python (and what builds) by requirements.lock.
FROM node:24.19.0-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --omit=dev
COPY web .
# Pages are drawn from data that games own, and name the licences of all that is in them.
COPY LICENSES /build/LICENSES
COPY src/twofold/games /build/src/twofold/games
COPY src/twofold/texts /build/src/twofold/texts
RUN npm run build

FROM python:3.13.9-slim-bookworm AS server
WORKDIR /build
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY LICENSES LICENSES
COPY tools/pages_are_built.py tools/
COPY src src
COPY --from=pages /build/src/twofold/web src/twofold/web
RUN sed -n '/^uv==/,/[^\\]$/p' requirements.lock > uv.txt \
 && pip install --no-cache-dir --require-hashes --requirement uv.txt
# The wheel that was built here is named with its hash, so that nothing at all may come without one.
RUN uv build --no-cache --wheel --require-hashes --build-constraint requirements.lock \
 && sha256sum dist/*.whl | sed "s|\(.*\)  \(.*\)|twofold[postgres] @ file://$PWD/\2 --hash=sha256:\1|" > server.txt \
 && uv venv --relocatable /app \
 && uv pip install --no-cache --python /app/bin/python --compile-bytecode --link-mode copy \
      --require-hashes --constraint requirements.lock --requirement server.txt

FROM python:3.13.9-slim-bookworm
LABEL org.opencontainers.image.title="Twofold" \
      org.opencontainers.image.description="Five games of two, one table: DUOS, Duple, Duet, UNO Duo and Dualis." \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT AND Apache-2.0 AND BSD-3-Clause AND CC-BY-4.0 AND CC-BY-SA-4.0 AND CC0-1.0 AND ISC AND OFL-1.1 AND PDDL-1.0 AND Unicode-3.0 AND LicenseRef-SCOWL AND LicenseRef-WordNet"
RUN useradd --create-home --uid 10001 twofold && mkdir /data && chown twofold /data
COPY --from=server /app /app
USER twofold
ENV PATH=/app/bin:$PATH TWOFOLD_DATA_DIR=/data TWOFOLD_HOST=0.0.0.0 TWOFOLD_PORT=8000 TWOFOLD_NO_BROWSER=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["twofold", "serve"]
