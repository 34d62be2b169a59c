import { defineConfig } from '@playwright/test'

import type { JourneyOptions } from './tests/e2e/fixtures'

/** The zone of the browser and, for the dates that tests make, of the tests: not this machine's. */
const timezoneId = 'America/New_York'
process.env.TZ = timezoneId

/**
 * Journeys against a production server that `npm test` has started; it passes its address in E2E_BASE_URL and the moment
 * in which they take place in FIXED_TIME. No retries: a journey that passes at the second try hides a race.
 */
export default defineConfig<JourneyOptions>({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // On two cores: most of a journey is waiting for a page.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // For a machine that is shared: what hangs fails all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  projects: [
    // Editors change what visitors' journeys count, so they come last: a teardown runs whatever failed before.
    { name: 'visitors', testIgnore: 'editors*.e2e.ts', fullyParallel: true, teardown: 'editors' },
    // Files begin in alphabetical order: the longest, which waits for jobs, first, so that nobody waits for it at the end.
    { name: 'editors', testMatch: 'editors*.e2e.ts', fullyParallel: false, use: { clock: 'server' } },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    viewport: { width: 1440, height: 900 },
    timezoneId,
    locale: 'en-US',
    colorScheme: 'light',
    // A worker answers before `page.route` hears of it; tests/e2e/offline.e2e.ts allows it.
    serviceWorkers: 'block',
    // A failed journey leaves a picture in test-results; its trace is made in a second walk (tests/runner/journeys.ts).
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A process less to start and to talk to: a sixteenth of a journey's processor time.
        '--in-process-gpu',
        // Pages of one context share a process: a new one costs 0.5 CPU seconds more, of 1.2.
        '--renderer-process-limit=1',
        // Code of a page that lives for seconds is optimized for nobody: an eighth of a journey's processor time.
        '--js-flags=--no-turbofan --no-maglev',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
