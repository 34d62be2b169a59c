import { expect, it } from 'vitest'

import { isEarlyOnHormones } from './isEarlyOnHormones'

it('hears light bleeding in the first half year on hormones', () => {
  for (const message of [
    'Started HRT two months ago and get a bit of brown spotting, is it ok',
    'only 5 weeks on the patch, hrt, slight bleeding now and then',
    'been on continuous hrt for three months and there is light pink bleeding',
  ])
    expect(isEarlyOnHormones(message), message).toBe(true)
})

it('hears nothing of the kind in what wants to be seen', () => {
  for (const message of [
    'started hrt 6 weeks ago and bleeding heavily',
    'started hrt 8 months ago, light spotting',
    'on hrt for two years, light spotting began 6 weeks ago',
    'light bleeding after sex since I started hrt 6 weeks ago',
    'spotting between periods for 6 weeks',
    'I am postmenopausal, started hrt two months ago, light bleeding',
    'started hrt six weeks ago, spotting every day',
    'started hrt six weeks ago, light bleeding with pain',
  ])
    expect(isEarlyOnHormones(message), message).toBe(false)
})
