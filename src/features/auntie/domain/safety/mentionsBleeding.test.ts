import { describe, expect, it } from 'vitest'

import { mentionsBleeding } from './mentionsBleeding'
import { normalizeMessage } from './normalizeMessage'

describe('whether a message speaks of bleeding', () => {
  it.each([
    'My periods stopped 14 months ago',
    'I’m 62 and 11 years past my last period',
    'My last period was 14 months ago.',
    'I haven’t had a period in two years',
    'no period for 3 years. does that count as menopause',
    'I went through menopause at 50 and I am 55',
    'periods ended 5 yrs ago',
    'she is on blood thinners',
    'turned 51 in May and stopped bleeding',
  ])('not by saying when menopause was: %s', (message) => {
    expect(mentionsBleeding(normalizeMessage(message))).toBe(false)
  })

  it.each([
    'two years after my last period I am spotting',
    'no periods for 18 months and then one turned up today',
    'My last period was 14 months ago and I got my period this morning',
    'three years of nothing and it has come back',
    'stopped bleeding four years ago and now there is spotting',
    'blood on the paper at 63',
    'post menopause with a pink discharge',
    'I needed a pad again, and I am 58',
  ])('by any of its names: %s', (message) => {
    expect(mentionsBleeding(normalizeMessage(message))).toBe(true)
  })
})
