import { buildFeatureSpace, extractFeatures, type SparseVector } from './features'
import type { Concern } from './findConcern'
import { crises, isCrisis } from './safetyAnswer'

/** A message and what it is about; null for one that is no reason to worry. */
export type Example = { concern: Concern | null; message: string }

/** Examples as they are stored: a message a line. */
export const parseExamples = (concern: Concern | null, messages: string): Example[] =>
  messages
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((message) => ({ concern, message }))

/** Classifies a message: a concern or none, and the probability that it is none (0 to 1). */
export type Classifier = (message: string) => { concern: Concern | null; harmless: number }

/**
 * Probability from which on a message counts. Higher ones left more harmless messages alone and missed more of the others;
 * a line to call that was not needed costs less than one that was (docs/auntie-evaluation.md).
 */
const threshold = 0.3

/** With fewer words that the examples have, too, a message is left unclassified. */
const minKnownWords = 5
const epochs = 8
const learningRate = 0.3
const biasLearningRate = 0.02
const weightDecay = 1e-5
const negligibleError = 0.002
/** Longest stretch of training (ms) before the event loop gets a turn. */
const sliceMs = 12

/** The probability of each class. A feature's weights for all classes lie side by side: they are used together. */
function predict(weights: Float32Array, bias: Float32Array, { indices, values }: SparseVector): Float64Array {
  const scores = Float64Array.from(bias)
  for (let position = 0; position < indices.length; position += 1) {
    const start = indices[position]! * scores.length
    for (let label = 0; label < scores.length; label += 1) scores[label]! += weights[start + label]! * values[position]!
  }
  const highest = Math.max(...scores)
  const exponentials = scores.map((score) => Math.exp(score - highest))
  const total = exponentials.reduce((sum, value) => sum + value, 0)
  return exponentials.map((value) => value / total)
}

/** Shuffles the same way each time: whoever trains on the same examples classifies alike. */
function createSeededShuffle(): (order: Uint32Array) => void {
  let state = 1
  return (order) => {
    for (let last = order.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 1
      const other = state % (last + 1)
      ;[order[last], order[other]] = [order[other]!, order[last]!]
    }
  }
}

/**
 * Trains on examples: multinomial logistic regression over words and subwords, by stochastic gradient descent with a
 * learning rate of its own for each weight (AdaGrad, Duchi 2011). Takes a few seconds for 16,000 examples, in short
 * slices. The same examples always give the same classifier.
 * @param pause lets the event loop have a turn between slices
 */
export async function trainClassifier(
  examples: readonly Example[],
  pause: () => Promise<void> = () => new Promise((resolve) => setImmediate(resolve)),
): Promise<Classifier> {
  let sliceStart = performance.now()
  const yieldToEventLoop = async () => {
    if (performance.now() - sliceStart < sliceMs) return
    await pause()
    sliceStart = performance.now()
  }

  const classes = [...new Set(examples.map(({ concern }) => concern))]
  const { space, vectors } = await buildFeatureSpace(
    examples.map(({ message }) => message),
    yieldToEventLoop,
  )
  const weights = new Float32Array(space.size * classes.length)
  const squaredGradients = new Float32Array(space.size * classes.length).fill(1e-8)
  const bias = new Float32Array(classes.length)
  const labels = examples.map(({ concern }) => classes.indexOf(concern))

  const update = (example: number) => {
    const vector = vectors[example]!
    const { indices, values } = vector
    const errors = predict(weights, bias, vector)
    errors[labels[example]!]! -= 1
    for (let label = 0; label < errors.length; label += 1) bias[label]! -= biasLearningRate * errors[label]!
    // A class that was hardly wrong has next to nothing to learn here, and most classes are not.
    const wrong = classes.flatMap((_, label) => (Math.abs(errors[label]!) > negligibleError ? [label] : []))
    for (let position = 0; position < indices.length; position += 1) {
      const start = indices[position]! * errors.length
      for (const label of wrong) {
        const gradient = errors[label]! * values[position]! + weightDecay * weights[start + label]!
        squaredGradients[start + label]! += gradient * gradient
        weights[start + label]! -= (learningRate * gradient) / Math.sqrt(squaredGradients[start + label]!)
      }
    }
  }

  const order = Uint32Array.from(examples, (_, index) => index)
  const shuffle = createSeededShuffle()
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order)
    for (const example of order) {
      update(example)
      await yieldToEventLoop()
    }
  }

  const redFlags = classes.filter((concern) => concern !== null && !isCrisis(concern))
  return (message) => {
    const features = extractFeatures(message)
    if (space.countKnownWords(features) < minKnownWords) return { concern: null, harmless: 0.5 }
    const probabilities = predict(weights, bias, space.vectorize(features))
    const probability = (concern: Concern | null) => probabilities[classes.indexOf(concern)] ?? 0
    const harmless = probability(null)
    const likeliest = (some: readonly (Concern | null)[]) =>
      some.reduce((best, concern) => (probability(concern) > probability(best) ? concern : best))
    if (probability('self-harm') + probability('violence') >= threshold) return { concern: likeliest(crises), harmless }
    const isRedFlag = redFlags.length > 0 && 1 - harmless >= threshold
    return { concern: isRedFlag ? likeliest(redFlags) : null, harmless }
  }
}
