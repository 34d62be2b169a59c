import { approximateLog2, createRandom } from './arithmetic'
import { subwordWeight, toProbabilities } from './classifier'
import { createWordCache, extractFeatures, type MessageFeatures } from './features'
import type { Concern } from './findConcern'
import { normalizeMessage } from './normalizeMessage'
import type { Weights } from './weights'

/** A message and what it is about; null for one that is no reason to worry. */
export type Example = { concern: Concern | null; message: string }

/** A feature that only one example has says more about its author than about what is meant. */
const minDocumentFrequency = 2
const epochs = 6
const learningRate = 0.1
const biasLearningRate = 0.02
const weightDecay = 1e-5
const negligibleError = 0.002
/** The features with the largest weights are kept: the rest changes no answer, and each costs memory. */
const maxFeatures = 90_000

type Vector = { indices: Uint32Array; values: Float32Array }

/** From so many words on a message is a letter: there are fewer of them, and they are what visitors write in need. */
const wordsOfLetter = 25
const copiesOfLetter = 3

/** A message with one letter in three of its longer words wrong, missing, doubled or swapped. */
const misspell = (message: string, random: (bound: number) => number): string =>
  message
    .split(' ')
    .map((word) => {
      if (word.length < 4 || random(3) > 0) return word
      const at = 1 + random(word.length - 2)
      const slips = [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
        word.slice(0, at) + word[at] + word.slice(at),
        word.slice(0, at) + 'aeiorstn'[random(8)] + word.slice(at + 1),
      ]
      return slips[random(slips.length)]!
    })
    .join(' ')

/**
 * The examples as they are trained on: letters more than once, some with misspelled words, and ordinary ones also
 * joined to longer ones, so that length alone is no reason to worry.
 */
function vary(examples: readonly Example[]): Example[] {
  const random = createRandom()
  const ordinary = examples.filter(({ concern }) => concern === null)
  const pick = () => ordinary[random(ordinary.length)]!.message
  return examples.flatMap((example) => {
    const { concern, message } = example
    const isLetter = message.split(' ').length >= wordsOfLetter
    const varied: Example[] = Array.from({ length: isLetter ? copiesOfLetter : 1 }, () => example)
    if (random(concern === null ? 6 : 2) === 0) varied.push({ concern, message: misspell(message, random) })
    if (concern === null && random(3) === 0)
      varied.push({ concern, message: [message, ...Array.from({ length: 1 + random(5) }, pick)].join('. ') })
    return varied
  })
}

/** Orders the same way each time. */
function shuffle(order: Uint32Array, random: (bound: number) => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
}

/** The features that at least two examples have, with their rarity in whole steps, and the examples as vectors. */
function buildSpace(examples: readonly Example[]) {
  const featuresOf = createWordCache()
  const frequency = new Map<number, number>()
  const subwords = new Set<number>()
  const words = new Set<number>()
  const extracted = examples.map(({ message }) => extractFeatures(normalizeMessage(message), featuresOf))
  for (const found of extracted) {
    for (const list of [found.words, found.ngrams, found.subwords])
      for (const feature of list) frequency.set(feature, (frequency.get(feature) ?? 0) + 1)
    for (const subword of found.subwords) subwords.add(subword)
    for (const word of found.words) words.add(word)
  }
  const features = [...frequency.keys()].filter((feature) => frequency.get(feature)! >= minDocumentFrequency)
  const indexOf = new Map(features.map((feature, index) => [feature, index]))
  const rarity = Uint8Array.from(features, (feature) =>
    Math.round(16 * approximateLog2(1 + examples.length / frequency.get(feature)!)),
  )
  const vectorize = (found: MessageFeatures): Vector => {
    const indices: number[] = []
    const values: number[] = []
    for (const [list, share] of [
      [found.words, 1],
      [found.ngrams, 1],
      [found.subwords, subwordWeight],
    ] as const)
      for (const feature of list) {
        const index = indexOf.get(feature)
        if (index === undefined) continue
        indices.push(index)
        values.push(rarity[index]! * share)
      }
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
    return { indices: Uint32Array.from(indices), values: Float32Array.from(values, (value) => value / length) }
  }
  return { features, rarity, words, vectors: extracted.map(vectorize) }
}

/** Keeps the weightiest features and rounds their weights to 255 steps for each class. */
function compress(
  features: readonly number[],
  rarity: Uint8Array,
  words: ReadonlySet<number>,
  weights: Float32Array,
  bias: Float32Array,
  classes: readonly (Concern | null)[],
): Weights {
  const width = classes.length
  const importance = Float64Array.from(features, (_, index) => {
    let largest = 0
    for (let column = 0; column < width; column += 1)
      largest = Math.max(largest, Math.abs(weights[index * width + column]!))
    return largest * rarity[index]!
  })
  const kept = features
    .map((_, index) => index)
    .sort((a, b) => importance[b]! - importance[a]! || a - b)
    .slice(0, maxFeatures)
    .sort((a, b) => (features[a]! >>> 0) - (features[b]! >>> 0))
  const scales = Float32Array.from(classes, (_, column) => {
    let largest = 0
    for (const index of kept) largest = Math.max(largest, Math.abs(weights[index * width + column]!))
    return largest / 127 || 1
  })
  const values = new Int8Array(kept.length * width)
  kept.forEach((index, row) => {
    for (let column = 0; column < width; column += 1)
      values[row * width + column] = Math.round(weights[index * width + column]! / scales[column]!)
  })
  return {
    classes,
    bias,
    scales,
    features: Uint32Array.from(kept, (index) => features[index]! >>> 0),
    rarity: Uint8Array.from(kept, (index) => rarity[index]!),
    isWord: Uint8Array.from(kept, (index) => Number(words.has(features[index]!))),
    values,
  }
}

/**
 * Trains on examples: multinomial logistic regression over words and subwords, by stochastic gradient descent with a
 * learning rate of its own for each weight (AdaGrad, Duchi 2011). Takes some seconds, so never in the process that
 * answers. The same examples give the same weights on every machine.
 */
export function train(examples: readonly Example[]): Weights {
  const varied = vary(examples)
  const classes = [...new Set(examples.map(({ concern }) => concern))]
  const { features, rarity, words, vectors } = buildSpace(varied)
  const width = classes.length
  const weights = new Float32Array(features.length * width)
  const squaredGradients = new Float32Array(features.length * width).fill(1e-8)
  const bias = new Float32Array(width)
  const labels = varied.map(({ concern }) => classes.indexOf(concern))

  const update = (example: number) => {
    const { indices, values } = vectors[example]!
    const scores = Float64Array.from(bias)
    for (let position = 0; position < indices.length; position += 1) {
      const start = indices[position]! * width
      for (let column = 0; column < width; column += 1) scores[column]! += weights[start + column]! * values[position]!
    }
    const errors = toProbabilities(scores)
    errors[labels[example]!]! -= 1
    for (let column = 0; column < width; column += 1) bias[column]! -= biasLearningRate * errors[column]!
    // A class that was hardly wrong has next to nothing to learn here, and most classes are not.
    const wrong = classes.flatMap((_, column) => (Math.abs(errors[column]!) > negligibleError ? [column] : []))
    for (let position = 0; position < indices.length; position += 1) {
      const start = indices[position]! * width
      for (const column of wrong) {
        const gradient = errors[column]! * values[position]! + weightDecay * weights[start + column]!
        squaredGradients[start + column]! += gradient * gradient
        weights[start + column]! -= (learningRate * gradient) / Math.sqrt(squaredGradients[start + column]!)
      }
    }
  }

  const random = createRandom()
  const order = Uint32Array.from(varied, (_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const example of order) update(example)
  }
  return compress(features, rarity, words, weights, bias, classes)
}
