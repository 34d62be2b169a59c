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
  /** Whether any answer will do: a server that is started again may find its database away, and serves what it has. */
  isRestart?: boolean
  env: Environment
  /** Receives what the server prints; the terminal without it. */
  show?: (text: string) => void
}
export type SiteServer = Pick<Child, 'ended' | 'stop'> & { processId: number }

/** Where this machine reaches a server that listens on an address, e.g. `127.0.0.1` or `[::1]`. */
function reachableHost(hostname = '0.0.0.0'): string {
  if (hostname === '0.0.0.0' || hostname === '::') return '127.0.0.1'
  return hostname.includes(':') ? `[${hostname}]` : hostname
}

/**
 * Starts the site's server and waits until /api/health answers 200.
 * @throws StopError when it ends or does not become healthy; it does not run on then
 */
export async function startSite({ mode, port, hostname, isRestart, env, show }: Options): Promise<SiteServer> {
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
      const response = await fetch(`http://${reachableHost(hostname)}:${port}/api/health`, { signal })
      // Somebody else's server may have taken the port a moment before ours: then ours ends.
      if ((response.ok || isRestart) && !isOver) return { ended, stop, processId: pid! }
      last = `${response.status} ${await response.text()}`
    } catch {
      // Not listening yet.
    }
  }
  const wasOver = isOver
  await stop()
  throw new StopError(
    wasOver ? 'The server ended while it started; what it said stands above.' : `The site is not healthy: ${last}`,
  )
}
