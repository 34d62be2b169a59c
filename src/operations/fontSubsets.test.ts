import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { FONTS_FOLDER, fontSubsets, italicSubset, parseRange } from './fontSubsets'

const declared = [...readFileSync(`${FONTS_FOLDER}.ts`, 'utf8').matchAll(/'(U\+[^']+)'/g)].map(([, range]) => range!)

describe('the fonts that every page loads', () => {
  it.each(fontSubsets())('$name is what the script makes, with its licence', async ({ name, makeFile, licence }) => {
    expect((await makeFile()).equals(readFileSync(path.join(FONTS_FOLDER, `${name}.woff2`)))).toBe(true)
    expect(readFileSync(path.join(FONTS_FOLDER, `${name}.LICENSE.txt`), 'utf8')).toBe(licence)
  })

  it('the italic is what the script makes', async () => {
    const made = await italicSubset.makeFile()
    expect(made.equals(readFileSync(path.join(FONTS_FOLDER, `${italicSubset.name}.woff2`)))).toBe(true)
  })

  it('are declared for their own characters, the whole fonts for all others', () => {
    expect(declared).toEqual(fontSubsets().flatMap(({ everyday, rest }) => [everyday, rest]))
    for (const { everyday, rest } of fontSubsets()) {
      expect([...parseRange(everyday)].filter((point) => parseRange(rest).has(point))).toEqual([])
    }
  })

  it('hold every letter, digit and mark of the starter content', () => {
    const everyday = parseRange(fontSubsets()[0]!.everyday)
    const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      // What Auntie learns from is never shown; other scripts are shown in the device's own fonts.
      .filter((file) =>
        /^[^/]+\/content\/(?!examples\/|language(?:Texts|Emergencies|Soon|Assault)).*(?<!\.test)\.(?:md|json|yaml|ts)$/.test(
          file,
        ),
      )
      .map((file) => path.join('src/features', file))
    expect(files.length).toBeGreaterThan(38)
    const missing = files.flatMap((file) =>
      [...new Set(readFileSync(file, 'utf8').match(/[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu) ?? [])]
        .filter((character) => !everyday.has(character.codePointAt(0)!))
        .map((character) => `${file}: ${character}`),
    )
    expect(missing).toEqual([])
  })
})

describe('a unicode-range', () => {
  it('is parsed part by part', () => {
    expect([...parseRange('U+41-43, U+20AC,U+E9')]).toEqual([0x41, 0x42, 0x43, 0x20ac, 0xe9])
  })
})
