import { describe, expect, it } from 'vitest'

import { missingChecks, stageOf, type ReviewEntry, type WorkflowAct } from './workflow'

const [author, other] = [1, 2]
const version = { digest: 'now', author, needs: ['fact', 'clinical'] as const }
const said = (...acts: [WorkflowAct, number, string?][]): ReviewEntry[] =>
  acts.map(([act, byId, digest = 'now']) => ({ act, byId, digest }))

describe('where a version stands', () => {
  it.each([
    ['draft', said()],
    ['draft', said(['asked', author, 'before'], ['fact', other, 'before'])],
    ['fact', said(['asked', author])],
    ['fact', said(['asked', author], ['fact', author])],
    ['clinical', said(['asked', author], ['fact', other])],
    ['approved', said(['asked', author], ['fact', other], ['clinical', other])],
    ['sent-back', said(['asked', author], ['fact', other], ['sent-back', other])],
    ['fact', said(['fact', other], ['sent-back', other], ['asked', author])],
  ] as const)('is %s', (stage, acts) => {
    expect(stageOf(acts, version, false)).toBe(stage)
  })

  it('is published while visitors see the same words', () => {
    expect(stageOf(said(), version, true)).toBe('published')
  })

  it('is approved where nobody else could check it', () => {
    expect(stageOf(said(), { ...version, needs: [] }, false)).toBe('approved')
    expect(missingChecks(said(), { ...version, needs: [] })).toEqual([])
  })

  it.each([
    ['draft', said(), false],
    ['claims', said(['asked', author]), false],
    ['clinical', said(['asked', author]), true],
    ['approved', said(['asked', author], ['clinical', other]), true],
    ['sent-back', said(['asked', author], ['sent-back', other]), false],
  ] as const)('is %s where only claims changed', (stage, acts, isApproved) => {
    expect(stageOf(acts, { ...version, byClaims: { isApproved, isReadByAuthor: false } }, false)).toBe(stage)
  })

  it('waits for signatures without a word once its author has read what changed', () => {
    const byClaims = { isApproved: false, isReadByAuthor: true }
    expect(stageOf(said(), { ...version, byClaims }, false)).toBe('claims')
    expect(stageOf(said(['sent-back', other]), { ...version, byClaims }, false)).toBe('sent-back')
  })
})
