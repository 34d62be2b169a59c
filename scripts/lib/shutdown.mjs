import { explainRefusal } from './stop-error.mjs'

/** What has to be undone before this process may end, last made first. */
const undo = []
let ending

/**
 * Registers what must be stopped or removed before this process ends, however it ends (but for kill -9).
 * @returns a function that does it now, once
 */
export function beforeExit(work) {
  let done
  const once = () => (done ??= Promise.resolve().then(work))
  undo.push(once)
  return () => {
    const index = undo.indexOf(once)
    if (index >= 0) undo.splice(index, 1)
    return once()
  }
}

/** Whether this process is on its way out; a step that fails then failed because of that. */
export function isEnding() {
  return ending !== undefined
}

/** Undoes everything that was registered and ends the process. Never answers. */
export function endProcess(code) {
  ending ??= (async () => {
    while (undo.length > 0) {
      try {
        await undo.pop()()
      } catch (error) {
        console.error(`✗ While stopping: ${error instanceof Error ? error.message : error}`)
      }
    }
    process.exit(code)
  })()
  return ending.then(() => new Promise(() => {}))
}

/**
 * Runs a command to its end: one line and exit code 1 for what a person can put right, the stack for our own mistakes.
 * @param main answers the exit code, or never while it serves
 * @param codeOnSignal exit code after Ctrl-C or SIGTERM
 */
export async function runCommand(main, { codeOnSignal = 0 } = {}) {
  // npm passes a signal on that the terminal sent already: the second one is no sign of impatience.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endProcess(codeOnSignal))
  process.on('uncaughtException', (error) => {
    console.error(error)
    void endProcess(1)
  })
  // A reader that left (`npm start | head`) is no reason to die with a stack.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    const code = await main()
    await endProcess(code ?? 0)
  } catch (error) {
    if (isEnding()) return new Promise(() => {})
    const explained = explainRefusal(error)
    console.error(explained ? `✗ ${explained.message}` : error)
    await endProcess(1)
  }
}
