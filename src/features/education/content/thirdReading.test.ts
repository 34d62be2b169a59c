import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

/** A module as one line, so that a pattern does not depend on where its lines break. */
const read = (slug: string) =>
  readFileSync(path.join(import.meta.dirname, 'modules', `${slug}.md`), 'utf8').replaceAll(/\s+/g, ' ')

/** What the third medical reading of November 2026 found in the modules: what must not come back, what stands instead. */
const corrections: { of: string; slug: string; never: RegExp; must: RegExp }[] = [
  {
    of: 'the injection stands with its newer count, as condoms do, and the pill’s older one is called that',
    slug: 'contraception-method-by-method',
    never: /\| Injection \| 6 \|/,
    must: /pulling out come from a newer count, with 6 for all hormone methods together.*So the pill's 9 may be high.*\| Injection \| 4 \|[^\n]*?\[\^cdc-injectables-2024/,
  },
  {
    of: 'Britain has a testosterone for women as well',
    slug: 'down-there-spoken-aloud',
    never: /since 2020\.\[\^testosterone-pj-2023\] In Britain an NHS specialist/,
    must: /Britain has since 2025, says its maker\.\[\^androfeme-uk-2025/,
  },
  {
    of: 'what autistic adults said of their doctors is that they helped and told too little, not what doctors know',
    slug: 'adhd-autism-and-the-change',
    never: /Doctors knew little about it/,
    must: /doctors helped too little, and told them too little of what was coming\.\[\^autism-us-interviews, abstract, results\]/,
  },
  {
    of: 'how fast a cyst is seen is the rule of one region',
    slug: 'fibroids-adenomyosis-iron',
    never: /Over 5 cm, or not simple, it's seen within two weeks/,
    must: /Over 5 cm, or not simple, one English region sees it within two weeks/,
  },
  {
    of: 'the patches that kept their estrogen when cut, and how much the fourth lost',
    slug: 'hormones-and-the-company-they-keep',
    never: /one kind lost half its estrogen/,
    must: /of four kinds one lost over half its estrogen in a month at 35 °C/,
  },
  {
    of: 'hormones and anxiety alone: what a review saw, instead of a verdict that its source does not give',
    slug: 'when-your-heart-races',
    never: /Not a treatment for anxiety alone/,
    must: /On anxiety, one review saw no steady effect\..*?\[\^estrogen-mood-2025/,
  },
  {
    of: '80 cm in inches, as the other page has it',
    slug: 'not-the-same-care',
    never: /80 cm\. That is 31 inches/,
    must: /80 cm\. That is 31\.5 inches/,
  },
]

describe('the third reading of the modules, November 2026', () => {
  it.each(corrections)('$slug: $of', ({ slug, never, must }) => {
    expect(read(slug)).not.toMatch(never)
    expect(read(slug)).toMatch(must)
  })
})
