import { defineConfig } from '@playwright/test'

/**
 * A month lived through in a browser, and a record of ten thousand entries: minutes each, and for a site that is served
 * already, `E2E_BASE_URL=http://localhost:3000 npm run test:lived`. No part of `npm test`. Pictures lie in
 * test-results/lived.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.lived.ts',
  outputDir: '../../test-results/lived-traces',
  workers: 1,
  retries: 0,
  timeout: 15 * 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
})
