// @ts-check
// Plain Node, because src/operations/install.mjs uses it before anything is installed.

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

/** Where no terminal redraws its last line, a step says this often how far it is. */
const TELL_EVERY_MS = 15_000

/** What runs for longer than that; steps may run side by side. @type {Set<{ text: string }>} */
const shown = new Set()

/** On a terminal the last line says what is running. @param {string} [text] a line that stands above it */
function draw(text) {
  if (!process.stdout.isTTY) return text && console.log(text)
  const running = shown.size > 0 ? `… ${[...shown].map(({ text }) => text).join(', ')}` : ''
  process.stdout.write(`\r\x1b[2K${text ? `${text}\n` : ''}${running}`)
}

/**
 * Runs one step and prints one line for it, with the seconds it took.
 * @param {string} doing what it does, shown while it takes long: "Installing dependencies"
 * @param {(tell: (howFar: string) => void) => Promise<string | undefined>} work returns what is done ("Dependencies are
 *   installed"), or undefined when there is nothing to say; may tell how far it is meanwhile
 */
export async function step(doing, work) {
  const began = performance.now()
  const running = { text: doing }
  let drawnAt = 0
  const show = () => {
    drawnAt = performance.now()
    draw(process.stdout.isTTY ? undefined : `… ${running.text}`)
  }
  const timer = setTimeout(() => {
    shown.add(running)
    show()
  }, SHOW_AFTER_MS)
  /** @param {string} howFar */
  const tell = (howFar) => {
    running.text = `${doing}: ${howFar}`
    const pause = process.stdout.isTTY ? SHOW_AFTER_MS / 10 : TELL_EVERY_MS
    if (shown.has(running) && performance.now() - drawnAt > pause) show()
  }
  let done
  try {
    done = await work(tell)
  } finally {
    clearTimeout(timer)
    const wasShown = shown.delete(running)
    const line = done && `✓ ${done} (${formatSeconds(performance.now() - began)})`
    if (line || wasShown) draw(line)
  }
}
