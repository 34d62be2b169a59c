import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { collections, endpoints, globals } from './src/collections'
import { pageCacheChanges } from './src/shared/cms/pageCacheChanges'
import { getEnv } from './src/shared/env'
import { slugs } from './src/slugs'

const root = path.dirname(fileURLToPath(import.meta.url))
const env = getEnv()

export default buildConfig({
  admin: {
    user: slugs.users,
    importMap: { baseDir: path.resolve(root, 'src') },
    meta: { titleSuffix: ' · Power Years', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
    dateFormat: 'd MMM yyyy, HH:mm',
  },
  collections,
  globals,
  endpoints,
  editor: lexicalEditor(),
  secret: env.PAYLOAD_SECRET ?? '',
  sharp,
  // Browsers send an Origin with every write: only our own may carry an editor's cookie.
  csrf: [env.SITE_URL],
  graphQL: { disable: true },
  telemetry: false,
  db: postgresAdapter({
    pool: { connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5_000, max: 20 },
    migrationDir: path.resolve(root, 'migrations'),
    // Development uses the same migrations as production: a schema that only exists by pushing is never shipped.
    push: false,
    beforeSchemaInit: [
      ({ schema }) => ({ ...schema, tables: { ...schema.tables, page_cache_changes: pageCacheChanges } }),
    ],
  }),
  jobs: {
    autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 50 }],
    deleteJobOnComplete: true,
  },
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts') },
})
