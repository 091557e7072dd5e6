# Tags without digests: each build gets current security updates.
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node_modules/.bin/webpack -c webpack.config.ts && rm -rf dist/gallery

FROM node:22-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
# Shared malloc arenas for zlib and sharp: less memory, slightly slower.
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
COPY public public
COPY scripts/operate.mjs scripts/operate.mjs
COPY scripts/lib/progress.mjs scripts/lib/progress.mjs
# Only the embedded database and backups write here; the rest may be read-only.
RUN install -d -o node -g node -m 700 /data
VOLUME /data
USER node
EXPOSE 3000
# /healthz, not /readyz: a restart does not help when the database is down.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
