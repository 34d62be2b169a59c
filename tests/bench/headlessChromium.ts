import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../../src/operations/childProcess'
import { provideChromium } from '../runner/chromium'
import { onShutdown } from '../../src/operations/shutdown'
import { StopError } from '../../src/operations/stopError.mjs'

const START_MS = 30_000
const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-port=0',
]

/** A running Chromium. `port` is its debugging protocol's. */
export type Chromium = { port: number; stop: () => Promise<void> }

/** Starts a Chromium with a profile of its own. */
export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'power-years-bench-'))
  const removeProfile = onShutdown(() => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }))
  let found: (port: number) => void
  const listening = new Promise<number>((resolve) => (found = resolve))
  let said = ''
  const chromium = startChild(await provideChromium(), [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    buffer: false,
    onOutput: (text) => {
      said = `${said}${text}`.slice(-2000)
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1]
      if (port) found(Number(port))
    },
  })
  const failed = chromium.ended.then(() => Promise.reject(new StopError(`Chromium did not start: ${said.trim()}`)))
  failed.catch(() => {})
  const late = AbortSignal.timeout(START_MS)
  const tooLate = new Promise<never>((_, reject) => {
    late.onabort = () => reject(new StopError('Chromium did not start in time.'))
  })
  const port = await Promise.race([listening, failed, tooLate] as Promise<number>[])
  late.onabort = null
  const stop = async () => {
    await chromium.stop()
    await removeProfile()
  }
  return { port, stop }
}
