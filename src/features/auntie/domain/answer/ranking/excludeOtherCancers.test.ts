import { describe, expect, it } from 'vitest'

import { foundLibrary, foundPlace } from '@/testing/foundPlaces'

import { excludeOtherCancers } from './excludeOtherCancers'

const lining = foundPlace('lining', 'Lining of the uterus. If it was early, estrogen may be thought about.')
const cervix = foundPlace('cervix', 'Ovary, cervix, vulva. There is a guideline.')
const dryness = foundPlace('dryness', 'Moisturizers come first.')
const slugs = (message: string) =>
  excludeOtherCancers(foundLibrary(lining, cervix, dryness), message).answers.map(({ slug }) => slug)

describe('advice on another cancer', () => {
  it('is not read to her who names her own', () => {
    expect(slugs('I had cervical cancer at 40 and the womb was left in. Is HRT safe?')).toEqual(['cervix', 'dryness'])
    expect(slugs('cancer of the lining, treated early')).toEqual(['lining', 'dryness'])
    expect(slugs('bowel cancer two years ago, hormones?')).toEqual(['dryness'])
  })

  it('stays where no cancer is named', () => {
    expect(slugs('I had cancer. Is HRT safe?')).toEqual(['lining', 'cervix', 'dryness'])
  })
})
