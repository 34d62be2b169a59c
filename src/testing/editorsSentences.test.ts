import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { factsIn } from '@/shared/lib/healthFacts'
import { uncitedFacts } from '@/shared/lib/textBlocks'

/** Sentences as editors of a magazine write them: what may not be published, what needs a source, and what is fine. */
const sentences = readFileSync(new URL('editorsSentences.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])
const ofKind = (kind: string) => sentences.filter(([one]) => one === kind).map(([, sentence]) => sentence)

const isForbidden = (sentence: string) => forbiddenClaims(sentence).length > 0
const inArticle = (text: string) => uncitedFacts([{ kind: 'prose', text, cited: [] }]).length > 0
const onCard = (text: string) => factsIn(text).length > 0

describe('of what editors write', () => {
  it('what nobody can promise, and doses, are forbidden', () => {
    expect(ofKind('forbidden').filter((sentence) => !isForbidden(sentence))).toEqual([])
  })

  it('what can be looked up needs a source', () => {
    const open = ofKind('fact').filter((sentence) => !isForbidden(sentence))
    expect(open.filter((sentence) => !inArticle(sentence))).toEqual([])
    expect(open.filter((sentence) => !onCard(sentence))).toEqual([])
  })

  it('stories, recipes, the clock and good advice are left alone', () => {
    expect(ofKind('fine').filter((sentence) => isForbidden(sentence) || inArticle(sentence))).toEqual([])
    expect(ofKind('fine').filter(onCard)).toEqual([])
  })
})
