import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { execa } from 'execa'

import { ROOT } from './paths'
import { onShutdown } from './shutdown'

/** A child that ignores its signal this long is killed. */
const KILL_AFTER_MS = 10_000
/** What a child started may outlive it this long. */
const ORPHAN_MS = 1000
/** Windows knows no process groups. */
const HAS_GROUPS = process.platform !== 'win32'
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
  ended: Promise<ChildResult>
  stop: () => Promise<void>
}

/**
 * Starts a child in a process group of its own, so that Ctrl-C reaches it only when this process decides so,
 * and stops it (with all it started) before this process ends.
 */
export function startChild(command: string, args: readonly string[], options: ChildOptions = {}): Child {
  const { env = process.env, output = 'pipe', input, onOutput } = options
  const isNode = options.node || options.typescript
  const child = execa(isNode ? process.execPath : command, isNode ? nodeArguments(command, args, options) : args, {
    cwd: ROOT,
    env: isNode ? { ...env, POWER_YEARS_COMMAND: String(process.pid) } : env,
    extendEnv: false,
    detached: HAS_GROUPS,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    ipc: Boolean(isNode),
    all: true,
    buffer: options.buffer !== false,
    ...(input === undefined ? {} : { ipcInput: input as object }),
    reject: false,
    stripFinalNewline: false,
  })
  if (onOutput) child.all?.setEncoding('utf8').on('data', onOutput)
  // Its own children hold its output open; without it they have no use.
  child.on('exit', () => setTimeout(() => signalGroup(child.pid, 'SIGKILL'), ORPHAN_MS).unref())

  const ended = child.then(({ exitCode, signal, all, ipcOutput }) => ({
    code: exitCode,
    signal,
    output: all ?? '',
    messages: ipcOutput ?? [],
  }))
  let isOver = false
  const stop = onShutdown(async () => {
    if (isOver) return
    signalGroup(child.pid, 'SIGTERM')
    const kill = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), KILL_AFTER_MS)
    await ended
    clearTimeout(kill)
    // A grandchild that outlived its parent would keep ports and files.
    signalGroup(child.pid, 'SIGKILL')
  })
  if (options.timeoutMs) setTimeout(() => void stop(), options.timeoutMs).unref()
  void ended.then(() => {
    isOver = true
    return stop()
  })
  return { pid: child.pid, onMessage: (listener) => child.on('message', listener), ended, stop }
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

function nodeArguments(script: string, args: readonly string[], { typescript }: ChildOptions): string[] {
  const loader = typescript ? ['--import', import.meta.resolve('tsx')] : []
  return ['--require', EXIT_WITH_PARENT, ...loader, script, ...args]
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(HAS_GROUPS ? -pid : pid, signal)
  } catch {
    // It is gone already.
  }
}
