import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { ClaimExample } from './claimTraining'

const readLines = (name: string) =>
  readFileSync(new URL(`examples/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

/** What the rules are held to as well, with the kind of each sentence before it. */
const ofRules = new URL('../../../testing/editorsSentences.tsv', import.meta.url)
const readSentencesOfRules = () =>
  readFileSync(ofRules, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [kind, text] = line.split('\t')
      return text && (kind === 'forbidden' || kind === 'fine') ? [{ text, isForbidden: kind === 'forbidden' }] : []
    })

/**
 * What the model learns from, one example a line, and a checksum that its weights name. `published` is every second sentence
 * of the starter content as it was then: the voice that must not be asked about.
 */
export function readClaimExamples(): { examples: ClaimExample[]; checksum: string } {
  const ofFiles = (['forbidden', 'harmless', 'published'] as const).flatMap((kind) =>
    readLines(kind).map((text) => ({ text, isForbidden: kind === 'forbidden' })),
  )
  const examples = [...ofFiles, ...readSentencesOfRules()]
  const checksum = createHash('sha256').update(JSON.stringify(examples)).digest('hex').slice(0, 12)
  return { examples, checksum }
}
