import path from 'node:path'

import { defineConfig } from 'vitest/config'

const alias = {
  '@/': `${path.resolve(import.meta.dirname, 'src')}/`,
  '@payload-config': path.resolve(import.meta.dirname, 'payload.config.ts'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    // As scripts/lib/child-process.mjs does and says why, also when vitest is started by hand.
    execArgv: ['--conditions=production'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['src/**/*.int.test.ts', 'tests/**/*.int.test.ts'],
          globalSetup: ['src/testing/globalSetup.ts'],
          pool: 'forks',
          // Each file starts Payload of its own; two cores serve one at a time best.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
