import { describe, expect, it } from 'vitest'

import type { PracticeSession, Reference } from '@/payload-types'

import { toSessionView } from './view'

const reference = {
  id: 4,
  authors: 'Balban MY, et al.',
  year: 2023,
  title: 'Brief structured respiration',
  finding: 'Mood improved.',
  doi: '10.1016/j.xcrm.2022.100895',
} as Reference

const doc = (given: Partial<PracticeSession> = {}) =>
  ({
    key: 'sighing-set',
    name: 'Sighing Set',
    group: 'breathwork',
    duration: 10,
    description: 'Long breaths.',
    intensity: 'gentle',
    bestFor: ['stress'],
    safetyNote: 'Stop if dizzy.',
    cues: [
      { time: '0:00', text: 'Sit.' },
      { time: '1:10', text: 'Breathe.' },
    ],
    breathing: { inSeconds: 3, sipSeconds: null, outSeconds: 6 },
    references: [reference],
    ...given,
  }) as PracticeSession

describe('a session for its page', () => {
  it('has its cues in seconds and its sources with an address', () => {
    expect(toSessionView(doc())).toMatchObject({
      intensity: 'Gentle',
      cues: [
        { at: 0, text: 'Sit.' },
        { at: 70, text: 'Breathe.' },
      ],
      pace: { inSeconds: 3, sipSeconds: null, outSeconds: 6 },
      sources: [{ cited: 'Balban MY, et al. (2023)', url: 'https://doi.org/10.1016/j.xcrm.2022.100895' }],
    })
  })

  it.each([
    ['meditation keeps no pace', { group: 'meditation' as const }],
    ['half a pace is none', { breathing: { inSeconds: 4, outSeconds: null } }],
    ['no pace is none', { breathing: undefined }],
  ])('%s', (_, given) => expect(toSessionView(doc(given))?.pace).toBeNull())

  it('leaves out sources that were deleted and cues an editor has not finished', () => {
    const cues = [{ time: 'soon', text: 'Never.' }] as PracticeSession['cues']
    expect(toSessionView(doc({ references: [7], cues }))).toMatchObject({ sources: [], cues: [] })
  })

  it.each(['key', 'name', 'group', 'duration'] as const)('is not shown without its %s', (field) =>
    expect(toSessionView(doc({ [field]: null }))).toBeNull(),
  )
})
