// @ts-check
// Plain Node, because scripts/lib/install.mjs uses it before anything is installed.

/** Past this a step says what it is doing, so that nobody wonders whether it hangs. */
const SHOW_AFTER_MS = 2000

/**
 * `0.4 s`, `73 s`, `3 min 20 s`
 * @param {number} milliseconds
 */
export function formatSeconds(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  if (seconds < 99.5) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/**
 * Runs one step and prints one line for it, with the seconds it took.
 * @param {string} doing what it does, shown while it takes long: "Installing dependencies"
 * @param {() => Promise<string | undefined>} work returns what is done ("Dependencies are installed"), or undefined when there is nothing to say
 */
export async function step(doing, work) {
  const began = performance.now()
  const onTerminal = process.stdout.isTTY === true
  let shown = false
  const timer = setTimeout(() => {
    shown = true
    process.stdout.write(onTerminal ? `… ${doing}` : `… ${doing}\n`)
  }, SHOW_AFTER_MS)
  try {
    const done = await work()
    clearTimeout(timer)
    if (shown && onTerminal) process.stdout.write('\r\x1b[2K')
    if (done) console.log(`✓ ${done} (${formatSeconds(performance.now() - began)})`)
  } catch (error) {
    clearTimeout(timer)
    if (shown && onTerminal) process.stdout.write('\n')
    throw error
  }
}
