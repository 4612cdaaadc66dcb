# syntax=docker/dockerfile:1

# Node 24 is supported until April 2028. Source: nodejs/Release, schedule.json.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# Packages that run, alone: what is needed to build and test stays out of the image that ships.
FROM base AS packages
COPY package.json package-lock.json ./
# The image's own Node serves; the one that the packages bring for older machines stays out.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf dist/compiled

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
RUN mkdir data && chown node:node data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/backend/src/main.js"]
