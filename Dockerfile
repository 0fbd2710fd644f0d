# docker build -t x-docs . && docker run -p 3000:3000 -v x-docs-data:/data x-docs
# How to run it behind a CDN and on several machines: src/server/DEPLOYMENT.md

FROM node:24-bookworm-slim AS build
# Pages show the date of their last commit, so the build reads the history.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# .npmrc comes before any install because it turns install scripts off.
COPY .npmrc package.json package-lock.json ./
RUN npm ci
COPY . .
ARG MUI_X_LICENSE_KEY
RUN npm run build
# The server's files and its part of the lockfile, traced from its imports.
RUN npm run image -- /server

FROM node:24-bookworm-slim AS packages
WORKDIR /server
COPY .npmrc ./
COPY --from=build /server ./
RUN npm ci

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /server ./
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD \
  ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
