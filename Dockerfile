# The service and both store apps in one image: the command chooses. See docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# The pages are built here, because the file system is read-only later.
RUN npx --yes pnpm@10.34.8 install --frozen-lockfile && npx --yes pnpm@10.34.8 build
# What runs needs a third of what builds and tests.
RUN rm -rf node_modules ./*/node_modules ./*/*/node_modules e2e examples docs/images \
  && npx --yes pnpm@10.34.8 install --frozen-lockfile --prod \
    --filter @wareword/backend... --filter @wareword/woo-bridge... --filter @wareword/shopify-app...

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
# Emails, and the embedded database if there is no DATABASE_URL.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "server/src/health-check.ts"]
CMD ["node", "backend/src/main.ts"]
