import { createRequire } from 'node:module'
import { join } from 'node:path'

import { EnvError, readEnv, type Env } from '@/shared/env'
import type { Environment } from './childProcess'
import { DATA_FOLDER, ROOT } from './paths'
import { storedSecret } from './privateFile'
import { StopError } from './stopError.mjs'

type NextEnv = { loadEnvConfig: (folder: string, isDevelopment: boolean, log: object) => void }

/**
 * Reads .env files as Next does and checks everything by src/shared/env.ts.
 * @param nodeEnv decides which .env files count and is set for this process and its children
 */
export function readEnvironment(nodeEnv: 'development' | 'production'): Env {
  Object.assign(process.env, { NODE_ENV: nodeEnv, NEXT_TELEMETRY_DISABLED: '1' })
  // Next's own reader, so that both see the same values.
  const { loadEnvConfig } = createRequire(join(ROOT, 'node_modules/next/package.json'))('@next/env') as NextEnv
  loadEnvConfig(ROOT, nodeEnv === 'development', { info() {}, error: console.error })
  try {
    return readEnv()
  } catch (error) {
    throw error instanceof EnvError ? new StopError(error.message) : error
  }
}

/** The environment of Payload and Next: everything checked, the embedded defaults filled in. */
export function siteEnvironment(env: Env, databaseUrl: string): Environment {
  return {
    ...process.env,
    PORT: String(env.PORT),
    SITE_URL: env.SITE_URL,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? storedSecret(join(DATA_FOLDER, 'payload-secret')),
  }
}
