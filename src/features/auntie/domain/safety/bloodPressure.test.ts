import { describe, expect, it } from 'vitest'

import { adviseOnPressure, highPressureIn } from './bloodPressure'
import { buildPressureAside } from './safetyAnswer'

describe('a blood pressure that is high and can wait to be confirmed', () => {
  it.each([
    ['My BP was 150/95 at the chemist, is it the menopause?', '150/95'],
    ['blood pressure 165 over 98 this morning and im on hrt. can i take evening primrose', '165/98'],
    ['BP 142/91. hot flushes too', '142/91'],
    ['nurse said 150/95 and made a face lol', '150/95'],
    ['bp is 138/94 again!!', '138/94'],
    ['my presure was 148/88 on the cuff thing', '148/88'],
    ['172 over 84 on my home monitor, could it be the patches', '172/84'],
    ['is 140/90 bad for 51', '140/90'],
    ['Blood pressure: 179/119. Felt fine. Is black cohosh ok?', '179/119'],
    ['went to give blood, they wouldnt as my pressure was 155 /96', '155/96'],
  ])('is heard in “%s”', (message, told) => {
    const pressure = highPressureIn(message)
    expect(pressure && `${pressure.systolic}/${pressure.diastolic}`).toBe(told)
    expect(adviseOnPressure(pressure!)).toContain(told)
  })

  it.each([
    'my bp is 120/80, is that ok on hrt',
    'BP 135/85 this morning',
    'bp 180/120',
    'my blood pressure is 165/122',
    'bp was 150/95 last week and 190/110 today',
    'we need a new mattress, 150/90 cm',
    'I’m on 160/80 mg of something',
    'keep it under 140/90, said the nurse',
    'my blood pressure was 160/100 before the tablets, now it is fine',
    'I had 150/95 years ago when I was pregnant',
    'on call 24/7 and my bra is 34/75',
    'we were on holiday 24/11/26 to 12/12',
    'paid 150 on 95 things at the sale',
  ])('is not in “%s”', (message) => expect(highPressureIn(message)).toBeNull())
})

it('names the number to call, and puts none above the answer as an alarm does', () => {
  const country = { code: 'US', name: 'United States', emergencyNumber: '911', crisisLines: [], violenceLines: [] }
  const aside = buildPressureAside('my blood pressure was 150/95, does hrt raise it?', country)
  expect(aside).toEqual({ text: expect.stringContaining('call 911'), links: [] })
})
