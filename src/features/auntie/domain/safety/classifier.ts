import type { Concern } from './findConcern'
import { buildFeatureSpace, type SparseVector } from './features'
import { extractFeatures } from './messageFeatures'
import { crises, isCrisis } from './safetyAnswer'

/** A message and what it is about; null for one that is no reason to worry. */
export type Example = { concern: Concern | null; message: string }

/** Examples as they are kept: a message a line. */
export const parseExamples = (concern: Concern | null, messages: string): Example[] =>
  messages
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((message) => ({ concern, message }))

/** What a message resembles: a concern or none, and how surely it is none (0 to 1). */
export type Classifier = (message: string) => { concern: Concern | null; harmless: number }

/**
 * Probability from which on a message counts. Higher ones left more harmless messages alone and missed more of the others;
 * a line to call that was not needed costs less than one that was (docs/auntie-evaluation.md).
 */
const threshold = 0.3

/** With fewer words that examples have, too, a message resembles nothing. */
const minKnownWords = 5
const epochs = 8
const learningRate = 0.3
const weightDecay = 1e-5
const negligibleError = 0.002
/** Longest stretch of learning (ms) before whoever waits gets a turn. */
const stretch = 12

/** Lets others have a turn once a stretch of work is over. */
type Breathe = () => Promise<void>

/** The probability of each class for a message. A feature's weights for all classes lie side by side: they are used together. */
function probabilities(weights: Float32Array, bias: Float32Array, { at, value }: SparseVector): Float64Array {
  const sums = Float64Array.from(bias)
  for (let index = 0; index < at.length; index += 1) {
    const start = at[index]! * sums.length
    for (let of = 0; of < sums.length; of += 1) sums[of]! += weights[start + of]! * value[index]!
  }
  const highest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - highest))
  const total = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / total)
}

/** The same order each time: whoever learns the same examples answers alike. */
function makeShuffle(): (order: Uint32Array) => void {
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
 * Learns from examples what messages of each concern have in common: multinomial logistic regression over words and parts
 * of words, by gradient descent with a rate of its own for each weight (AdaGrad, Duchi 2011). A few seconds for
 * 16,000 examples, in short stretches. The same examples always give the same answers.
 * @param pause lets others have a turn
 */
export async function trainClassifier(
  examples: readonly Example[],
  pause: Breathe = () => new Promise((resolve) => setImmediate(resolve)),
): Promise<Classifier> {
  let turn = performance.now()
  const breathe: Breathe = async () => {
    if (performance.now() - turn < stretch) return
    await pause()
    turn = performance.now()
  }

  const classes = [...new Set(examples.map(({ concern }) => concern))]
  const { space, placed } = await buildFeatureSpace(
    examples.map(({ message }) => message),
    breathe,
  )
  const weights = new Float32Array(space.size * classes.length)
  const slopes = new Float32Array(space.size * classes.length).fill(1e-8)
  const bias = new Float32Array(classes.length)
  const meant = examples.map(({ concern }) => classes.indexOf(concern))

  const learn = (which: number) => {
    const { at, value } = placed[which]!
    const errors = probabilities(weights, bias, placed[which]!)
    errors[meant[which]!]! -= 1
    for (let of = 0; of < errors.length; of += 1) bias[of]! -= 0.02 * errors[of]!
    // A class that was hardly wrong has next to nothing to learn here, and most classes are not.
    const wrong = classes.flatMap((_, of) => (Math.abs(errors[of]!) > negligibleError ? [of] : []))
    for (let index = 0; index < at.length; index += 1) {
      const start = at[index]! * errors.length
      for (const of of wrong) {
        const step = errors[of]! * value[index]! + weightDecay * weights[start + of]!
        slopes[start + of]! += step * step
        weights[start + of]! -= (learningRate * step) / Math.sqrt(slopes[start + of]!)
      }
    }
  }

  const order = Uint32Array.from(examples, (_, index) => index)
  const shuffle = makeShuffle()
  for (let round = 0; round < epochs; round += 1) {
    shuffle(order)
    for (const which of order) {
      learn(which)
      await breathe()
    }
  }

  const redFlags = classes.filter((concern) => concern !== null && !isCrisis(concern))
  return (message) => {
    const features = extractFeatures(message)
    if (space.knownWords(features) < minKnownWords) return { concern: null, harmless: 0.5 }
    const shares = probabilities(weights, bias, space.place(features))
    const share = (concern: Concern | null) => shares[classes.indexOf(concern)] ?? 0
    const harmless = share(null)
    const likeliest = (some: readonly (Concern | null)[]) =>
      some.reduce((best, concern) => (share(concern) > share(best) ? concern : best))
    if (share('self-harm') + share('violence') >= threshold) return { concern: likeliest(crises), harmless }
    const isRedFlag = redFlags.length > 0 && 1 - harmless >= threshold
    return { concern: isRedFlag ? likeliest(redFlags) : null, harmless }
  }
}
