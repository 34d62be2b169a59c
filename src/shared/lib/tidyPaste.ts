import { elementsInStyle, stylesOf } from './pastedStyles'
import { convertWordLists } from './convertWordLists'

/** What of a pasted element stays; the words of any other stay without it. */
const kept = new Set(
  'A B BLOCKQUOTE BODY BR COL COLGROUP DIV EM H2 H3 I IMG LI OL P STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
)
/** What is dropped with everything in it: `del` is what somebody took out with changes being tracked. */
const dropped =
  'script, style, meta, link, title, xml, iframe, object, embed, form, svg, hr, del, .MsoCommentReference, .msocomtxt, .EOP'
const keptAttributes = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start'])
const inline = 'a, b, em, font, i, span, strong, u'
const blocks = new Set(['BLOCKQUOTE', 'DIV', 'H2', 'H3', 'OL', 'P', 'TABLE', 'UL'])

function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of [...element.attributes]) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Word writes conditions as comments. */
function removeComments(document: Document): void {
  const showComments = 0x80
  const walker = document.createTreeWalker(document.body, showComments)
  const found: Node[] = []
  while (walker.nextNode()) found.push(walker.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

/** Removes what is no part of the text: remarks at its edge, what Word hides, Google’s boxes to tick. */
function removeUnseen(body: Element): void {
  for (const element of [...body.querySelectorAll(`${dropped}, img[aria-roledescription="checkbox"]`)]) element.remove()
  for (const element of [...body.querySelectorAll('[style]')]) {
    const styles = stylesOf(element)
    const isRemark = styles.get('mso-element') === 'comment-list'
    if (isRemark || styles.get('display') === 'none' || styles.get('mso-hide') === 'all') element.remove()
  }
}

/** Word and Google Docs say by style what HTML says by elements. */
function elementsOfStyles(body: Element): void {
  for (const element of [...body.querySelectorAll(inline)]) {
    for (const name of elementsInStyle(element).reverse()) {
      const within = body.ownerDocument.createElement(name)
      within.append(...element.childNodes)
      element.append(within)
    }
  }
  // Google Docs wraps everything in a bold element that is not bold.
  for (const bold of [...body.querySelectorAll('b, strong')])
    if (stylesOf(bold).get('font-weight') === 'normal') unwrap(bold)
  for (const [power, name] of [
    ['msup', 'sup'],
    ['msub', 'sub'],
  ] as const)
    for (const formula of [...body.querySelectorAll(power)])
      if (formula.lastElementChild) rename(formula.lastElementChild, name)
}

/** Headings as the editor has them: two levels, the page's own title above them, and no letters of their own. */
function twoLevels(body: Element): void {
  for (const said of [...body.querySelectorAll('[role="heading"]')])
    if (!/^H\d$/.test(said.tagName)) rename(said, `h${Math.min(Number(said.getAttribute('aria-level')) || 2, 6)}`)
  for (const title of [...body.querySelectorAll('h1, p.MsoTitle')]) rename(title, 'h2')
  for (const small of [...body.querySelectorAll('h4, h5, h6')]) rename(small, 'h3')
  for (const bold of [...body.querySelectorAll('h2 b, h2 strong, h3 b, h3 strong')]) unwrap(bold)
  for (const quote of [...body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')]) rename(quote, 'blockquote')
}

/** Tables as the editor has them: none within another, and words above them instead of a caption. */
function plainTables(body: Element): void {
  for (const inner of [...body.querySelectorAll('table table')].reverse()) {
    for (const cell of [...inner.querySelectorAll('td, th')]) rename(cell, 'div')
    inner.replaceWith(...inner.querySelectorAll('div'))
  }
  for (const caption of [...body.querySelectorAll('caption')]) caption.closest('table')!.before(rename(caption, 'p'))
  for (const cell of [...body.querySelectorAll('thead td')]) rename(cell, 'th')
}

/** Where a link leads; null where it leads nowhere outside of the document it was copied from. */
function targetOf(href: string): string | null {
  if (!/^(?:https?:|mailto:|\/)/i.test(href)) return null
  // Google leads over a page of its own.
  const [, whereTo] = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=(https?[^&]+)/.exec(href) ?? []
  try {
    return whereTo === undefined ? href : decodeURIComponent(whereTo)
  } catch {
    return href
  }
}

function plainLinks(body: Element): void {
  for (const link of [...body.querySelectorAll('a')]) {
    const target = targetOf(link.getAttribute('href') ?? '')
    if (target === null) unwrap(link)
    else link.setAttribute('href', target)
  }
}

/** Lines without words, by which both programs keep a distance. */
function removeEmptyLines(body: Element): void {
  const isEdge = (node: Node | null) => node === null || blocks.has((node as Element).tagName)
  const beside = (node: Node, side: 'previousSibling' | 'nextSibling') => {
    let other = node[side]
    while (other && other.nodeType === 3 && !other.textContent?.trim()) other = other[side]
    return other
  }
  for (const line of [...body.querySelectorAll('p, h2, h3, br')]) {
    if (line.closest('table, li') || line.textContent?.trim() || line.querySelector('img')) continue
    if (line.tagName !== 'BR' || isEdge(beside(line, 'previousSibling')) || isEdge(beside(line, 'nextSibling')))
      line.remove()
  }
}

/** What of struck words the editor cannot hold; nothing where none were struck. */
function problemsOf(body: Element): string[] {
  const words = [...body.querySelectorAll('s, strike')]
    .map((struck) => struck.textContent?.trim() ?? '')
    .filter(Boolean)
  const [first] = words
  if (first === undefined) return []
  const shown = first.length > 60 ? `${first.slice(0, 60)}…` : first
  const more = words.length > 1 ? `, and ${words.length - 1} more` : ''
  return [`What was struck through stands as ordinary words: “${shown}”${more}. Take it out, if it was to go.`]
}

/**
 * Leaves of a pasted document what the editor can hold: headings, paragraphs, lists, tables, links, pictures, emphasis,
 * super- and subscript. Changes the document.
 * @param document what a browser or a reader of HTML made of the clipboard
 * @returns what an editor has to look at, as messages
 */
export function tidyPaste(document: Document): string[] {
  const { body } = document
  removeComments(document)
  removeUnseen(body)
  convertWordLists(body)
  elementsOfStyles(body)
  twoLevels(body)
  plainTables(body)
  plainLinks(body)
  const problems = problemsOf(body)
  for (const element of [...body.querySelectorAll('*')]) {
    if (!kept.has(element.tagName.toUpperCase())) {
      unwrap(element)
      continue
    }
    for (const { name } of [...element.attributes]) if (!keptAttributes.has(name)) element.removeAttribute(name)
  }
  removeEmptyLines(body)
  return problems
}
