import { claimFeatures, tableSize } from './claimFeatures'

export type ClaimExample = { text: string; isForbidden: boolean }

const epochs = 20
const learningRate = 0.2
const ridge = 2e-5
/** Of the generator of ANSI C, for an order that is the same everywhere. */
const seed = 20_261_129

function shuffled<Item>(items: readonly Item[], start: number): Item[] {
  let state = start
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000
  const order = [...items]
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    ;[order[index], order[other]] = [order[other]!, order[index]!]
  }
  return order
}

/**
 * Learns by logistic regression (AdaGrad) what forbidden sentences have that harmless ones do not.
 * @returns the bias and a weight for each place of the table
 */
export function trainClaims(examples: readonly ClaimExample[]): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(tableSize)
  const squares = new Float64Array(tableSize).fill(1e-6)
  let bias = 0
  let biasSquares = 1e-6
  const forbidden = examples.filter(({ isForbidden }) => isForbidden).length
  // Both kinds count alike, whichever there is more of.
  const share = {
    forbidden: examples.length / 2 / forbidden,
    harmless: examples.length / 2 / (examples.length - forbidden),
  }
  const prepared = examples.map(({ text, isForbidden }) => ({ features: claimFeatures(text), isForbidden }))
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, isForbidden } of shuffled(prepared, seed + epoch)) {
      const scale = 1 / Math.sqrt(features.length)
      let score = bias
      for (const feature of features) score += weights[feature]! * scale
      const chance = 1 / (1 + Math.exp(-score))
      const error = (chance - (isForbidden ? 1 : 0)) * (isForbidden ? share.forbidden : share.harmless)
      for (const feature of features) {
        const gradient = error * scale + ridge * weights[feature]!
        squares[feature]! += gradient * gradient
        weights[feature]! -= (learningRate * gradient) / Math.sqrt(squares[feature]!)
      }
      biasSquares += error * error
      bias -= (learningRate * error) / Math.sqrt(biasSquares)
    }
  return { bias, weights }
}
