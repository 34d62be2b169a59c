const lines = '[data-lexical-editor] :is(p, li, h2, h3, td), .render-fields :is(textarea, input)'

const firstWords = (words: string) => words.split('\n')[0]!.trim().slice(0, 60)

const findLine = (words: string) =>
  [...document.querySelectorAll<HTMLElement>(lines)].find((line) =>
    (line instanceof HTMLInputElement || line instanceof HTMLTextAreaElement
      ? line.value
      : (line.textContent ?? '')
    ).includes(firstWords(words)),
  )

/** Shows where words stand in a form of the panel, whichever field they are in. @returns whether they are there */
export function jumpToWords(words: string): boolean {
  const found = findLine(words)
  if (!found) return false
  found.scrollIntoView({ block: 'center', behavior: 'smooth' })
  if (found.matches('textarea, input')) found.focus()
  else {
    found.closest<HTMLElement>('[contenteditable="true"]')?.focus()
    window.getSelection()?.selectAllChildren(found)
  }
  return true
}

/** The words that are selected in a form of the panel, within its text or one of its fields; empty without. */
export function selectedWords(): string {
  const active = document.activeElement
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
    return active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0).trim()
  const selection = window.getSelection()
  const isInText = selection?.anchorNode?.parentElement?.closest('[data-lexical-editor]')
  return isInText ? (selection?.toString() ?? '').trim() : ''
}
