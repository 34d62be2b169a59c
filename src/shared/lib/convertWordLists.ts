import { stylesOf } from './pastedStyles'

/** A paragraph that Word marked as an item: of which list, how deep from 1, and the number or bullet typed before it. */
type Item = { list: string; level: number; marker: string }

const isMarker = (element: Element) => stylesOf(element).get('mso-list') === 'ignore'

function itemOf(paragraph: Element): Item | null {
  const [, list, level, round = ''] = /^(l\d+)level(\d)(lfo\d+)?/.exec(stylesOf(paragraph).get('mso-list') ?? '') ?? []
  if (list === undefined) return null
  const marker = [...paragraph.querySelectorAll('span')].find(isMarker)?.textContent ?? ''
  return { list: list + round, level: Number(level), marker }
}

/** Whether Word wrote a number or letter before the item, not a bullet. */
const isNumbered = (marker: string) => /^[\s\u00a0]*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker)

function openList(item: Item, paragraph: Element): Element {
  const list = paragraph.ownerDocument.createElement(isNumbered(item.marker) ? 'ol' : 'ul')
  const first = Number(/\d+/.exec(item.marker)?.[0] ?? 1)
  if (list.tagName === 'OL' && first > 1) list.setAttribute('start', String(first))
  return list
}

/** Word in a browser puts each item into a list of its own: writes them as Word on a computer does. */
function asMarkedParagraphs(body: Element): void {
  for (const wrapper of [...body.querySelectorAll('.ListContainerWrapper')]) {
    const paragraphs = [...wrapper.querySelectorAll('ul > li, ol > li')].map((line) => {
      const list = line.parentElement!
      const paragraph = body.ownerDocument.createElement('p')
      const level = line.getAttribute('data-aria-level') ?? '1'
      paragraph.setAttribute('style', `mso-list:l${line.getAttribute('data-listid') ?? '0'} level${level}`)
      if (list.tagName === 'OL') {
        const marker = body.ownerDocument.createElement('span')
        marker.setAttribute('style', 'mso-list:Ignore')
        marker.textContent = `${Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(line)}.`
        paragraph.append(marker)
      }
      for (const part of [...line.childNodes])
        paragraph.append(...((part as Element).tagName === 'P' ? part.childNodes : [part]))
      return paragraph
    })
    wrapper.replaceWith(...paragraphs)
  }
}

/** Word writes lists as paragraphs that begin with their marker: makes lists of them, and drops markers elsewhere. */
export function convertWordLists(body: Element): void {
  asMarkedParagraphs(body)
  for (const first of [...body.querySelectorAll('p')]) {
    if (!first.parentNode || !itemOf(first)) continue
    const open: { list: string; element: Element }[] = []
    for (let paragraph: Element | null = first; paragraph;) {
      const item = itemOf(paragraph)
      if (!item) break
      const next: Element | null = paragraph.nextElementSibling
      const tag = isNumbered(item.marker) ? 'OL' : 'UL'
      open.length = Math.min(open.length, item.level)
      const at = open.at(-1)
      if (open.length === item.level && at && (at.list !== item.list || at.element.tagName !== tag)) open.pop()
      while (open.length < item.level) {
        const element = openList(item, paragraph)
        const above = open.at(-1)?.element
        if (above) (above.lastElementChild ?? above).append(element)
        else paragraph.before(element)
        open.push({ list: item.list, element })
      }
      const line = body.ownerDocument.createElement('li')
      line.append(...paragraph.childNodes)
      open.at(-1)!.element.append(line)
      paragraph.remove()
      paragraph = next
    }
  }
  for (const span of [...body.querySelectorAll('span')]) if (isMarker(span)) span.remove()
}
