import { setTimeout as sleep } from 'node:timers/promises'

import { bundleServer, serverBundle } from './bundles'
import { packageCommand, startChild, type Child, type Environment } from './childProcess'
import { StopError } from './stopError.mjs'

/** Development compiles the first page when it is requested. */
const READY_MS = { start: 60_000, dev: 180_000 }
const POLL_MS = 100

type Options = {
  /** `start` serves a build, `dev` compiles on demand. */
  mode: 'start' | 'dev'
  port: number
  /** The only address it listens on; every one without it. */
  hostname?: string
  env: Environment
  /** Receives what the server prints; the terminal without it. */
  show?: (text: string) => void
}
export type SiteServer = Pick<Child, 'ended' | 'stop'> & { processId: number }

/**
 * Starts the site's server and waits until /api/health answers 200.
 * @throws StopError when it ends or does not become healthy
 */
export async function startSite({ mode, port, hostname, env, show }: Options): Promise<SiteServer> {
  const distDir = env.NEXT_DIST_DIR || '.next'
  // For the cache handler; a build has its own.
  if (mode === 'dev') await bundleServer(distDir)
  const [command, ...args] = mode === 'dev' ? [packageCommand('next'), 'dev'] : [serverBundle(distDir)]
  const address = ['--port', String(port), ...(hostname ? ['--hostname', hostname] : [])]
  // Without a limit V8 lets its heap grow past 600 MB before it cleans up; about 100 MB of it are in use.
  const isLimited = mode === 'dev' || env.NODE_OPTIONS?.includes('--max-old-space-size')
  const nodeOptions = [env.NODE_OPTIONS, !isLimited && '--max-old-space-size=512'].filter(Boolean).join(' ')
  const { pid, ended, stop } = startChild(command!, [...args, ...address], {
    node: true,
    buffer: false,
    env: {
      ...env,
      NODE_OPTIONS: nodeOptions,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      PORT: String(port),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    onOutput: show ?? ((text) => process.stdout.write(text)),
  })
  let isOver = false
  void ended.then(() => (isOver = true))

  let last = 'no answer'
  for (const deadline = Date.now() + READY_MS[mode]; !isOver && Date.now() < deadline; await sleep(POLL_MS)) {
    try {
      const signal = AbortSignal.timeout(READY_MS[mode])
      const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal })
      // Somebody else's server may have taken the port a moment before ours: then ours ends.
      if (response.ok && !isOver) return { ended, stop, processId: pid! }
      last = `${response.status} ${await response.text()}`
    } catch {
      // Not listening yet.
    }
  }
  throw new StopError(
    isOver ? 'The server ended while it started; what it said stands above.' : `The site is not healthy: ${last}`,
  )
}
