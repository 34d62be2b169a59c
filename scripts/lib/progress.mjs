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

/** What runs for longer than that; steps may run side by side. @type {Set<string>} */
const shown = new Set()

/** On a terminal the last line says what is running. @param {string} [text] a line that stands above it */
function draw(text) {
  if (!process.stdout.isTTY) return text && console.log(text)
  const running = shown.size > 0 ? `… ${[...shown].join(', ')}` : ''
  process.stdout.write(`\r\x1b[2K${text ? `${text}\n` : ''}${running}`)
}

/**
 * Runs one step and prints one line for it, with the seconds it took.
 * @param {string} doing what it does, shown while it takes long: "Installing dependencies"
 * @param {() => Promise<string | undefined>} work returns what is done ("Dependencies are installed"), or undefined when there is nothing to say
 */
export async function step(doing, work) {
  const began = performance.now()
  const timer = setTimeout(() => {
    shown.add(doing)
    draw(process.stdout.isTTY ? undefined : `… ${doing}`)
  }, SHOW_AFTER_MS)
  let done
  try {
    done = await work()
  } finally {
    clearTimeout(timer)
    const wasShown = shown.delete(doing)
    const line = done && `✓ ${done} (${formatSeconds(performance.now() - began)})`
    if (line || wasShown) draw(line)
  }
}
