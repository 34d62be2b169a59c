import { defineConfig } from '@playwright/test'

/**
 * Journeys against a production server that `npm test` has started; it passes its address in E2E_BASE_URL.
 * No retries: a journey that passes at the second try hides a race.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  projects: [
    { name: 'visitors', testIgnore: 'editors*.e2e.ts', fullyParallel: true },
    // Editors change what visitors' journeys count, so they come last; and one after the other, for when somebody signs
    // in twice in the same moment Payload forgets one of her sessions.
    { name: 'editors', testMatch: 'editors*.e2e.ts', dependencies: ['visitors'], fullyParallel: false, workers: 1 },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    viewport: { width: 1440, height: 900 },
    // A worker answers before `page.route` hears of it; tests/e2e/offline.e2e.ts allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
