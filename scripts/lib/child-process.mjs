import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './project-paths.mjs'
import { beforeExit } from './shutdown.mjs'

/** A child that ignores its signal this long is killed. */
const GRACE_MS = 10_000
/** What a child started may outlive it this long. */
const OUTLIVE_MS = 1000
/** Windows knows no process groups. */
const HAS_GROUPS = process.platform !== 'win32'
/**
 * Lexical's files for Node wait for imports of each other; Node 20's loader then sometimes waits for itself, and the process
 * ends without a word (exit code 13, or 0 behind Payload's command). Its files under this condition wait for nothing.
 * In the environment, because children start children.
 */
const LOADER = '--conditions=production'
/** Not by --import: with it Node 20.9 cannot start a script without extension, like Next's. */
const EXIT_WITH_PARENT = ['--require', fileURLToPath(new URL('./exit-with-parent.cjs', import.meta.url))]

/**
 * Starts a child in a process group of its own, so that Ctrl-C reaches it only when this process decides so,
 * and stops it (with all it started) before this process ends.
 * @param options.node run this script with the same Node; it ends when this process does
 * @param options.imports modules that Node loads before the script
 * @param options.input a message for the script
 * @param options.timeout ends it after so many milliseconds
 * @param options.keepOutput false for a child that prints for days
 * @returns {{ child, ended: Promise<{ code, signal, output, messages }>, stop: (signal?) => Promise<void> }}
 */
export function startChild(command, args, options = {}) {
  const {
    node = false,
    imports = [],
    cwd = ROOT,
    env = process.env,
    stdio = ['ignore', 'pipe', 'pipe'],
    input,
  } = options
  const shared = { cwd, detached: HAS_GROUPS }
  const preloaded = [...EXIT_WITH_PARENT, ...imports.flatMap((url) => ['--import', url])]
  const child = node
    ? spawn(process.execPath, [...preloaded, command, ...args], {
        ...shared,
        env: {
          ...env,
          NODE_OPTIONS: [env.NODE_OPTIONS, LOADER].filter(Boolean).join(' '),
          POWER_YEARS_COMMAND: String(process.pid),
        },
        stdio: [...stdio, 'ipc'],
      })
    : spawn(command, args, { ...shared, env, stdio })
  let output = ''
  const messages = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      if (options.keepOutput !== false) output += text
      options.onOutput?.(text)
    })
  }
  if (node) child.on('message', (message) => messages.push(message))
  if (input !== undefined) child.send(input)

  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    // Its own children hold its output open; without it they have no use.
    child.on('exit', () => setTimeout(() => signalGroup(child.pid, 'SIGKILL'), OUTLIVE_MS).unref())
    child.on('close', (code, signal) => resolve({ code, signal, output, messages }))
  })
  ended.catch(() => {})
  if (options.timeout) setTimeout(() => void stop(), options.timeout).unref()

  let over = false
  const stop = beforeExit(async () => {
    if (over || child.pid === undefined) return
    signalGroup(child.pid, 'SIGTERM')
    const kill = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS)
    await ended.catch(() => {})
    clearTimeout(kill)
    // A grandchild that outlived its parent would keep ports and files.
    signalGroup(child.pid, 'SIGKILL')
  })
  void ended.then(
    () => ((over = true), stop()),
    () => ((over = true), stop()),
  )
  return { child, ended, stop }
}

/** Runs a child to its end. @returns {Promise<{ code, signal, output, messages }>} */
export function runChild(command, args, options) {
  return startChild(command, args, options).ended
}

/** The script behind a package's command, found without a shell: `next`, or `depcruise` of `dependency-cruiser`. */
export function packageCommand(name, command = name) {
  const folder = join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** The module that lets Node load TypeScript; known only once the dependencies are installed. */
export function typescriptLoader() {
  return import.meta.resolve('tsx')
}

function signalGroup(pid, signal) {
  try {
    process.kill(HAS_GROUPS ? -pid : pid, signal)
  } catch {
    // It is gone already.
  }
}
