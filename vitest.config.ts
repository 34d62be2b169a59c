import path from 'node:path'

import { defineConfig } from 'vitest/config'

import { measurements, reports } from './tests/runner/measurements.ts'

const alias = {
  '@/': `${path.resolve(import.meta.dirname, 'src')}/`,
  '@payload-config': path.resolve(import.meta.dirname, 'payload.config.ts'),
}

/** Integration tests that need another payload.config.ts or the modules anew: each starts Payload by itself. */
const isolated = ['src/integrations/object-store/objectStore.int.test.ts', 'src/integrations/email/outbox.int.test.ts']
/** Those whose payload.config.ts is of another site (`anotherSite` in src/testing/cms.ts) share a worker of their own. */
const ofAnotherSite = [
  'src/features/accounts/cms/firstUser.int.test.ts',
  // Stands in for the store's client, which no other of these loads.
  'src/features/media/cms/media.int.test.ts',
]
/** Unit tests that stand in for a module or load it anew, which the others of their worker would see. */
const isolatedUnits = [
  'src/features/admin-panel/cms/Scheduled.test.tsx',
  'src/features/admin-panel/cms/useLockGivenBack.test.tsx',
  'src/features/admin-panel/cms/useSafetyCopies.test.tsx',
  'src/features/auntie/cms/safetySettings.test.ts',
  'src/features/dashboard/site/DashboardScreen.test.tsx',
  'src/features/donations/site/islands/PaymentStep.test.tsx',
  'src/features/editorial/cms/DeskPanel.test.tsx',
  'src/features/editorial/cms/useDesk.test.tsx',
  'src/features/editorial/cms/useKeptText.test.tsx',
  'src/features/education/cms/ModuleChecks.test.tsx',
  'src/features/invitations/cms/CampaignDesk.test.tsx',
  'src/features/media/cms/pictureFiles.test.ts',
  'src/features/pages/site/PageScreen.test.tsx',
  'src/features/smart-stacks/site/queries.test.ts',
  'src/features/symptoms/site/islands/Findings.test.tsx',
  'src/features/symptoms/site/islands/SymptomHistory.test.tsx',
  'src/server/cacheHandler.test.ts',
  'src/shared/now.test.ts',
  'src/testing/correctionsWhileLocked.test.ts',
  'src/testing/dialogWords.test.tsx',
  'src/testing/historyWords.test.tsx',
  'src/testing/ownKeyWords.test.tsx',
  'src/testing/pageWords.test.tsx',
  'src/testing/readingWords.test.tsx',
  'src/testing/viewWords.test.tsx',
  'src/testing/writesWhileLocked.test.ts',
]
const units = ['src/**/*.test.{ts,tsx}', 'tests/runner/*.test.ts']
/** Beside what every project has. Integration tests need a clock that goes on, as their database's does. */
const unitSetup = ['src/testing/fixedDate.ts']
const integration = {
  globalSetup: ['src/testing/globalSetup.ts'],
  setupFiles: ['src/testing/fixedSeed.ts', 'src/testing/cachePasswordHashes.ts'],
  pool: 'forks' as const,
  testTimeout: 180_000,
  hookTimeout: 300_000,
}

/** Given to each project: what these extend is read anew, in the mode `test`. */
const environment = (mode: string) => ({
  NODE_ENV: 'test' as const,
  TZ: 'UTC',
  RESILIENCE: mode === 'resilience' ? 'full' : '',
})

export default defineConfig(({ mode }) => ({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    setupFiles: ['src/testing/fixedSeed.ts', 'src/testing/patientWaits.ts'],
    // What a busy machine needs; what hangs fails all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env: environment(mode),
          setupFiles: unitSetup,
          include: units,
          exclude: ['**/*.int.test.ts', ...isolatedUnits],
          // A process for each file cost more than all tests together: 88 CPU seconds instead of 36.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit, isolated', env: environment(mode), setupFiles: unitSetup, include: isolatedUnits },
      },
      {
        extends: true,
        test: {
          ...integration,
          env: environment(mode),
          name: 'integration, isolated',
          include: isolated,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          env: environment(mode),
          name: 'integration, of another site',
          include: ofAnotherSite,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          env: environment(mode),
          name: 'integration',
          include: ['src/**/*.int.test.ts', 'tests/**/*.int.test.ts'],
          exclude: [
            ...isolated,
            ...ofAnotherSite,
            ...(mode === 'resilience' ? [] : measurements),
            ...(process.env.EVALUATION_REPORT ? [] : reports),
          ],
          // The files of a worker share its Payload (src/testing/cms.ts).
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}))
