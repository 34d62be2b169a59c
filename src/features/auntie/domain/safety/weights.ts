import type { Concern } from './findConcern'

/** What a classifier has learned: a weight for each feature and class, in whole steps of the class's scale. */
export type Weights = {
  /** `null` is the class of messages that are no reason to worry. */
  classes: readonly (Concern | null)[]
  bias: Float32Array
  scales: Float32Array
  /** Hashes of the features, ascending; words of the examples are marked in `isWord`, see {@link spelledOnly}. */
  features: Uint32Array
  /** How much a feature counts in a message: its rarity in the examples. */
  rarity: Uint8Array
  isWord: Uint8Array
  /** A row for each feature, a column for each class. */
  values: Int8Array
}

/** Marks a word that weighs too little to be judged by, and is known all the same: it is no slip of another. */
export const spelledOnly = 2

const magic = 0x41554e32

/** The weights as bytes: a line of JSON with the classes, then the numbers, little-endian on every machine. */
export function encodeWeights({ classes, bias, scales, features, rarity, isWord, values }: Weights): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(classes))
  const size = 12 + head.length + classes.length * 8 + features.length * 6 + values.length
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic, true)
  view.setUint32(4, head.length, true)
  view.setUint32(8, features.length, true)
  bytes.set(head, 12)
  let at = 12 + head.length
  for (const list of [bias, scales])
    for (const value of list) {
      view.setFloat32(at, value, true)
      at += 4
    }
  for (const feature of features) {
    view.setUint32(at, feature, true)
    at += 4
  }
  bytes.set(rarity, at)
  bytes.set(isWord, at + features.length)
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.length), at + 2 * features.length)
  return bytes
}

/** @throws Error for bytes that `encodeWeights` did not write */
export function decodeWeights(given: Uint8Array): Weights {
  // A Buffer’s slices share its memory; those of a plain array are copies that start at 0.
  const bytes = new Uint8Array(given)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || view.getUint32(0, true) !== magic) throw new Error('These are no weights of a classifier')
  const headLength = view.getUint32(4, true)
  const count = view.getUint32(8, true)
  const classes = JSON.parse(new TextDecoder().decode(bytes.subarray(12, 12 + headLength))) as (Concern | null)[]
  let at = 12 + headLength
  const readFloats = () => Float32Array.from(classes, (_, index) => view.getFloat32(at + 4 * index, true))
  const bias = readFloats()
  at += 4 * classes.length
  const scales = readFloats()
  at += 4 * classes.length
  const features = Uint32Array.from({ length: count }, (_, index) => view.getUint32(at + 4 * index, true))
  at += 4 * count
  const rarity = bytes.slice(at, at + count)
  const isWord = bytes.slice(at + count, at + 2 * count)
  const values = new Int8Array(bytes.slice(at + 2 * count, at + (2 + classes.length) * count).buffer)
  return { classes, bias, scales, features, rarity, isWord, values }
}
