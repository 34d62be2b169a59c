const lines = '[data-lexical-editor] :is(p, li, h2, h3, td), .render-fields :is(textarea, input)'

const firstWords = (words: string) => words.split('\n')[0]!.trim().slice(0, 60)

const findLine = (words: string) =>
  [...document.querySelectorAll<HTMLElement>(lines)].find((line) =>
    (line instanceof HTMLInputElement || line instanceof HTMLTextAreaElement
      ? line.value
      : (line.textContent ?? '')
    ).includes(firstWords(words)),
  )

/** A sentence within a line, across the marks and citations that divide it; null where the line does not have all of it. */
function rangeOf(words: string, line: HTMLElement): Range | null {
  const start = (line.textContent ?? '').indexOf(words)
  if (start < 0) return null
  const range = document.createRange()
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  for (let from = 0, node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    const [first, last] = [start - from, start + words.length - from]
    if (first >= 0 && first < length) range.setStart(node, first)
    if (last > 0 && last <= length) {
      range.setEnd(node, last)
      return range
    }
    from += length
  }
  return null
}

/** How often a form is looked at for what a fold draws once it is open, and how long it takes to open (ms). */
const [looks, fold] = [20, 350]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The panel draws what is folded only once it is opened: all folds are, and those without the words are closed again. */
async function unfoldTo(words: string): Promise<HTMLElement | undefined> {
  const toggles = [...document.querySelectorAll<HTMLElement>('.render-fields .collapsible__toggle--collapsed')]
  if (toggles.length === 0) return undefined
  toggles.forEach((toggle) => toggle.click())
  for (let look = 0; look < looks && !findLine(words); look++) await wait(100)
  const found = findLine(words) ?? null
  for (const toggle of toggles) if (!toggle.closest('.collapsible')?.contains(found)) toggle.click()
  await wait(fold)
  return found ?? undefined
}

/** Shows where words stand in a form of the panel, whichever field they are in. @returns whether they are there */
export async function revealText(words: string): Promise<boolean> {
  const drawn = findLine(words)
  const found = drawn?.checkVisibility() ? drawn : await unfoldTo(words)
  if (!found) return false
  found.scrollIntoView({ block: 'center', behavior: 'smooth' })
  if (found.matches('textarea, input')) found.focus({ preventScroll: true })
  else {
    found.closest<HTMLElement>('[contenteditable="true"]')?.focus()
    const range = rangeOf(words, found)
    if (range) {
      window.getSelection()?.removeAllRanges()
      window.getSelection()?.addRange(range)
    } else window.getSelection()?.selectAllChildren(found)
  }
  return true
}

/** The words that are selected in a form of the panel, within its text or one of its fields; empty without. */
export function selectedText(): string {
  const active = document.activeElement
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
    return active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0).trim()
  const selection = window.getSelection()
  const isInText = selection?.anchorNode?.parentElement?.closest('[data-lexical-editor]')
  return isInText ? (selection?.toString() ?? '').trim() : ''
}
