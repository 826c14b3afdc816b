# syntax=docker/dockerfile:1
# The site in an image of its own; docs/operations.md says how to build and run it.
#   docker build --secret id=env,src=.env --build-arg SETTINGS="$(sha256sum .env)" --tag silene .

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/tools/package.json packages/tools/
RUN --mount=type=cache,target=/root/.npm npm ci

# Pages are rendered from what the content service and the shop say while this runs. The settings come as a secret and stay in
# no layer; without one it is the demonstration, whose services run for as long as it takes.
FROM packages AS build
COPY . .
# Docker reuses the layer of the next step although the secret has changed, unless this value has changed as well.
ARG SETTINGS
RUN --mount=type=secret,id=env,target=/app/.env node packages/tools/build.ts && rm -rf .next/cache .sandbox

# What a built site runs on: nothing of what it is built with, of the embedded services or of the tools.
FROM base AS production
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspaces=false

# The embedded services of the demonstration.
FROM packages AS services
COPY . .
RUN install --directory --owner=node --group=node /data
ENV SANDBOX_STATE_DIR=/data/sandbox
VOLUME /data
USER node
CMD ["node", "packages/sandbox/server.ts"]

FROM base AS site
ENV NODE_ENV=production PORT=3000 STORE_DIR=/data/store BACKUP_DIR=/data/backups
COPY --from=production /app/node_modules ./node_modules
COPY --from=production /app/package.json /app/package-lock.json ./
# The settings of the build say where things are; the program of the operator (ops, doctor) is read as it is written.
COPY .env.example .nvmrc next.config.ts tsconfig.json prismicio.ts server.ts ./
COPY lib ./lib
COPY server ./server
COPY messages ./messages
COPY packages/tools ./packages/tools
# The dates of the shop's versions, which the doctor reads.
COPY packages/sandbox/shopify/versions.ts ./packages/sandbox/shopify/versions.ts
COPY content/shop ./content/shop
COPY customtypes ./customtypes
COPY slices ./slices
COPY public ./public
COPY --from=build /app/.next ./.next
# An empty .env: what the environment does not set is not set, the example plays no part.
# A volume that is mounted has the owner of the folder that it takes the place of.
RUN touch .env && install --directory --owner=node --group=node /data /data/store /data/backups
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/tools/start.ts"]
