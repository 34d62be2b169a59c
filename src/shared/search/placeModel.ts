import { readFileSync } from 'node:fs'
import path from 'node:path'

import { wordsOf } from './searchTerms'
import { createVectorLayer } from './vectorLayer'

/** One of the networks: vectors of words, how much each word counts, and two layers above their mean. */
export type Network = {
  /** A row of `dimensions` for each word. */
  vectors: Float32Array
  counts: Float32Array
  /** `dimensions` rows of `hidden`, then one number for each of `hidden`. */
  first: Float32Array
  firstBias: Float32Array
  /** `hidden` rows, one column for each place. */
  second: Float32Array
  secondBias: Float32Array
}

/** What was learned of how places are asked for. */
export type PlaceWeights = {
  /** Places by `placeKey` of askedAs.ts, in the order of the columns. */
  places: readonly string[]
  words: readonly string[]
  networks: readonly Network[]
}

export const dimensions = 100
export const hidden = 128
/** A message of few words says less than one of many. */
export const shortMessageDamping = 0.3

/** Where `npm run train:places` writes what it learned. */
export const placeWeightsFile = path.resolve(process.cwd(), 'src/shared/search/placeWeights.bin')

const parts = ['vectors', 'counts', 'first', 'firstBias', 'second', 'secondBias'] as const
const sizesOf = (words: number, places: number): Record<(typeof parts)[number], number> => ({
  vectors: words * dimensions,
  counts: words,
  first: dimensions * hidden,
  firstBias: hidden,
  second: hidden * places,
  secondBias: places,
})
/** Numbers that share a scale, so that one far out does not blur all. */
const stretch = 512

/** The weights as bytes: a line of JSON, then one byte a number with a scale for each stretch, little-endian. */
export function encodePlaceWeights({ places, words, networks }: PlaceWeights): Buffer {
  const chunks = [Buffer.from(`${JSON.stringify({ places, words, networks: networks.length })}\n`)]
  for (const network of networks)
    for (const part of parts)
      for (let at = 0; at < network[part].length; at += stretch) {
        const numbers = network[part].subarray(at, at + stretch)
        const scale = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / 127 || 1
        const bytes = Buffer.alloc(4 + numbers.length)
        bytes.writeFloatLE(scale)
        for (const [index, number] of numbers.entries()) bytes.writeInt8(Math.round(number / scale), 4 + index)
        chunks.push(bytes)
      }
  return Buffer.concat(chunks)
}

/** @throws Error for bytes that `encodePlaceWeights` did not write */
export function decodePlaceWeights(bytes: Buffer): PlaceWeights {
  let at = bytes.indexOf('\n') + 1
  const head = JSON.parse(bytes.toString('utf8', 0, at)) as { places: string[]; words: string[]; networks: number }
  const sizes = sizesOf(head.words.length, head.places.length)
  const read = (size: number): Float32Array => {
    const numbers = new Float32Array(size)
    for (let from = 0; from < size; from += stretch) {
      const length = Math.min(stretch, size - from)
      const scale = bytes.readFloatLE(at)
      const whole = new Int8Array(bytes.buffer, bytes.byteOffset + at + 4, length)
      for (let index = 0; index < length; index += 1) numbers[from + index] = whole[index]! * scale
      at += 4 + length
    }
    return numbers
  }
  const networks = Array.from(
    { length: head.networks },
    () => Object.fromEntries(parts.map((part) => [part, read(sizes[part])])) as Network,
  )
  if (at !== bytes.length) throw new Error('These are no weights of places')
  return { places: head.places, words: head.words, networks }
}

/** The committed weights. */
export const readPlaceWeights = (): PlaceWeights => decodePlaceWeights(readFileSync(placeWeightsFile))

export type PlaceModel = {
  /** Places by `placeKey` of askedAs.ts. */
  places: readonly string[]
  /** The share of questions in these words that are for each of the places (0 to 1); null where no word is known. */
  chancesOf: (text: string) => Float64Array | null
}

/** @returns what adds to `chances` what a network makes of some words */
function prepareNetwork({ vectors, counts, first, firstBias, second, secondBias }: Network) {
  const [toUnits, toPlaces] = [createVectorLayer(first, hidden), createVectorLayer(second, secondBias.length)]
  const mean = new Float64Array(dimensions)
  const outer = new Float64Array(secondBias.length)
  return (rows: readonly number[], chances: Float64Array): void => {
    mean.fill(0)
    let weight = shortMessageDamping
    for (const row of rows) {
      const count = counts[row]!
      weight += Math.abs(count)
      const from = row * dimensions
      for (let at = 0; at < dimensions; at += 1) mean[at]! += count * vectors[from + at]!
    }
    for (let at = 0; at < dimensions; at += 1) toUnits.inputs[at] = mean[at]! / weight
    toUnits.multiply()
    for (let unit = 0; unit < hidden; unit += 1)
      toPlaces.inputs[unit] = Math.tanh(firstBias[unit]! + toUnits.sums[unit]!)
    toPlaces.multiply()
    let most = -Infinity
    for (let place = 0; place < outer.length; place += 1) {
      const value = secondBias[place]! + toPlaces.sums[place]!
      outer[place] = value
      if (value > most) most = value
    }
    let total = 0
    for (let place = 0; place < outer.length; place += 1) total += outer[place] = Math.exp(outer[place]! - most)
    for (let place = 0; place < outer.length; place += 1) chances[place]! += outer[place]! / total
  }
}

/**
 * Which place a question is for, learned from questions in many women's words (decision 051): it knows “hot”, “wet” and
 * “pyjamas” together where no phrase has them. The mean of a few networks that began differently.
 */
export function createPlaceModel({ places, words, networks }: PlaceWeights): PlaceModel {
  const rows = new Map(words.map((word, row) => [word, row]))
  const prepared = networks.map(prepareNetwork)
  const chancesOf = (text: string) => {
    const known = wordsOf(text).flatMap((word) => rows.get(word) ?? [])
    if (known.length === 0) return null
    const sums = new Float64Array(places.length)
    for (const addChances of prepared) addChances(known, sums)
    for (let place = 0; place < sums.length; place += 1) sums[place]! /= networks.length
    return sums
  }
  return { places, chancesOf }
}
