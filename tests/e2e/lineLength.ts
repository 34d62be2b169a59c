import type { Page } from '@playwright/test'

/** Of 68 that a line may hold (the design), with what narrow letters add. */
const mostInALine = 80

/**
 * Running text whose lines hold more than they may at the window's width, with what is folded open: how many characters a
 * line holds on average, and how the text begins. Of one line is what is no running text, such as the line at the top.
 */
export const findLongLines = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const folded = [...document.querySelectorAll('details:not([open])')]
    for (const details of folded) details.setAttribute('open', '')
    const texts = [...document.querySelectorAll('main :is(p, li, dd, span, caption, figcaption, summary, blockquote)')]
    const found = texts.flatMap((element) => {
      const text = element.textContent.trim()
      if (text.length <= most || !element.checkVisibility()) return []
      // What holds blocks is judged by each of them.
      const holdsBlocks = [...element.querySelectorAll('*')].some(
        (child) => !/^(?:inline|none|contents)/.test(getComputedStyle(child).display),
      )
      if (holdsBlocks || getComputedStyle(element).display === 'inline') return []
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size
      const average = Math.round(text.length / lines)
      return lines > 1 && average > most ? [`${average}: ${text.slice(0, 60)}`] : []
    })
    for (const details of folded) details.removeAttribute('open')
    return found
  }, mostInALine)
