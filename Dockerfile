# syntax=docker/dockerfile:1
# Node and Debian are pinned; the database's image is pinned in docker-compose.yml.
FROM node:24.21.0-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

# What building needs is what serving needs, without development dependencies.
FROM base AS build
COPY package.json package-lock.json ./
COPY scripts/run.mjs ./scripts/
COPY src/operations/*.mjs ./src/operations/
RUN node scripts/run.mjs install-serving
COPY --chown=node:node . .
# Pages are made from a database: the embedded one, seeded, which the image does not keep.
# As an ordinary user, who may write here: PostgreSQL does not run as root.
RUN chown node:node /app
USER node
RUN node scripts/run.mjs build && rm -rf .data .next/cache

FROM base AS site
ENV NODE_ENV=production
# A new volume takes the owner of the folder it is laid over.
RUN mkdir .data media && chown node:node /app .data media
COPY --from=build /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=node:node /app/.next-server ./.next-server
COPY --from=build --chown=node:node /app/tsconfig.json ./
COPY --chown=node:node package.json package-lock.json next.config.ts payload.config.ts postcss.config.mjs ./
COPY --chown=node:node scripts ./scripts
COPY --chown=node:node migrations ./migrations
COPY --chown=node:node src ./src
COPY --chown=node:node public ./public
USER node
EXPOSE 3000
VOLUME ["/app/.data", "/app/media"]
# Migrating a large database takes its time; so does the first page after a change of database.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: a signal reaches the script itself, which stops the site first and the database last.
CMD ["node", "scripts/run.mjs", "start", "--as-built"]
