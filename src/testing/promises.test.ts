import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { privacyTexts } from '@/features/privacy/content/privacyTexts'

type Promised = { words: string; places: string[]; proofs: { file: string; title: string }[]; isUnproved: boolean }

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const read = (file: string) => oneLine(readFileSync(file, 'utf8'))

const promises: Promised[] = readFileSync('docs/promises.md', 'utf8')
  .split(/^> /m)
  .slice(1)
  .map((part) => ({
    words: part.split('\n')[0]!.trim(),
    places: [...part.matchAll(/^- Stands in: (.+)$/gm)].map(([, file]) => file!.trim()),
    proofs: [...part.matchAll(/^- Proof: (\S+), “(.+)”$/gm)].map(([, file, title]) => ({ file: file!, title: title! })),
    isUnproved: /^- Not proved: /m.test(part),
  }))

describe.each(promises)('“$words”', ({ words, places, proofs, isUnproved }) => {
  it('stands where the list says, word for word', () => {
    expect(places.filter((file) => !read(file).includes(words))).toEqual([])
    expect(places).not.toEqual([])
  })

  it('has its proof, or the list says that there is none', () => {
    expect(proofs.filter(({ file, title }) => !read(file).includes(title))).toEqual([])
    expect(proofs.length > 0 || isUnproved).toBe(true)
  })
})

it('every sentence of what the privacy page says is kept, or handed on, stands in the list', () => {
  const texts = [...privacyTexts.kept, ...privacyTexts.whatTheyDo].map(({ text }) => text)
  const rest = texts.map((text) => promises.reduce((left, { words }) => left.replace(words, ''), String(text)).trim())
  expect(texts.length).toBeGreaterThan(10)
  expect(rest.filter(Boolean)).toEqual([])
})
