import { expect, it } from 'vitest'

import { fitToHer } from './fitToHer'

const page = { title: 'Same Change, Not the Same Care', description: '', path: '/education/x', icon: 'book' as const }
const answer = (response: string) => ({ response, links: [page] })
const english = answer('Same Change: “In England an item cost £9.90. Northern Ireland charges nothing.” [1]')
const ofDrink = answer('Odd Ones: “Drink breaks up the night. Leave it out for two weeks and see.” [1]')
const ofAge = answer('Talking: “Ask for the plan. If you are over 45 and hear no, say so.” [1]')

it('reads no prices of other countries to who says where she is', () => {
  for (const said of [
    ['I live in Australia', 'what does hrt cost'],
    ['Hello from Co. Kerry, Ireland', 'is it free or do I pay'],
    ['How much is a patch in Canada, is it covered?'],
  ])
    expect(fitToHer(english, said).response, said[0]).toContain('our library doesn’t hold')
})

it('reads prices to everybody else, and other things to her', () => {
  for (const said of [
    ['what does hrt cost'],
    ['I live in Leeds', 'what does hrt cost'],
    ['I am in Northern Ireland', 'what does hrt cost'],
    ['my sister lives in Ireland', 'what does hrt cost'],
    ['I live in Ireland', 'how do I put on a patch'],
  ])
    expect(fitToHer(english, said), said[0]).toEqual(english)
})

it('tells nobody to drink less who drinks no more', () => {
  for (const told of [
    'I’ve been sober for four years',
    'I don’t drink any more',
    'gave up the booze in 2019',
    'in recovery from alcohol',
    'haven’t touched a drop since my forties',
  ]) {
    const { response } = fitToHer(ofDrink, [told, 'would a glass of wine help me sleep'])
    expect(response, told).toContain('“Drink breaks up the night.”')
    expect(response, told).not.toContain('Leave it out')
  }
})

it('tells everybody else', () => {
  for (const told of ['I don’t drink coffee any more', 'I stopped drinking tea at night', 'I drink too much'])
    expect(fitToHer(ofDrink, [told, 'does wine wake me']), told).toEqual(ofDrink)
})

it('leaves out what is said to who is older', () => {
  expect(fitToHer(ofAge, ['I’m 42, what do I say to the doctor']).response).toBe('Talking: “Ask for the plan.” [1]')
  expect(fitToHer(ofAge, ['I’m 47, what do I say to the doctor'])).toEqual(ofAge)
  expect(fitToHer(ofAge, ['what do I say to the doctor'])).toEqual(ofAge)
})
