import { approximateLog2, createRandom } from './arithmetic'
import { subwordWeight, toProbabilities } from './classifier'
import { createWordCache, extractFeatures, type MessageFeatures } from './features'
import type { Concern } from './findConcern'
import { normalizeMessage } from './normalizeMessage'
import { varyExamples, type Example } from './variedExamples'
import { spelledOnly, type Weights } from './weights'

/** A feature that only one example has says more about its author than about what is meant. */
const minDocumentFrequency = 2
const epochs = 6
/** How often it learns all of it, each time in another order. */
const orders = 4
const learningRate = 0.1
const biasLearningRate = 0.02
const weightDecay = 1e-5
const negligibleError = 0.002
/** The squared gradients that a weight begins with: one that is new takes large steps, one that was learned small ones. */
const untouched = 1e-8
const settled = 1e-2
/** The features with the largest weights are kept: the rest changes no answer, and each costs memory. */
const maxFeatures = 90_000
/**
 * A word of so many examples is known whatever its weight: one that is not known is read as the nearest that is, and “since”
 * was read as a slip of it, “lamps” as lumps and “drying” as dying.
 */
const commonIn = 3

type Vector = { indices: Uint32Array; values: Float32Array }

/** Orders the same way each time. */
function shuffle(order: Uint32Array, random: (bound: number) => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
}

type Extracted = { found: MessageFeatures[]; frequency: Map<number, number>; words: Set<number> }

/** The features of each example, and in how many examples each feature is. */
function extractAll(examples: readonly Example[]): Extracted {
  const featuresOf = createWordCache()
  const frequency = new Map<number, number>()
  const words = new Set<number>()
  const found = examples.map(({ message }) => extractFeatures(normalizeMessage(message), featuresOf))
  for (const one of found) {
    for (const list of [one.words, one.ngrams, one.subwords])
      for (const feature of list) frequency.set(feature, (frequency.get(feature) ?? 0) + 1)
    for (const word of one.words) words.add(word)
  }
  return { found, frequency, words }
}

const rarityOf = (frequency: number, examples: number): number =>
  Math.min(255, Math.round(16 * approximateLog2(1 + examples / frequency)))

/** Examples as vectors of length 1 over the features, weighed by their rarity. */
function vectorize(found: readonly MessageFeatures[], features: readonly number[], rarity: Uint8Array): Vector[] {
  const indexOf = new Map(features.map((feature, index) => [feature, index]))
  return found.map((one) => {
    const indices: number[] = []
    const values: number[] = []
    for (const [list, share] of [
      [one.words, 1],
      [one.ngrams, 1],
      [one.subwords, subwordWeight],
    ] as const)
      for (const feature of list) {
        const index = indexOf.get(feature)
        if (index === undefined) continue
        indices.push(index)
        values.push(rarity[index]! * share)
      }
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
    return { indices: Uint32Array.from(indices), values: Float32Array.from(values, (value) => value / length) }
  })
}

/** What learning moves: a weight for each feature and class, and how far each has moved already. */
type Model = { weights: Float32Array; squaredGradients: Float32Array; bias: Float32Array }

/** Stochastic gradient descent with a learning rate of its own for each weight (AdaGrad, Duchi 2011). */
function descend(
  { weights, squaredGradients, bias }: Model,
  vectors: readonly Vector[],
  labels: readonly number[],
  seed?: number,
) {
  const width = bias.length
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
    const wrong: number[] = []
    for (let column = 0; column < width; column += 1)
      if (Math.abs(errors[column]!) > negligibleError) wrong.push(column)
    for (let position = 0; position < indices.length; position += 1) {
      const start = indices[position]! * width
      for (const column of wrong) {
        const gradient = errors[column]! * values[position]! + weightDecay * weights[start + column]!
        squaredGradients[start + column]! += gradient * gradient
        weights[start + column]! -= (learningRate * gradient) / Math.sqrt(squaredGradients[start + column]!)
      }
    }
  }
  const random = createRandom(seed)
  const order = Uint32Array.from(labels, (_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const example of order) update(example)
  }
}

/** The features of words that stand in several examples as they were written. */
function findCommonWords(examples: readonly Example[]): ReadonlySet<number> {
  const { frequency, words } = extractAll(examples)
  return new Set([...words].filter((word) => frequency.get(word)! >= commonIn))
}

/**
 * Keeps the weightiest features and rounds their weights to 255 steps for each class.
 * @param common words that are known whatever they weigh
 */
function compress(
  features: readonly number[],
  rarity: Uint8Array,
  words: ReadonlySet<number>,
  common: ReadonlySet<number>,
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
  const weightiest = features.map((_, index) => index).sort((a, b) => importance[b]! - importance[a]! || a - b)
  const judged = new Set(weightiest.slice(0, maxFeatures))
  const kept = weightiest
    .filter((index) => judged.has(index) || common.has(features[index]!))
    .sort((a, b) => (features[a]! >>> 0) - (features[b]! >>> 0))
  const scales = Float32Array.from(classes, (_, column) => {
    let largest = 0
    for (const index of judged) largest = Math.max(largest, Math.abs(weights[index * width + column]!))
    return largest / 127 || 1
  })
  const values = new Int8Array(kept.length * width)
  kept.forEach((index, row) => {
    if (!judged.has(index)) return
    for (let column = 0; column < width; column += 1)
      values[row * width + column] = Math.round(weights[index * width + column]! / scales[column]!)
  })
  return {
    classes,
    bias,
    scales,
    features: Uint32Array.from(kept, (index) => features[index]! >>> 0),
    rarity: Uint8Array.from(kept, (index) => rarity[index]!),
    isWord: Uint8Array.from(kept, (index) => (judged.has(index) ? Number(words.has(features[index]!)) : spelledOnly)),
    values,
  }
}

/**
 * Trains on examples: multinomial logistic regression over words and subwords. Takes most of a minute, so never where
 * somebody waits. The same examples give the same weights on every machine. Learned in several orders, of which the
 * weights are the mean: in one order three examples more or less moved every hundredth judgement.
 */
export function train(examples: readonly Example[]): Weights {
  const varied = varyExamples(examples)
  const classes = [...new Set(examples.map(({ concern }) => concern))]
  const { found, frequency, words } = extractAll(varied)
  const features = [...frequency.keys()].filter((feature) => frequency.get(feature)! >= minDocumentFrequency)
  const rarity = Uint8Array.from(features, (feature) => rarityOf(frequency.get(feature)!, varied.length))
  const size = features.length * classes.length
  const labels = varied.map(({ concern }) => classes.indexOf(concern))
  const vectors = vectorize(found, features, rarity)
  const weights = new Float32Array(size)
  const bias = new Float32Array(classes.length)
  for (let seed = 1; seed <= orders; seed += 1) {
    const model: Model = {
      weights: new Float32Array(size),
      squaredGradients: new Float32Array(size).fill(untouched),
      bias: new Float32Array(classes.length),
    }
    descend(model, vectors, labels, seed)
    for (let index = 0; index < size; index += 1) weights[index]! += model.weights[index]! / orders
    for (let index = 0; index < bias.length; index += 1) bias[index]! += model.bias[index]! / orders
  }
  return compress(features, rarity, words, findCommonWords(examples), weights, bias, classes)
}

/**
 * Learns further examples on top of weights that are there: only what the further ones say moves them, and some of the
 * examples that were learned before keep the rest in its place. Takes a second of a core, where `train` takes thirty.
 * @param learned examples of `base`, as many as shall be kept in mind
 */
export function trainFurther(base: Weights, learned: readonly Example[], further: readonly Example[]): Weights {
  const { classes } = base
  const { found, frequency, words } = extractAll([...further, ...learned])
  const inFurther = extractAll(further).frequency
  const known = [...base.features].map((feature) => feature | 0)
  const isKnown = new Set(known)
  const added = [...inFurther.keys()].filter(
    (feature) => !isKnown.has(feature) && inFurther.get(feature)! >= minDocumentFrequency,
  )
  const features = [...known, ...added]
  const rarity = new Uint8Array(features.length)
  rarity.set(base.rarity)
  added.forEach((feature, index) => {
    rarity[known.length + index] = rarityOf(frequency.get(feature)!, found.length)
  })
  const width = classes.length
  const weights = new Float32Array(features.length * width)
  base.values.forEach((value, index) => {
    weights[index] = value * base.scales[index % width]!
  })
  const squaredGradients = new Float32Array(weights.length).fill(untouched)
  squaredGradients.fill(settled, 0, known.length * width)
  const bias = Float32Array.from(base.bias)
  const labels = [...further, ...learned].map(({ concern }) => classes.indexOf(concern))
  if (labels.includes(-1)) throw new Error('These weights know no class of one of the examples')
  descend({ weights, squaredGradients, bias }, vectorize(found, features, rarity), labels)
  const areWords = new Set(words)
  const baseWords = new Set(known.filter((_, index) => base.isWord[index]))
  for (const word of baseWords) areWords.add(word)
  return compress(features, rarity, areWords, baseWords, weights, bias, classes)
}
