import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { packageCommand, runChild } from './childProcess'
import { StopError } from './stopError.mjs'

/** A download that hangs must not hold the tests for ever. */
const DOWNLOAD_MS = 5 * 60_000
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A real Chromium: CHROMIUM_PATH, Playwright's own, the system's; where there is none, one is got.
 * @returns the path of the program
 * @throws StopError
 */
export async function provideChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new StopError(`CHROMIUM_PATH: ${given} is no browser that runs here.`)
  }
  return (await findChromium()) ?? (await downloadChromium()) ?? (await installChromium()) ?? giveUp()
}

async function findChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [chromium.executablePath(), ...onPath].find((path) => path && existsSync(path) && runs(path))
}

/** Debian's package without its libraries, or Ubuntu's pointer to a snap, lies there and does not start. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

async function downloadChromium(): Promise<string | undefined> {
  const options = { node: true, timeoutMs: DOWNLOAD_MS }
  const { code } = await runChild(packageCommand('playwright'), ['install', 'chromium'], options)
  return code === 0 ? findChromium() : undefined
}

/** Debian's own, as root or where sudo asks for no password. */
async function installChromium(): Promise<string | undefined> {
  const root = process.getuid?.() === 0
  const sudo = root ? [] : ['sudo', '-n']
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return undefined
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    // Not 0 either where there is no apt-get.
    if ((await runChild(command!, rest, { env })).code !== 0) return undefined
  }
  return findChromium()
}

function giveUp(): never {
  throw new StopError('No Chromium is here and none could be got: install one, or set CHROMIUM_PATH.')
}
