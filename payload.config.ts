import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { accountsRoom } from './src/features/accounts/cms'
import {
  adminPanelRoom,
  editGuards,
  showCharacterLimits,
  hideInternalFields,
  saveConflictMessages,
} from './src/features/admin-panel/cms'
import { archetypesRoom } from './src/features/archetypes/cms'
import { assessmentsRoom } from './src/features/assessments/cms'
import { auntieRoom } from './src/features/auntie/cms'
import { bingoRoom } from './src/features/bingo/cms'
import { boundaryMagicRoom } from './src/features/boundary-magic/cms'
import { cleanBeautyRoom } from './src/features/clean-beauty/cms'
import { coachingCommunityRoom } from './src/features/coaching-community/cms'
import { dashboardRoom } from './src/features/dashboard/cms'
import { donationsRoom } from './src/features/donations/cms'
import { educationRoom } from './src/features/education/cms'
import { addReviewPanels, editorialRoom, keepTextChecks } from './src/features/editorial/cms'
import { evidenceRoom } from './src/features/evidence/cms'
import { healthRoom } from './src/features/health/cms'
import { homeRoom } from './src/features/home/cms'
import { invitationsRoom } from './src/features/invitations/cms'
import { mediaRoom } from './src/features/media/cms'
import { pagesRoom } from './src/features/pages/cms'
import { offlineRoom } from './src/features/offline/cms'
import { practiceRoom } from './src/features/practice/cms'
import { ownKeyRoom } from './src/features/own-key/cms'
import { privacyRoom } from './src/features/privacy/cms'
import { searchRoom } from './src/features/search/cms'
import { siteShellRoom } from './src/features/site-shell/cms'
import { smartStacksRoom } from './src/features/smart-stacks/cms'
import { symptomsRoom } from './src/features/symptoms/cms'
import { tarotRoom } from './src/features/tarot/cms'
import { wisdomCouncilRoom } from './src/features/wisdom-council/cms'
import { wisdomRoom } from './src/features/wisdom/cms'
import { objectStorePlugin } from './src/integrations/object-store/objectStorePlugin'
import { emailAdapter } from './src/integrations/email/emailAdapter'
import { foldersOfWriters } from './src/shared/cms/access'
import { closeJobStats, hideServerFolders } from './src/shared/cms/closeConfig'
import { documentSize } from './src/shared/cms/documentSize'
import { editConflicts } from './src/shared/cms/editConflicts'
import { globalVersions } from './src/shared/cms/globalVersions'
import { addRoomTables } from './src/shared/cms/defineRoom'
import { formatErrorResponse } from './src/shared/cms/formatErrorResponse'
import { cmsLogger } from './src/shared/cms/logger'
import { platform } from './src/shared/cms/platform'
import { databaseTimeouts, mainConnections, resilientPg } from './src/shared/resilientPool'
import { adminDateTimeFormat } from './src/shared/cms/adminDateFormats'
import { publishScheduledVersions } from './src/shared/cms/scheduledVersions'
import { trustedOrigins } from './src/shared/cms/trustedOrigins'
import { visibleTexts } from './src/shared/cms/visibleTexts'
import { getEnv } from './src/shared/env'
import { slugs } from './src/slugs'
import { vaultPlugin } from './src/vault/plugin'

const root = path.dirname(fileURLToPath(import.meta.url))
const env = getEnv()

const config = buildConfig({
  admin: {
    user: slugs.users,
    // Payload's own choice asks a foreign server for each editor's picture.
    avatar: 'default',
    importMap: { baseDir: path.resolve(root, 'src') },
    meta: {
      titleSuffix: ' · Power Years',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    dateFormat: adminDateTimeFormat,
  },
  // Collections stand in the panel, and starter content is made, in the order of the rooms.
  plugins: [
    platform,
    vaultPlugin,
    adminPanelRoom,
    healthRoom,
    searchRoom,
    assessmentsRoom,
    auntieRoom,
    educationRoom,
    evidenceRoom,
    editorialRoom,
    wisdomRoom,
    dashboardRoom,
    symptomsRoom,
    practiceRoom,
    tarotRoom,
    bingoRoom,
    boundaryMagicRoom,
    smartStacksRoom,
    cleanBeautyRoom,
    archetypesRoom,
    wisdomCouncilRoom,
    mediaRoom,
    pagesRoom,
    homeRoom,
    coachingCommunityRoom,
    donationsRoom,
    invitationsRoom,
    siteShellRoom,
    offlineRoom,
    privacyRoom,
    ownKeyRoom,
    accountsRoom,
    // Behind every collection that holds files.
    objectStorePlugin,
    // Behind every collection and global that somebody edits.
    addReviewPanels,
    keepTextChecks,
    visibleTexts,
    documentSize,
    globalVersions,
    editConflicts,
    editGuards,
    showCharacterLimits,
    hideInternalFields,
  ],
  editor: lexicalEditor(),
  secret: env.PAYLOAD_SECRET ?? '',
  sharp,
  email: emailAdapter,
  csrf: trustedOrigins(env.SITE_URL),
  i18n: { translations: { en: { general: saveConflictMessages } } },
  graphQL: { disable: true },
  // Modules refer to modules: ten steps of that, Payload's own bound, hold more than any memory.
  maxDepth: 2,
  telemetry: false,
  // What a stranger can provoke by a malformed request is no error of ours.
  // A refused filter is repeated in its message.
  loggingLevels: { APIError: 'info', AuthenticationError: 'info', LockedAuth: 'info', QueryError: false },
  logger: cmsLogger({ asJson: env.NODE_ENV === 'production' }),
  hooks: { afterError: [formatErrorResponse] },
  upload: {
    // 12 MB: a photo of a phone. Larger ones are refused before they fill the memory.
    limits: { fileSize: 12 * 1024 * 1024 },
    abortOnLimit: true,
    responseOnLimit: 'A picture may have up to 12 MB.',
  },
  db: postgresAdapter({
    pg: resilientPg,
    pool: {
      connectionString: env.DATABASE_URL,
      max: mainConnections,
      // A migration may take its time, with nobody waiting for it.
      ...(process.env.PAYLOAD_MIGRATING !== 'true' && databaseTimeouts),
    },
    migrationDir: path.resolve(root, 'migrations'),
    // Development uses the same migrations as production: a schema that only exists by pushing is never shipped.
    push: false,
    // A block is a part of its page, and never asked for by itself: a table of its own for each would be two dozen.
    blocksAsJSON: true,
    beforeSchemaInit: [addRoomTables],
  }),
  folders: { collectionOverrides: [foldersOfWriters] },
  jobs: {
    // No autoRun: two instances would run the same job. src/instrumentation.ts follows the jobs.
    deleteJobOnComplete: true,
    access: { run: () => false },
  },
  // Written when asked to: each start in development or a test would do it again, in a process of its own.
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts'), autoGenerate: false },
})

export default config.then(publishScheduledVersions).then(closeJobStats).then(hideServerFolders)
