import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child-process.mjs'
import { step } from './progress.mjs'
import { ROOT } from './project-paths.mjs'
import { explainRefusalInOutput, StopError } from './stop-error.mjs'

const STAMP = join(ROOT, 'node_modules', '.power-years-lock')
const LOCK = join(ROOT, 'package-lock.json')
const QUIET = ['--no-audit', '--no-fund']

/**
 * Installs what package-lock.json says, when node_modules is missing or was installed from another lock.
 * @param options.forServing leaves out what only builds and tests
 */
export async function installDependencies({ forServing = false } = {}) {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashLock()) return

  await step('Installing dependencies (about a minute)', async () => {
    // Said either way: NODE_ENV=production in the shell must not leave out what builds.
    const which = forServing ? '--omit=dev' : '--include=dev'
    let result = existsSync(LOCK) ? await npm('ci', which) : await npm('install', which)
    // A lock written where a registry has no builds for other systems is incomplete for `npm ci`, not for `npm install`.
    if (result.code !== 0 && result.output.includes('EUSAGE')) result = await npm('install', '--no-save', which)
    if (result.code !== 0) throw explainNpm(result.output)
    writeFileSync(STAMP, hashLock())
    return 'Dependencies are installed'
  })
}

function hashLock() {
  return existsSync(LOCK) ? createHash('sha256').update(readFileSync(LOCK)).digest('hex') : 'no lock'
}

function npm(...args) {
  // The npm that started this script, so that no other one on PATH is needed.
  const own = process.env.npm_execpath
  const all = [...args, ...QUIET]
  return own?.endsWith('.js')
    ? runChild(process.execPath, [own, ...all])
    : runChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', all)
}

function explainNpm(output) {
  const refused = explainRefusalInOutput(output, ROOT)
  if (refused) return refused
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output)) {
    return new StopError('npm cannot reach its registry: dependencies are installed once, and need the network for it.')
  }
  console.error(output)
  return new StopError('npm could not install the dependencies; what it said stands above.')
}
