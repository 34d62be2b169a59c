import { shortMessageDamping, dimensions, hidden, type Network } from './placeModel'
import { wordsOf } from './searchTerms'

/** A question and the place it is for, by its number. */
export type PlaceExample = { question: string; place: number }

const epochs = 14
const batchSize = 128
/** The most a step goes; it begins and ends with far smaller ones. */
const longestStep = { vectors: 3e-3, layers: 4e-3 }
const decay = 1e-4
/** So much is left out at random, so that no word and no unit is relied on alone. */
const leftOut = { words: 0.15, units: 0.3 }
/** No place is ever quite certain. */
const doubt = 0.05
/** A vector's length at the start. */
const startLength = 3

/** The same numbers from 0 to 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Steps by the mean and the spread of earlier gradients (Adam), with weight decay of its own (AdamW). */
class Steps {
  readonly gradient: Float32Array
  private readonly mean: Float32Array
  private readonly spread: Float32Array

  constructor(
    private readonly values: Float32Array,
    private readonly longest: number,
  ) {
    this.gradient = new Float32Array(values.length)
    this.mean = new Float32Array(values.length)
    this.spread = new Float32Array(values.length)
  }

  /** @param share of the longest step; @param step counted from 1 */
  take(share: number, step: number): void {
    const { values, gradient, mean, spread } = this
    const rate = this.longest * share
    const [meanShare, spreadShare] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (let at = 0; at < values.length; at += 1) {
      const slope = gradient[at]!
      mean[at] = 0.9 * mean[at]! + 0.1 * slope
      spread[at] = 0.999 * spread[at]! + 0.001 * slope * slope
      values[at]! -=
        rate * (mean[at]! / meanShare / (Math.sqrt(spread[at]! / spreadShare) + 1e-8) + decay * values[at]!)
    }
    gradient.fill(0)
  }
}

/** Up to the longest step in the first third, then down to nearly none. */
function shareAt(step: number, steps: number): number {
  const rise = 0.3 * steps
  const way = step < rise ? step / rise : 1 - (step - rise) / (steps - rise)
  return 0.04 + 0.96 * (0.5 - 0.5 * Math.cos(Math.PI * way))
}

/** The words of the examples that a vector is known for, or that more than one example has. */
export function chooseWords(examples: readonly PlaceExample[], hasVector: (word: string) => boolean): string[] {
  const uses = countUses(examples)
  return [...uses].flatMap(([word, count]) => (count > 1 || hasVector(word) ? [word] : [])).sort()
}

function countUses(examples: readonly PlaceExample[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { question } of examples)
    for (const word of new Set(wordsOf(question))) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}

/**
 * Learns which place a question is for.
 * @param vectorOf what a word means to begin with, of any length; none where it is not known
 * @param seed another one gives another network, as good
 */
export function trainNetwork(
  examples: readonly PlaceExample[],
  places: number,
  words: readonly string[],
  vectorOf: (word: string) => ArrayLike<number> | undefined,
  seed: number,
): Network {
  const random = createRandom(seed)
  const spreadOut = (size: number, reach: number) =>
    Float32Array.from({ length: size }, () => (random() * 2 - 1) * reach)
  const uses = countUses(examples)
  const network: Network = {
    vectors: spreadOut(words.length * dimensions, 0.5),
    counts: Float32Array.from(words, (word) => Math.log(examples.length / (1 + (uses.get(word) ?? 0))) / 5),
    first: spreadOut(dimensions * hidden, 1 / Math.sqrt(dimensions)),
    firstBias: spreadOut(hidden, 1 / Math.sqrt(dimensions)),
    second: spreadOut(hidden * places, 1 / Math.sqrt(hidden)),
    secondBias: spreadOut(places, 1 / Math.sqrt(hidden)),
  }
  for (const [row, word] of words.entries()) {
    const vector = vectorOf(word)
    if (!vector) continue
    const length = Math.hypot(...Array.from({ length: dimensions }, (_, at) => vector[at]!)) || 1
    for (let at = 0; at < dimensions; at += 1)
      network.vectors[row * dimensions + at] = (vector[at]! / length) * startLength
  }
  const rows = new Map(words.map((word, row) => [word, row]))
  const read = examples.map(({ question, place }) => ({
    known: wordsOf(question).flatMap((word) => rows.get(word) ?? []),
    place,
  }))
  const steps = {
    vectors: new Steps(network.vectors, longestStep.vectors),
    counts: new Steps(network.counts, longestStep.vectors),
    first: new Steps(network.first, longestStep.layers),
    firstBias: new Steps(network.firstBias, longestStep.layers),
    second: new Steps(network.second, longestStep.layers),
    secondBias: new Steps(network.secondBias, longestStep.layers),
  }
  const learn = createLearner(network, steps, places, random)
  const order = read.map((_, at) => at)
  const batches = Math.ceil(read.length / batchSize)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (let batch = 0; batch < batches; batch += 1) {
      const chosen = order.slice(batch * batchSize, (batch + 1) * batchSize)
      for (let at = 0; at < chosen.length; at += 4)
        learn(
          chosen.slice(at, at + 4).map((index) => read[index]!),
          1 / chosen.length,
        )
      const step = epoch * batches + batch
      for (const one of Object.values(steps)) one.take(shareAt(step, epochs * batches), step + 1)
    }
  }
  return network
}

type Gradients = { [Part in keyof Network]: { gradient: Float32Array } }
type ReadExample = { known: readonly number[]; place: number }

/** What is worked out of one example on its way through the network and back. */
const createPass = (places: number) => ({
  rows: [] as readonly number[],
  weight: 0,
  mean: new Float32Array(dimensions),
  inner: new Float32Array(hidden),
  innerSlope: new Float32Array(hidden),
  outer: new Float32Array(places),
})

/** Adds what a few examples teach to the gradients: four at once, as the second layer is read from memory once for all. */
function createLearner(network: Network, gradients: Gradients, places: number, random: () => number) {
  const { vectors, counts, first, firstBias, second, secondBias } = network
  const passes = [createPass(places), createPass(places), createPass(places), createPass(places)] as const
  const [a, b, c, d] = passes
  const keepMean = new Float32Array(dimensions)
  const keepInner = new Float32Array(hidden)
  const drawKept = (kept: Float32Array) => {
    for (let at = 0; at < kept.length; at += 1) kept[at] = random() < leftOut.units ? 0 : 1 / (1 - leftOut.units)
  }

  const readWords = (pass: (typeof passes)[number], known: readonly number[]) => {
    const some = known.filter(() => random() >= leftOut.words)
    pass.rows = some.length > 0 ? some : known
    pass.weight = shortMessageDamping
    pass.mean.fill(0)
    for (const row of pass.rows) {
      pass.weight += Math.abs(counts[row]!)
      for (let at = 0; at < dimensions; at += 1) pass.mean[at]! += counts[row]! * vectors[row * dimensions + at]!
    }
    pass.inner.set(firstBias)
    for (let at = 0; at < dimensions; at += 1) {
      pass.mean[at]! /= pass.weight
      const value = pass.mean[at]! * keepMean[at]!
      if (value === 0) continue
      for (let unit = 0, from = at * hidden; unit < hidden; unit += 1) pass.inner[unit]! += value * first[from + unit]!
    }
    for (let unit = 0; unit < hidden; unit += 1) pass.inner[unit] = Math.tanh(pass.inner[unit]!)
    pass.outer.set(secondBias)
  }

  /** The slope of the outer layer: what it says less what is true. */
  const compare = ({ outer }: (typeof passes)[number], place: number, share: number) => {
    let most = -Infinity
    for (let at = 0; at < places; at += 1) if (outer[at]! > most) most = outer[at]!
    let total = 0
    for (let at = 0; at < places; at += 1) total += outer[at] = Math.exp(outer[at]! - most)
    for (let at = 0; at < places; at += 1) {
      const truth = doubt / places + (at === place ? 1 - doubt : 0)
      outer[at] = (outer[at]! / total - truth) * share
      gradients.secondBias.gradient[at]! += outer[at]!
    }
  }

  const learnWords = ({ rows, weight, mean, innerSlope }: (typeof passes)[number]) => {
    const meanSlope = new Float32Array(dimensions)
    for (let unit = 0; unit < hidden; unit += 1) gradients.firstBias.gradient[unit]! += innerSlope[unit]!
    const slopes = gradients.first.gradient
    for (let at = 0; at < dimensions; at += 1) {
      if (keepMean[at] === 0) continue
      const value = mean[at]! * keepMean[at]!
      let slope = 0
      for (let unit = 0, from = at * hidden; unit < hidden; unit += 1) {
        slope += first[from + unit]! * innerSlope[unit]!
        slopes[from + unit]! += value * innerSlope[unit]!
      }
      meanSlope[at] = (slope * keepMean[at]!) / weight
    }
    for (const row of rows) {
      let slope = 0
      const sign = Math.sign(counts[row]!)
      for (let at = 0; at < dimensions; at += 1) {
        slope += meanSlope[at]! * (vectors[row * dimensions + at]! - sign * mean[at]!)
        gradients.vectors.gradient[row * dimensions + at]! += counts[row]! * meanSlope[at]!
      }
      gradients.counts.gradient[row]! += slope
    }
  }

  return (group: readonly ReadExample[], share: number): void => {
    drawKept(keepMean)
    drawKept(keepInner)
    for (const [index, pass] of passes.entries()) readWords(pass, group[index]?.known ?? [])
    for (let unit = 0; unit < hidden; unit += 1) {
      const kept = keepInner[unit]!
      if (kept === 0) continue
      const [va, vb, vc, vd] = [
        a.inner[unit]! * kept,
        b.inner[unit]! * kept,
        c.inner[unit]! * kept,
        d.inner[unit]! * kept,
      ]
      for (let at = 0, from = unit * places; at < places; at += 1) {
        const weight = second[from + at]!
        a.outer[at]! += va * weight
        b.outer[at]! += vb * weight
        c.outer[at]! += vc * weight
        d.outer[at]! += vd * weight
      }
    }
    for (const [index, pass] of passes.entries())
      if (group[index]) compare(pass, group[index].place, share)
      else pass.outer.fill(0)
    const slopes = gradients.second.gradient
    const { outer: oa } = a
    const { outer: ob } = b
    const { outer: oc } = c
    const { outer: od } = d
    for (let unit = 0; unit < hidden; unit += 1) {
      const kept = keepInner[unit]!
      for (const pass of passes) pass.innerSlope[unit] = 0
      if (kept === 0) continue
      const [va, vb, vc, vd] = [
        a.inner[unit]! * kept,
        b.inner[unit]! * kept,
        c.inner[unit]! * kept,
        d.inner[unit]! * kept,
      ]
      let [sa, sb, sc, sd] = [0, 0, 0, 0]
      for (let at = 0, from = unit * places; at < places; at += 1) {
        const weight = second[from + at]!
        sa += weight * oa[at]!
        sb += weight * ob[at]!
        sc += weight * oc[at]!
        sd += weight * od[at]!
        slopes[from + at]! += va * oa[at]! + vb * ob[at]! + vc * oc[at]! + vd * od[at]!
      }
      for (const [pass, slope] of [
        [a, sa],
        [b, sb],
        [c, sc],
        [d, sd],
      ] as const)
        pass.innerSlope[unit] = slope * kept * (1 - pass.inner[unit]! ** 2)
    }
    for (const [index, pass] of passes.entries()) if (group[index]) learnWords(pass)
  }
}
