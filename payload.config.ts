import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import type sharpModule from 'sharp'

import { collections, endpoints, globals } from './src/collections'
import { auntieUsageTable } from './src/features/auntie/cms/usageTable'
import { stripeEvents } from './src/features/donations/cms/stripeEvents'
import { sendBatchTask } from './src/features/invitations/cms/batchSending'
import { batchRecipients, invitedAddresses } from './src/features/invitations/cms/tables'
import { filesInStore } from './src/integrations/object-store/filesInStore'
import { removeStoredFilesTask } from './src/integrations/object-store/removeStoredFiles'
import { outboxAdapter } from './src/integrations/email/outboxAdapter'
import { formatErrorResponse } from './src/shared/cms/formatErrorResponse'
import { resilientPg } from './src/shared/cms/resilientPool'
import { libraryPassagesTable } from './src/shared/cms/libraryPassages'
import { pageCacheChanges } from './src/shared/cms/notifyContentChange'
import { adminDateTimeFormat } from './src/shared/cms/adminDateFormats'
import { rateLimitsTable } from './src/shared/cms/rateLimitsTable'
import { searchDocumentsTable } from './src/shared/cms/searchDocuments'
import { trustedOrigins } from './src/shared/cms/trustedOrigins'
import { getEnv } from './src/shared/env'
import { slugs } from './src/slugs'
import { forgetUntouchedTask } from './src/vault/forgetUntouched'
import { vaultRecords } from './src/vault/recordsTable'

const root = path.dirname(fileURLToPath(import.meta.url))
const env = getEnv()
// Not by import: sharp's files for that are not for Node 20.9.
const sharp = createRequire(import.meta.url)('sharp') as typeof sharpModule

export default buildConfig({
  admin: {
    user: slugs.users,
    // Payload's own choice asks a foreign server for each editor's picture.
    avatar: 'default',
    importMap: { baseDir: path.resolve(root, 'src') },
    components: {
      graphics: {
        Logo: '/features/admin-panel/cms/Logo#Logo',
        Icon: '/features/admin-panel/cms/Icon#Icon',
      },
      beforeDashboard: [
        '/features/admin-panel/cms/ScheduleTroubles#ScheduleTroubles',
        '/features/admin-panel/cms/Greeting#Greeting',
        '/features/donations/cms/DonationSummary#DonationSummary',
        '/features/invitations/cms/Outbox#Outbox',
      ],
    },
    meta: {
      titleSuffix: ' · Power Years',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    dateFormat: adminDateTimeFormat,
  },
  collections,
  globals,
  endpoints,
  plugins: env.S3_BUCKET ? [filesInStore] : [],
  editor: lexicalEditor(),
  secret: env.PAYLOAD_SECRET ?? '',
  sharp,
  email: outboxAdapter,
  csrf: trustedOrigins(env.SITE_URL),
  graphQL: { disable: true },
  // Modules refer to modules: ten steps of that, Payload's own bound, hold more than any memory.
  maxDepth: 2,
  telemetry: false,
  // What a stranger can provoke by a malformed request is no error of ours.
  loggingLevels: { APIError: 'info', AuthenticationError: 'info', LockedAuth: 'info', QueryError: 'info' },
  hooks: { afterError: [formatErrorResponse] },
  upload: {
    // 15 MB: a photo of a phone. Larger ones are refused before they fill the memory.
    limits: { fileSize: 15_000_000 },
    abortOnLimit: true,
    responseOnLimit: 'A picture may have up to 15 MB.',
  },
  db: postgresAdapter({
    pg: resilientPg,
    pool: { connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5_000, max: 20 },
    migrationDir: path.resolve(root, 'migrations'),
    // Development uses the same migrations as production: a schema that only exists by pushing is never shipped.
    push: false,
    beforeSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: {
          ...schema.tables,
          page_cache_changes: pageCacheChanges,
          library_passages: libraryPassagesTable,
          search_documents: searchDocumentsTable,
          auntie_usage: auntieUsageTable,
          request_limits: rateLimitsTable,
          stripe_events: stripeEvents,
          invited_addresses: invitedAddresses,
          batch_recipients: batchRecipients,
          vault_records: vaultRecords,
        },
      }),
    ],
  }),
  jobs: {
    // No autoRun: two instances would run the same job. src/instrumentation.ts follows the jobs.
    deleteJobOnComplete: true,
    tasks: [forgetUntouchedTask, sendBatchTask, removeStoredFilesTask],
    access: { run: () => false },
  },
  // Written when asked to: each start in development or a test would do it again, in a process of its own.
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts'), autoGenerate: false },
})
