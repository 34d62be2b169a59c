import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { citationPattern, parseModuleSource } from '@/features/education/content/moduleSource'
import { sentencesOf } from '@/shared/lib/prose'
import type { Urgency } from '@/shared/lib/redFlags'
import { starterRedFlags } from '@/shared/lib/starterRedFlags'

const folder = path.join(import.meta.dirname, '../features/education/content/modules')

/** Words by which a sentence tells how soon to get help; the first that fit count, as an emergency room may do for today. */
const urgentWords: [Urgency, RegExp][] = [
  [
    'now',
    /emergency (?:services|number|care)|call (?:911|now)|help (?:right away|at once)|crisis line|call or text 988/i,
  ],
  ['today', /urgent care|same day|call at once|\b(?:call|doctor|pharmacist|clinic)\b[^.]*\btoday\b/i],
  ['now', /emergency (?:room|department)/i],
  ['week', /\b(?:call|doctor|clinician)\b[^.]*\bthis week\b/i],
]
const urgencyOf = (sentence: string) => urgentWords.find(([, words]) => words.test(sentence))?.[0]

/** Every sentence of a starter module that says how soon, without its citations. */
const urgentSentences = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const { slug, body } = parseModuleSource(file, readFileSync(path.join(folder, file), 'utf8'))
    const text = body.replaceAll(citationPattern, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    return sentencesOf(text).flatMap((sentence) => {
      const urgency = urgencyOf(sentence)
      return urgency ? [{ slug, urgency, sentence }] : []
    })
  })

/** `module, flags of the list or the reason why there is none, beginning of the sentence`, parted by tabs. */
const entries = readFileSync(path.join(import.meta.dirname, 'moduleUrgency.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [slug, flags, start] = line.split('\t') as [string, string, string]
    return { slug, flags: flags.startsWith('-') ? [] : flags.split(','), start }
  })
const entryOf = (slug: string, sentence: string) =>
  entries.find((entry) => entry.slug === slug && sentence.startsWith(entry.start))
const flagUrgency = new Map(starterRedFlags.map(({ key, urgency }) => [key, urgency]))

describe('how soon the text of a starter module wants help', () => {
  it('is said of a sign of the one list in every such sentence', () => {
    const unknown = urgentSentences.filter(({ slug, sentence }) => !entryOf(slug, sentence))
    expect(unknown).toEqual([])
    const used = new Set(urgentSentences.map(({ slug, sentence }) => entryOf(slug, sentence)))
    const stale = entries.filter((entry) => !used.has(entry))
    expect(stale).toEqual([])
  })

  it('is as soon as that list says', () => {
    const others = urgentSentences.flatMap(({ slug, urgency, sentence }) =>
      (entryOf(slug, sentence)?.flags ?? [])
        .filter((flag) => flagUrgency.get(flag) !== urgency)
        .map((flag) => `${slug}: ${flag} is for ${flagUrgency.get(flag)}, “${sentence}” for ${urgency}`),
    )
    expect(others).toEqual([])
  })
})
