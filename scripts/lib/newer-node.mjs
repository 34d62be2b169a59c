import { runChild } from './child-process.mjs'
import { StopError } from './stop-error.mjs'

/** The site runs from Node 20.9 on; vite, knip and dependency-cruiser, which check it, only on these. */
const runsTools = ([major, minor]) => (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
const FETCHED = '20.20.0'

/**
 * Whether this Node runs the tools that check the site. If not, the command is run by one that npm fetches from its
 * registry, once, into its own cache.
 * @param script the command's file, from the project's folder
 * @returns undefined when this Node will do; else the exit code of the command, which has run to its end
 */
export async function runWithNewerNode(script) {
  if (runsTools(process.versions.node.split('.').map(Number))) return undefined

  console.log(
    `… The tools behind this command do not run on Node ${process.versions.node}: npm fetches ${FETCHED} for them`,
  )
  const args = ['exec', '--yes', `--package=node@${FETCHED}`, '--', 'node', script]
  const own = process.env.npm_execpath
  const stdio = 'inherit'
  const { code, signal } = own?.endsWith('.js')
    ? await runChild(process.execPath, [own, ...args], { stdio })
    : await runChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { stdio })
  if (code === null) throw new StopError(`The command was ended by ${signal}.`)
  return code
}
