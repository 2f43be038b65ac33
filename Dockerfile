# Sayso with its page. Settings are environment variables: see docs/deploy.md.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-slim
ENV NODE_ENV=production \
    SAYSO_HOST=0.0.0.0 \
    SAYSO_PORT=3000 \
    SAYSO_LOG=info \
    SAYSO_DATABASE_URL=file:/data/sayso.db
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/bin ./bin
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/node_modules ./node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=40s \
  CMD ["node", "bin/healthy.js"]
STOPSIGNAL SIGTERM
# A small heap: garbage is collected before it piles up.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "bin/sayso.js", "serve"]
