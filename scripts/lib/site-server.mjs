import { setTimeout as sleep } from 'node:timers/promises'
import { bundleServer, serverBundle } from './bundles.mjs'
import { packageCommand, startChild } from './child-process.mjs'
import { StopError } from './stop-error.mjs'

/** Development compiles the first page when it is asked for. */
const READY_MS = { start: 60_000, dev: 180_000 }
const POLL_MS = 100
/** Next's own greeting; ours comes last and says more. */
const BANNER =
  /^\s*(▲ Next\.js|- (Local|Network|Environments|Experiments|Cache Components)|✓ (Starting|Ready|Running next\.config)|[✓⨯] \w+$|$)/

/**
 * Starts Next's server and waits until /api/health answers 200.
 * @param options.mode `start` serves a build, `dev` compiles on demand
 * @param options.hostname the only address it listens on; every one without it
 * @param options.env environment of the server
 * @param options.show receives what the server prints; the terminal without it
 * @returns {Promise<{ ended: Promise<{ code, signal }>, stop: () => Promise<void>, processId: number }>}
 * @throws StopError, after printing what Next said, when it ends or does not become healthy
 */
export async function startSite({ mode, port, hostname, env, show = (text) => process.stdout.write(text) }) {
  let ready = false
  let early = ''
  const showWithoutBanner = (text) => {
    const lines = text.split('\n').filter((line) => !BANNER.test(line))
    if (lines.length > 0) show(`${lines.join('\n')}\n`)
  }
  const address = ['--port', String(port), ...(hostname ? ['--hostname', hostname] : [])]
  const next = { command: packageCommand('next'), args: ['dev', ...address] }
  const distDir = env.NEXT_DIST_DIR || '.next'
  // The cache handler; a build has its own.
  if (mode === 'dev') await bundleServer(distDir)
  const { command, args } = mode === 'dev' ? next : { command: serverBundle(distDir), args: address }
  const { child, ended, stop } = startChild(command, args, {
    node: true,
    keepOutput: false,
    env: {
      ...env,
      // Without a limit V8 lets its heap grow past 600 MB before it cleans up; about 100 MB of it are in use.
      ...(mode === 'start' &&
        !env.NODE_OPTIONS?.includes('--max-old-space-size') && {
          NODE_OPTIONS: [env.NODE_OPTIONS, '--max-old-space-size=512'].filter(Boolean).join(' '),
        }),
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      PORT: String(port),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    onOutput: (text) => {
      if (ready) showWithoutBanner(text)
      else early += text
    },
  })
  let over = false
  void ended.finally(() => (over = true)).catch(() => {})

  const deadline = Date.now() + READY_MS[mode]
  let last = 'no answer'
  while (!over && Date.now() < deadline) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(READY_MS[mode]) })
      // Somebody else's server may have taken the port a moment before ours: then ours ends.
      if (answer.ok && !over) {
        ready = true
        showWithoutBanner(early)
        return { ended, stop, processId: child.pid }
      }
      last = `${answer.status} ${await answer.text()}`
    } catch {
      // Not listening yet.
    }
    await sleep(POLL_MS)
  }
  console.error(early.trim())
  throw new StopError(
    over ? 'The server ended while it started; what it said stands above.' : `The site is not healthy: ${last}`,
  )
}
