import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { findCheck } from './findCheck'

const tells = foundPlace('fog', 'Names slip in these years, and they come back.', { terms: ['nam'] })
const warns = foundPlace('lost', 'Getting lost in places you know is for a doctor.', { slug: 'fog', terms: ['nam'] })
const check = (question: string, ...places: Parameters<typeof library>) => findCheck(library(...places), question)

describe('what says when something wants a doctor', () => {
  it.each([
    'I forget names, when is it something to worry about',
    'forgetting every name: should I be worried?',
    'names gone. do I get it checked',
    'is it serious that names slip',
  ])('is read where that was asked: %s', (question) => expect(check(question, tells, warns)).toBe(warns))

  it('is read for no other question, nor where the best place says it, nor of something else', () => {
    expect(check('why do names slip', tells, warns)).toBeUndefined()
    expect(check('names slip, should I be worried?', warns, tells)).toBeUndefined()
    expect(check('names slip, should I be worried?', tells, { ...warns, terms: ['hip'] })).toBeUndefined()
    expect(
      check('names slip, should I be worried?', tells, { ...warns, slug: 'bones', chance: 0.002, score: 0 }),
    ).toBeUndefined()
  })
})
