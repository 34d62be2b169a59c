import { describe, expect, it } from 'vitest'

import { foundPlace } from '@/testing/foundPlaces'

import { findPersonalCaution } from './personalCaution'

const passage = (body: string) => foundPlace('Newer medicines', body).excerpts[0]!.passage

describe('what a passage says of what she takes or has', () => {
  it('is found where nothing that was read says it, with the sentence it leans on', () => {
    const body =
      'It cuts flashes.\nThe small print is your liver. It is not for you with cirrhosis. Nor with fluvoxamine.'
    expect(findPersonalCaution(passage(body), ['It cuts flashes.'], 'I take fluvoxamine. Does Veoza suit me?')).toBe(
      'It is not for you with cirrhosis. Nor with fluvoxamine.',
    )
    const shoulder = passage('It thaws.\nMention it if you have diabetes.')
    expect(findPersonalCaution(shoulder, ['It thaws.'], 'I’m diabetic, will my shoulder thaw?')).toBe(
      'Mention it if you have diabetes.',
    )
    const herb = passage('It was tried for eight weeks.\nIt can also interact with medicines for diabetes and thyroid.')
    expect(
      findPersonalCaution(herb, ['It was tried for eight weeks.'], 'I’m diabetic, is it worth it?'),
    ).toBeUndefined()
    const named = passage('It was tried for eight weeks.\nAshwagandha may interact with medicines for diabetes.')
    expect(findPersonalCaution(named, ['It was tried for eight weeks.'], 'I’m diabetic, is it worth it?')).toContain(
      'interact with medicines for diabetes',
    )
  })

  it('is not read again, nor what is said of another medicine', () => {
    const body = 'It is not for you with cirrhosis. Nor with fluvoxamine.'
    expect(findPersonalCaution(passage(body), [body], 'I take fluvoxamine, is it safe?')).toBeUndefined()
    expect(findPersonalCaution(passage(body), [], 'I take sertraline, is it safe?')).toBeUndefined()
  })
})
