import { describe, expect, it } from 'vitest'

import { keyOfAsked, placeKey, readAskedFor, readAskedOfSite, readQuestions } from './askedAs'
import {
  createPlaceModel,
  decodePlaceWeights,
  encodePlaceWeights,
  readPlaceWeights,
  type PlaceModel,
} from './placeModel'
import { chooseWords, trainNetwork, type PlaceExample } from './placeTraining'

const places = ['joints|A frozen shoulder thaws', 'heat|Flashes ease', 'sleep|Legs that twitch']
const examples: PlaceExample[] = [
  { question: 'my arm will not go up behind my back', place: 0 },
  { question: 'when does a stuck shoulder get better', place: 0 },
  { question: 'boiling at my desk again', place: 1 },
  { question: 'what helps with being so hot', place: 1 },
  { question: 'legs that kick all night', place: 2 },
  { question: 'twitching in bed', place: 2 },
].flatMap((example) => Array.from({ length: 60 }, () => example))
const words = chooseWords(examples, () => false)
const weights = { places, words, networks: [trainNetwork(examples, places.length, words, () => undefined, 1)] }
const best = ({ places: known, chancesOf }: PlaceModel, question: string) => {
  const chances = [...chancesOf(question)!]
  return known[chances.indexOf(Math.max(...chances))]
}

describe('which place a question is for', () => {
  it('is learned from other questions, and says how likely', () => {
    const model = createPlaceModel(weights)
    expect(best(model, 'cannot get my arm up at all')).toBe(places[0])
    expect(best(model, 'so hot, boiling')).toBe(places[1])
    const chances = [...model.chancesOf('legs twitching')!]
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  it('is not guessed from words that nobody asked with', () => {
    expect(createPlaceModel(weights).chancesOf('zzz qqq')).toBeNull()
  })

  it('stores each weight in one byte', () => {
    const kept = decodePlaceWeights(encodePlaceWeights(weights))
    expect(kept.words).toEqual(words)
    expect(best(createPlaceModel(kept), 'boiling hot')).toBe(places[1])
    expect(() => decodePlaceWeights(Buffer.concat([encodePlaceWeights(weights), Buffer.from('x')]))).toThrow(
      'no weights',
    )
  })

  it('is learned of the places that there are', () => {
    const keys = new Set([
      ...readAskedFor().map(keyOfAsked),
      ...readAskedOfSite().map(({ path, text }) => placeKey(path, text)),
    ])
    expect([...new Set(readQuestions().map(({ key }) => key))].filter((key) => !keys.has(key))).toEqual([])
    expect(readPlaceWeights().places.filter((key) => !keys.has(key))).toEqual([])
  })
})
