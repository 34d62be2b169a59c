import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { execa } from 'execa'

import { ROOT } from './paths'
import { onShutdown } from './shutdown'

/** A child that ignores its signal this long is killed. */
const KILL_AFTER_MS = 10_000
const EXIT_WITH_PARENT = fileURLToPath(new URL('./exitWithParent.cjs', import.meta.url))

/** The environment of a child; undefined is unset. */
export type Environment = Record<string, string | undefined>

export type ChildOptions = {
  /** Run this script with the same Node; it ends when this process does. */
  node?: boolean
  /** Run a TypeScript file: the same, with tsx. */
  typescript?: boolean
  env?: Environment
  /** `inherit` shows the child's output, `pipe` collects it. */
  output?: 'pipe' | 'inherit'
  /** False for a child that prints for days. */
  buffer?: boolean
  onOutput?: (text: string) => void
  /** A message for the script. */
  input?: unknown
  timeoutMs?: number
}
/** How a child ended: `code` is undefined when a signal ended it, or it never started. */
export type ChildResult = { code: number | undefined; signal: string | undefined; output: string; messages: unknown[] }
export type Child = {
  pid: number | undefined
  onMessage: (listener: (message: unknown) => void) => void
  /** A message for a script that may have ended already. */
  send: (message: string) => void
  ended: Promise<ChildResult>
  stop: () => Promise<void>
}

/**
 * Starts a child in a process group of its own, so that Ctrl-C reaches it only when this process decides so,
 * and stops it (with all it started) before this process ends.
 */
export function startChild(command: string, args: readonly string[], options: ChildOptions = {}): Child {
  const { env = process.env, output = 'pipe', input, onOutput, typescript } = options
  const isNode = Boolean(options.node || typescript)
  const loader = typescript ? ['--import', import.meta.resolve('tsx')] : []
  const nodeArgs = isNode ? ['--require', EXIT_WITH_PARENT, ...loader, command] : []
  const child = execa(isNode ? process.execPath : command, [...nodeArgs, ...args], {
    cwd: ROOT,
    env: isNode ? { ...env, POWER_YEARS_COMMAND: String(process.pid) } : env,
    extendEnv: false,
    detached: true,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: true,
    ipc: isNode,
    ...(input === undefined ? {} : { ipcInput: input as object }),
    buffer: options.buffer !== false,
    reject: false,
    stripFinalNewline: false,
  })
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // It is gone already.
    }
  }
  if (onOutput) child.all?.setEncoding('utf8').on('data', onOutput)
  // What it started would keep ports and files, and its output open.
  child.on('exit', () => signalGroup('SIGKILL'))
  const ended = child.then(({ exitCode: code, signal, all = '', ipcOutput: messages = [] }) => ({
    code,
    signal,
    output: all,
    messages,
  }))
  const stop = onShutdown(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    signalGroup('SIGTERM')
    const kill = setTimeout(signalGroup, KILL_AFTER_MS, 'SIGKILL')
    await ended
    clearTimeout(kill)
  })
  if (options.timeoutMs) setTimeout(() => void stop(), options.timeoutMs).unref()
  void ended.then(stop)
  return {
    pid: child.pid,
    onMessage: (listener) => child.on('message', listener),
    send: (message) => {
      if (child.connected) child.send(message, () => {})
    },
    ended,
    stop,
  }
}

/** Runs a child to its end. */
export function runChild(command: string, args: readonly string[], options?: ChildOptions): Promise<ChildResult> {
  return startChild(command, args, options).ended
}

/** The script behind a package's command, found without a shell: `next`, or `depcruise` of `dependency-cruiser`. */
export function packageCommand(name: string, command = name): string {
  const folder = join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : bin[command]!)
}
