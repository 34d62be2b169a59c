// @ts-check
// Plain Node, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { step } from './progress.mjs'
import { explainErrnoInOutput, StopError } from './stopError.mjs'

/** The commands that need no development dependencies; `install-serving` is the Dockerfile's. */
export const servingCommands = [
  'start',
  'build',
  'seed',
  'create-founder',
  'backup',
  'restore',
  'upgrade-postgres',
  'export-content',
  'import-content',
  'install-serving',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const lockFile = `${root}package-lock.json`
/** The hash of the lock that node_modules was installed from, followed by ` serving` without development dependencies. */
const stampFile = `${root}node_modules/.power-years-lock`

/**
 * Installs what package-lock.json says, when node_modules is missing, incomplete or was installed from another lock.
 * Ends the process with one line when that fails.
 * @param {{ forServing: boolean }} options forServing: leave out what only develops and tests
 */
export async function installDependencies({ forServing }) {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (stamp === hash || (forServing && stamp === `${hash} serving`)) return
  // Said either way: NODE_ENV=production in the shell must not leave out what tests. `npm install` adds to what is there.
  const args = stamp === `${hash} serving` ? ['install', '--no-save'] : ['ci']
  try {
    await step('Installing dependencies (about a minute)', async () => {
      await npm(...args, forServing ? '--omit=dev' : '--include=dev')
      writeFileSync(stampFile, forServing ? `${hash} serving` : hash)
      return 'Dependencies are installed'
    })
  } catch (error) {
    console.error(error instanceof StopError ? `✗ ${error.message}` : error)
    process.exit(1)
  }
}

/**
 * The npm that started this script, so that no other one on PATH is needed.
 * @returns {[string, ...string[]]} the program, and what stands before npm's own arguments
 */
export function npmCommand() {
  const own = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  return own ? [process.execPath, own] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** @param {string[]} args */
async function npm(...args) {
  const [command, ...before] = npmCommand()
  const child = spawn(command, [...before, ...args, '--no-audit', '--no-fund'], { cwd: root })
  const stop = () => child.kill()
  process.once('SIGTERM', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  process.off('SIGTERM', stop)
  if (code === 0) return
  const refused = explainErrnoInOutput(output, root)
  if (refused) throw refused
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output))
    throw new StopError('npm cannot reach its registry: dependencies are installed once, and need the network for it.')
  throw new StopError(`npm could not install the dependencies:\n${output}`)
}
