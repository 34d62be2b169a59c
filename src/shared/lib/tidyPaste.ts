/** What of a pasted element stays; the words of any other stay without it. */
const kept = new Set(
  'A B BLOCKQUOTE BODY BR CAPTION CODE COL COLGROUP DIV EM H2 H3 HR I IMG LI OL P S SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR U UL'.split(
    ' ',
  ),
)
/** What is dropped with everything in it. */
const dropped = 'script, style, meta, link, title, xml, iframe, object, embed, form, svg'
const keptAttributes = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start'])

const styleOf = (element: Element) => element.getAttribute('style')?.replaceAll(/\s+/g, '').toLowerCase() ?? ''

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

/** How deep a paragraph of Word lies in a list, from 1; 0 for one that is in none. */
const levelInList = (element: Element) => Number(/mso-list:l\d+level(\d)/.exec(styleOf(element))?.[1] ?? 0)

/** Whether Word wrote a number or letter before the item, not a bullet. */
const isNumbered = (marker: string) => /^[\s\u00a0]*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker)

/** Word writes lists as paragraphs that begin with their marker: makes lists of them. */
function listsOfWord(body: Element): void {
  for (const first of [...body.querySelectorAll('p')]) {
    if (!levelInList(first) || !first.parentNode) continue
    const open: Element[] = []
    const place = body.ownerDocument.createElement('div')
    first.before(place)
    for (let item: Element | null = first; item && levelInList(item);) {
      const next: Element | null = item.nextElementSibling
      const level = levelInList(item)
      const marker = [...item.querySelectorAll('span')].find((span) => styleOf(span).includes('mso-list:ignore'))
      const tag = isNumbered(marker?.textContent ?? '') ? 'ol' : 'ul'
      marker?.remove()
      open.length = Math.min(open.length, level)
      while (open.length < level) {
        const list: Element = body.ownerDocument.createElement(tag)
        const above = open.at(-1)
        if (above) (above.lastElementChild ?? above).append(list)
        else place.append(list)
        open.push(list)
      }
      const line = body.ownerDocument.createElement('li')
      line.append(...item.childNodes)
      open.at(-1)!.append(line)
      item.remove()
      item = next
    }
    unwrap(place)
  }
}

/** Word and Google Docs say by style what HTML says by elements. */
function elementsOfStyles(body: Element): void {
  for (const span of [...body.querySelectorAll('span, font')]) {
    const style = styleOf(span)
    const names = [
      /vertical-align:super/.test(style) && 'sup',
      /vertical-align:sub/.test(style) && 'sub',
      /font-weight:(?:bold|[6-9]00)/.test(style) && 'strong',
      /font-style:italic/.test(style) && 'em',
    ].filter((name): name is string => name !== false)
    const [outer, ...inner] = names
    if (outer === undefined) continue
    let holder = rename(span, outer)
    for (const name of inner) {
      const within = body.ownerDocument.createElement(name)
      within.append(...holder.childNodes)
      holder.append(within)
      holder = within
    }
  }
  // Google Docs wraps everything in a bold element that is not bold.
  for (const bold of [...body.querySelectorAll('b, strong')]) if (/font-weight:normal/.test(styleOf(bold))) unwrap(bold)
}

/** Headings as the editor has them: two levels, the page's own title above them. */
function twoLevels(body: Element): void {
  for (const title of [...body.querySelectorAll('h1, p.MsoTitle')]) rename(title, 'h2')
  for (const small of [...body.querySelectorAll('h4, h5, h6')]) rename(small, 'h3')
}

/**
 * Leaves of a pasted document what the editor can hold: headings, paragraphs, lists, tables, links, pictures, emphasis,
 * super- and subscript. Changes the document.
 * @param document what a browser or a reader of HTML made of the clipboard
 */
export function tidyPaste(document: Document): void {
  const { body } = document
  for (const element of [...body.querySelectorAll(dropped)]) element.remove()
  removeComments(document)
  listsOfWord(body)
  elementsOfStyles(body)
  twoLevels(body)
  for (const element of [...body.querySelectorAll('*')]) {
    if (!kept.has(element.tagName.toUpperCase())) {
      unwrap(element)
      continue
    }
    for (const { name } of [...element.attributes]) if (!keptAttributes.has(name)) element.removeAttribute(name)
    const href = element.getAttribute('href')
    if (href !== null && !/^(?:https?:|mailto:|\/|#)/i.test(href)) element.removeAttribute('href')
  }
  for (const cell of [...body.querySelectorAll('thead td')]) rename(cell, 'th')
  for (const span of [...body.querySelectorAll('span')]) unwrap(span)
}
