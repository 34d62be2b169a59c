import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { findUnansweredPart, openQuestionsOf } from './unansweredPart'

const [bones, sleep] = [foundPlace('bones', 'Bones thin.'), foundPlace('sleep', 'Sleep breaks.')]
const parts = [
  { asked: 'I am 50. When do I ask for a scan', answers: [bones] },
  { asked: 'and why do I wake at three?', answers: [sleep] },
] as const
const leftOver = (...read: (typeof bones)[]) =>
  findUnansweredPart(
    { ...library(bones, sleep), parts },
    read.map(({ lead }) => lead!),
    '',
  )

describe('one question of two', () => {
  it('is asked for by itself where nothing that is read is about it', () => {
    expect(leftOver(bones)?.text).toMatch(/second of your two questions open.*: “why do I wake at three\?”/)
    expect(leftOver(bones)?.near.map(({ slug }) => slug)).toEqual(['sleep'])
    expect(leftOver(sleep)?.text).toContain('the first of your two questions open, ask me that one by itself: “When do')
  })

  it('is none where both are read, or neither, or nothing says what it is about', () => {
    expect(leftOver(bones, sleep)).toBeUndefined()
    expect(leftOver(foundPlace('soy', 'Soy.'))).toBeUndefined()
    const vague = [parts[0], { asked: 'and does it pass', answers: [{ ...sleep, terms: [] }] }] as const
    expect(findUnansweredPart({ ...library(bones), parts: vague }, [bones.lead!], '')).toBeUndefined()
    expect(findUnansweredPart(library(bones), [bones.lead!], '')).toBeUndefined()
  })

  it('is none where it asks of hormones alone and what is read speaks of them', () => {
    const asked = [parts[0], { asked: 'will they let me have HRT?', answers: [sleep] }] as const
    const open = (text: string) => findUnansweredPart({ ...library(bones, sleep), parts: asked }, [bones.lead!], text)
    expect(open('May you take hormones once the ovaries are out?')).toBeUndefined()
    expect(open('Bones thin.')?.text).toContain('“will they let me have HRT?”')
  })
})

describe('the questions of a letter', () => {
  const asking = (...questions: [string, ...(typeof bones)[]][]) => ({
    ...library(bones, sleep),
    questions: questions.map(([asked, ...answers]) => ({ asked, answers })),
  })
  const ofBones = ['When do I ask for a bone scan?', bones] as [string, typeof bones]

  it('are said back where nothing is read for them', () => {
    const open = openQuestionsOf(asking(ofBones, ['And how do I put it to my husband?']), [bones.lead!])
    expect(open).toMatch(/^You also asked: “how do I put it to my husband\?” I have not found that here\./)
    expect(openQuestionsOf(asking(ofBones, ['Why do I always wake at three?', sleep]), [bones.lead!])).toBe(
      'If that leaves “Why do I always wake at three?” open, ask me that by itself.',
    )
    expect(openQuestionsOf(asking(ofBones, ['Is it over?']), [bones.lead!])).toMatch(/One of your questions/)
    expect(openQuestionsOf(asking(ofBones, ['Why do I wake at three?', sleep]), [])).toBe(
      'I look things up best one at a time. Ask me by itself: “When do I ask for a bone scan?” or “Why do I wake at three?”.',
    )
  })

  it('are not where each has something', () => {
    expect(openQuestionsOf(asking(ofBones, ['Why?', bones]), [bones.lead!])).toBeUndefined()
    expect(openQuestionsOf(library(bones), [bones.lead!])).toBeUndefined()
  })
})
