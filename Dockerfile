# docker build -t x-docs . && docker run -p 3000:3000 -v x-docs-data:/data x-docs
# How to run it behind a CDN and on several machines: src/server/DEPLOYMENT.md

FROM node:24-bookworm-slim AS build
# The dates of the pages are those of their last commits.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# What the server imports while it runs, at the versions of package.json; the rest only serves to build.
FROM node:24-bookworm-slim AS packages
WORKDIR /packages
COPY package.json /tmp/package.json
RUN npm init --yes && npm install --no-audit --no-fund $(node -p " \
  const { dependencies } = require('/tmp/package.json'); \
  ['@hono/node-server', '@modelcontextprotocol/sdk', 'hono', 'minisearch', 'pg', 'zod'].map((name) => name + '@' + dependencies[name]).join(' ')")

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /packages/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/content/site.config.ts /app/content/redirects.ts content/
COPY --from=build /app/src/model src/model
COPY --from=build /app/src/generator/files/directories.ts src/generator/content/
COPY --from=build /app/src/generator/delivery src/generator/delivery
COPY --from=build /app/src/generator/search/loadSearch.ts src/generator/search/
COPY --from=build /app/src/server src/server
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD \
  ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
