import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './paths'

/** What English, a name from next door and a citation need; the whole fonts stand by for everything else. */
const EVERYDAY =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00A0\u2009\u200B\u2060‐‑–—‘’“”…•·×°±−′″§©®™€£µ½¼¾²³¿¡«»' +
  'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜßàáâäåæçèéêëíîïñóôöøùúûüœ'

/** Where they are kept, beside the code that names them (next/font reads only literals). */
export const FONTS_FOLDER = join(ROOT, 'src', 'app', '(site)', 'fonts')

/** The weights are those that the style sheet and Tailwind's classes ask for. */
const FONTS = [
  { name: 'fraunces', weights: { min: 400, max: 600 } },
  { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
]

/** What a short line in italics needs: letters and the commonest marks. */
const ITALIC = ' !,-.:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz‘’“”…–—é'

/**
 * The italic of the headings, at the one weight in use. Other characters fall back to the upright font. Substitutions
 * that depend on the axes (`rvrn`) are settled when the weight is pinned.
 */
export const italicSubset = {
  name: 'fraunces-italic',
  makeFile: async (): Promise<Buffer> => {
    const folder = join(ROOT, 'node_modules', '@fontsource-variable', 'fraunces', 'files')
    const whole = readFileSync(join(folder, 'fraunces-latin-wght-italic.woff2'))
    return (await loadSubsetFont())(whole, ITALIC, { targetFormat: 'woff2', variationAxes: { wght: 440 } })
  },
}

async function loadSubsetFont(): Promise<SubsetFont> {
  // @ts-expect-error It brings no types.
  const { default: subsetFont } = (await import('subset-font')) as { default: SubsetFont }
  return subsetFont
}

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>
/** `everyday` and `rest` are `unicode-range`s without a character in common; `rest` is what only the whole font has. */
type FontSubset = { name: string; licence: string; makeFile: () => Promise<Buffer>; everyday: string; rest: string }

/**
 * The site's fonts, cut down to everyday characters and the weights in use: that is what every first visit transfers.
 */
export function fontSubsets(): FontSubset[] {
  return FONTS.map(({ name, weights }) => {
    const folder = join(ROOT, 'node_modules', '@fontsource-variable', name)
    const { latin } = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as { latin: string }
    const whole = readFileSync(join(folder, 'files', `${name}-latin-wght-normal.woff2`))
    // No browser should fetch a font for a line break.
    const inWhole = new Set([...parseRange(latin)].filter((point) => !/\p{Cc}/u.test(String.fromCodePoint(point))))
    const everyday = new Set([...EVERYDAY].map((character) => character.codePointAt(0)!).filter((c) => inWhole.has(c)))
    return {
      name,
      licence: readFileSync(join(folder, 'LICENSE'), 'utf8'),
      makeFile: async () =>
        (await loadSubsetFont())(whole, EVERYDAY, { targetFormat: 'woff2', variationAxes: { wght: weights } }),
      everyday: formatRange(everyday),
      rest: formatRange(new Set([...inWhole].filter((c) => !everyday.has(c)))),
    }
  })
}

/** The code points of a `unicode-range`. */
export function parseRange(text: string): Set<number> {
  const points = new Set<number>()
  for (const part of text.split(/,\s*/)) {
    const [first = '', last = first] = part.replace('U+', '').split('-')
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point += 1) points.add(point)
  }
  return points
}

/** The shortest `unicode-range` of some code points. */
function formatRange(points: Set<number>): string {
  const hex = (point: number) => point.toString(16).toUpperCase()
  const parts: { first: number; last: number }[] = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const part = parts.at(-1)
    if (part && part.last === point - 1) part.last = point
    else parts.push({ first: point, last: point })
  }
  return parts.map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(', ')
}
