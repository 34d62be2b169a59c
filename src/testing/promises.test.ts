import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { sentencesOf } from '@/shared/lib/prose'
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

/** What the site says to visitors: the words of pages, letters, the notices that are none, README. */
const spoken = [
  ...readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/content\/[^/]+Texts\.ts$/.test(file))
    .map((file) => `src/features/${file}`),
  'src/features/site-shell/content/defaultSettings.ts',
  'src/features/privacy/domain/processors.ts',
  'src/features/invitations/cms/emailTemplates.tsx',
  'src/features/symptoms/site/islands/HotFlashDialog.tsx',
  'src/features/evidence/site/islands/sendReport.ts',
  'src/shared/ui/SealedWith.island.tsx',
  'README.md',
]

/** How a sentence sounds that says what becomes of what she does here. */
const onPrivacy =
  /\bsealed\b|fingerprint|nobody else\b|\bonly you\b|\berased?\b|\bcookie|follows? you|\bwe (?:can|do)n?[’']t (?:see|read|open|ask who)|our server|in this browser (?:alone|and)|\bno (?:login|tracking)\b|\bprivate tracking\b|\bsent nowhere|nothing [^.]{0,40}\b(?:sent|kept|collected|sold)\b|\bnot (?:kept|collected)\b/i

/** They sound so and promise nothing. */
const noPromise = [
  /^A gate that only you can open/,
  /^You need a person, a chair and an hour nobody else gets/,
  /^Nobody else(?:’s, unless she tells it| will)\.$/,
  /nobody else has to have checked it/,
  /^Not (?:Collected|kept:)$/,
  /^This page isn’t kept in this browser/,
  /^(?:One entry was|\{count\} entries were) sealed anew/,
  /^your diary is being sealed and compared/,
  /^Public posts and letters are counted and not kept/,
  /^Browse freely, no login required/,
  /^We can’t see it\.$/,
  /^(?:Kept sealed|In this browser alone)$/,
]

/** The texts of a source file: what stands in quotes, and between tags; a page of Markdown line by line. */
const textsOf = (file: string) => {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return source.split('\n')
  const quoted = [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text]) => text!)
  const tagged = file.endsWith('.tsx')
    ? [...source.matchAll(/>([^<>{}=;]+)</g)].map(([, text]) => oneLine(text!).trim())
    : []
  return [...quoted, ...tagged]
}

it.each(spoken)('%s: every sentence on privacy stands in the list', (file) => {
  const unlisted = textsOf(file)
    .flatMap((text) => sentencesOf(text.replaceAll('\\n', ' ')))
    .map((sentence) => sentence.trim())
    .filter((sentence) => onPrivacy.test(sentence) && !noPromise.some((harmless) => harmless.test(sentence)))
    .filter((sentence) => !promises.some(({ words }) => words.includes(sentence) || sentence.includes(words)))
  expect(unlisted).toEqual([])
})
