import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, 'globals.css'), 'utf8')

/** A colour of the dim theme, as its block in the style sheet gives it. */
function dimColour(name: string): string {
  const block = /\n {2}\[data-theme='dim'\](?:,[^{]*)? \{([^}]*)\}/.exec(styles)![1]!
  return new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(block)![1]!
}

/** Relative luminance as WCAG 2.2 defines it: 0 is black, 1 is white. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

it.each(['ink', 'soft-ink'])('%s of the dim theme lights up nothing, and can be read on paper and leaf', (name) => {
  const text = luminance(dimColour(name))
  expect(text, 'running text covers more of a phone than may be brighter than this').toBeLessThan(0.2)
  for (const ground of ['paper', 'leaf'])
    expect((text + 0.05) / (luminance(dimColour(ground)) + 0.05), `on ${ground}`).toBeGreaterThan(4.5)
})
