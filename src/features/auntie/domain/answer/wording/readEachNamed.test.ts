import { expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { readEachNamed } from './readEachNamed'

const shelf: Record<string, string> = {
  ashwagandha: 'Ashwagandha was tried once.',
  dhea: 'DHEA pills did little.',
  saffron: 'Saffron is the pretty one.',
  'black cohosh': 'Black cohosh failed sixteen times.',
}
const find = ({ question }: { question: string }) => {
  const name = Object.keys(shelf).find((one) => question.toLowerCase().includes(one))
  return name ? library(foundPlace(name, shelf[name]!)) : library()
}
const whole = library(foundPlace('ledger', 'Read the label.'))
const read = (question: string) => {
  const { answers, alsoAsked = [] } = readEachNamed(find, question, whole)
  return [...answers, ...alsoAsked].map(({ slug }) => slug)
}

it('reads a line of each remedy of a list, three at most', () => {
  expect(read('Saffron, maca, DHEA. Is any of it worth buying?')).toEqual(['saffron', 'dhea'])
  expect(read('which is best: black cohosh, saffron, ashwagandha or DHEA?')).toHaveLength(3)
})

it('reads what was found where fewer are named, or they are only taken', () => {
  expect(read('Saffron or DHEA?')).toEqual(['ledger'])
  expect(read('I take saffron, DHEA and ashwagandha. Is soy safe beside them?')).toEqual(['ledger'])
  expect(read('maca, turmeric and ginseng: worth it?')).toEqual(['ledger'])
})

it('reads what speaks of several of them together', () => {
  const both = library(foundPlace('nerves', 'Saffron and ashwagandha were each tried once.'))
  expect(readEachNamed(find, 'saffron, ashwagandha or DHEA?', both)).toBe(both)
})
