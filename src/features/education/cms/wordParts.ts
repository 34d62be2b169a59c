import { lettersOf } from '@/shared/lib/raisedLetters'

const superscript = 64

/** The words of an element for where nothing can be raised: 10⁶ is not read as 106. */
function plainWords(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const raised of copy.querySelectorAll('sup'))
    raised.textContent = lettersOf({ text: raised.textContent ?? '', format: superscript })
  for (const block of copy.querySelectorAll('p, li, td, th, br')) block.after(' ')
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

const noteKinds = ['footnote', 'endnote'] as const

/** How many notes of a kind are repeated, and how much of one; the file still has them whole. */
const [mostNotes, longestNote] = [20, 200]

function leftNotes(kind: (typeof noteKinds)[number], notes: readonly string[]): string[] {
  if (notes.length === 0) return []
  const isOne = notes.length === 1
  const left = isOne
    ? `${kind === 'endnote' ? 'An' : 'A'} ${kind} was left out: cite its source`
    : `${notes.length} ${kind}s were left out: cite their sources`
  const said = notes
    .filter(Boolean)
    .slice(0, mostNotes)
    .map((words) => `“${words.length > longestNote ? `${words.slice(0, longestNote)}…` : words}”`)
  const more = notes.length > mostNotes ? `, and ${notes.length - mostNotes} more` : ''
  const whatTheySaid = said.length > 0 ? ` ${isOne ? 'It' : 'They'} said: ${said.join(', ')}${more}` : ''
  return [`${left}, or put ${isOne ? 'its' : 'their'} words in the text.${whatTheySaid}`]
}

/**
 * Takes the notes of a Word document and their marks out: raised numbers with a list of their own would stand as if they
 * were the site's citations.
 * @param document what mammoth made of it; changed
 * @returns what was left out, as messages
 */
export function takeNotes(document: Document): string[] {
  const problems = noteKinds.flatMap((kind) => {
    const notes = [...document.querySelectorAll('ol > li')].filter(({ id }) => id.startsWith(`${kind}-`))
    // From a note back to its mark.
    for (const back of document.querySelectorAll(`a[href^="#${kind}-ref-"]`)) back.remove()
    const words = notes.map(plainWords)
    for (const note of notes) {
      const list = note.parentElement
      note.remove()
      if (list?.children.length === 0) list.remove()
    }
    for (const mark of document.querySelectorAll(`a[href^="#${kind}-"]`))
      if (mark.id.startsWith(`${kind}-ref-`)) mark.remove()
    return leftNotes(kind, words)
  })
  // With what stood between two marks.
  if (problems.length > 0)
    for (const raised of document.querySelectorAll('sup'))
      if (/^(?:\s*[,;]\s*)?$/.test(raised.textContent ?? '')) raised.remove()
  return problems
}

/** How mammoth writes what has Word's own style for the title. */
export const titleStyle = "p[style-name='Title'] => h1.title:fresh"

/**
 * Takes the title out: what Word calls so, else the first heading of the first level. Below a title of Word's the headings
 * of the first level begin the text, so that those of the second go below them.
 * @param document what mammoth made of it; changed
 */
export function takeTitle(document: Document): string | undefined {
  const own = [...document.querySelectorAll('h1.title')].find((title) => plainWords(title))
  const heading = own ?? document.querySelector('h1')
  const title = heading ? plainWords(heading) : ''
  heading?.remove()
  if (own && document.querySelector('h1:not(.title)')) {
    for (const second of document.querySelectorAll('h2')) {
      const third = document.createElement('h3')
      third.append(...second.childNodes)
      second.replaceWith(third)
    }
  }
  return title || undefined
}
