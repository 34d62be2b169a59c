import { explainErrno } from './stopError.mjs'

type Cleanup = () => Promise<void>

/** What has to be stopped or removed before this process may end, last registered first. */
const cleanups: Cleanup[] = []
let ending: Promise<never> | undefined

/**
 * Registers what must be stopped or removed before this process ends, however it ends (but for kill -9).
 * @returns a function that does it now, once
 */
export function onShutdown(work: () => void | Promise<void>): Cleanup {
  let done: Promise<void> | undefined
  const once = () => (done ??= Promise.resolve().then(work))
  cleanups.push(once)
  return () => {
    const index = cleanups.indexOf(once)
    if (index >= 0) cleanups.splice(index, 1)
    return once()
  }
}

/** Whether this process is shutting down; a step that fails then failed because of that. */
export function isShuttingDown(): boolean {
  return ending !== undefined
}

/** Cleans up after everything that was registered and ends the process; never resolves. */
export function shutDown(code: number): Promise<never> {
  ending ??= (async () => {
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
      try {
        await cleanup()
      } catch (error) {
        console.error(`✗ While stopping: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    process.exit(code)
  })()
  return ending
}

/**
 * Runs a command to its end: one line and exit code 1 for what a person can put right, the stack for our own mistakes.
 * @param main resolves to the exit code (0 without one), or never while it serves
 * @param codeOnSignal exit code after Ctrl-C or SIGTERM
 */
export async function runCommand(main: () => Promise<number | void>, { codeOnSignal = 0 } = {}): Promise<never> {
  // npm passes a signal on that the terminal sent already: the second one is no sign of impatience.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void shutDown(codeOnSignal))
  process.on('uncaughtException', (error) => {
    console.error(error)
    void shutDown(1)
  })
  // A reader that left (`npm start | head`) is no reason to die with a stack.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    const code = await main()
    return await shutDown(code ?? 0)
  } catch (error) {
    if (isShuttingDown()) return new Promise(() => {})
    const explained = explainErrno(error)
    console.error(explained ? `✗ ${explained.message}` : error)
    return shutDown(1)
  }
}
