import { createRequire } from 'node:module'
import { join } from 'node:path'
import { keptSecret } from './private-file.mjs'
import { DATA_FOLDER, ROOT } from './project-paths.mjs'
import { StopError } from './stop-error.mjs'

/**
 * Reads .env files as Next does and checks everything by src/shared/env.ts. Needs the dependencies.
 * @param nodeEnv decides which .env files count and is set for this process and its children
 * @returns the typed environment of src/shared/env.ts
 */
export async function readEnvironment(nodeEnv) {
  process.env.NODE_ENV = nodeEnv
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  // Next's own reader, so that both see the same values.
  const nextRequire = createRequire(join(ROOT, 'node_modules', 'next', 'package.json'))
  nextRequire('@next/env').loadEnvConfig(ROOT, nodeEnv === 'development', { info() {}, error: console.error })

  const { tsImport } = await import('tsx/esm/api')
  const { readEnv, EnvError } = await tsImport('../../src/shared/env.ts', import.meta.url)
  try {
    return readEnv()
  } catch (error) {
    throw error instanceof EnvError ? new StopError(error.message) : error
  }
}

/** The environment of Payload and Next: everything checked, the embedded defaults filled in. */
export function siteEnvironment(env, databaseUrl) {
  return {
    ...process.env,
    PORT: String(env.PORT),
    SITE_URL: env.SITE_URL,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? keptSecret(join(DATA_FOLDER, 'payload-secret')),
  }
}
