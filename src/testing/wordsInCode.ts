import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { mark } from './markedViews'

const unescaped = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').trim()

/** Attributes that are read out, or shown in a field. */
const readOut = /\s(?:aria-label|aria-valuetext|alt|title|placeholder)="([^"]*)"/g

/** What of a drawn view is read, or read out, and is not an editor's: marks are cut out of each text. */
export function wordsInCode(view: ReactNode, fixed: readonly string[] = []): string[] {
  const html = renderToStaticMarkup(view).replaceAll(/<(svg|style|script)\b.*?<\/\1>/gs, '')
  const attributes = [...html.matchAll(readOut)].map((match) => match[1]!)
  const left = [...html.split(/<[^>]+>/), ...attributes].map((text) => {
    // A space that no line ends at is one between words all the same, and what keeps a hyphen's words together is none.
    const own = unescaped(text).replaceAll(mark, ' ').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
    return fixed.reduce((words, one) => words.replaceAll(one, ' '), own).trim()
  })
  return [...new Set(left.filter((text) => /\p{L}{2}/u.test(text)))].toSorted()
}

/** How many words there are. */
export const countWords = (texts: readonly string[]): number => texts.join(' ').match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0

/** The words of an editor in the texts of a page: no addresses, no numbers. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^\d+$/.test(value) || value.startsWith('/') ? [] : [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
