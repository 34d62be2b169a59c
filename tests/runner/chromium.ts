import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { packageCommand, runChild } from '../../src/operations/childProcess'
import { StopError } from '../../src/operations/stopError.mjs'

/** A download that hangs must not hold the tests for ever. */
const DOWNLOAD_MS = 5 * 60_000
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/**
 * Debian's package of the same engine without a browser's own windows, whose pages cost three times as much as ours:
 * 0.7 CPU seconds for a page in a context of its own instead of 2.4 (Chromium 156).
 */
const SHELL = 'chromium-headless-shell'
const SHELL_PATH = `/usr/lib/chromium/${SHELL}`

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
  if (runs(SHELL_PATH)) return SHELL_PATH
  const found = await findChromium()
  // Somebody's own machine with a browser is left as it is; root on Debian is a container.
  if ((!found || process.getuid?.() === 0) && (await installPackage(SHELL)) && runs(SHELL_PATH)) return SHELL_PATH
  if (found) return found
  const got = (await downloadChromium()) ?? ((await installPackage('chromium')) ? await findChromium() : undefined)
  return got ?? giveUp()
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

/** From Debian, as root or where sudo asks for no password. @returns whether it is here now */
async function installPackage(name: string): Promise<boolean> {
  const root = process.getuid?.() === 0
  const sudo = root ? [] : ['sudo', '-n']
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    // Not 0 either where there is no apt-get.
    if ((await runChild(command!, rest, { env, timeoutMs: DOWNLOAD_MS })).code !== 0) return false
  }
  return true
}

function giveUp(): never {
  throw new StopError('No Chromium is here and none could be got: install one, or set CHROMIUM_PATH.')
}
