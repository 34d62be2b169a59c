import { readFileSync } from 'node:fs'
import path from 'node:path'

import { decodeWeights, type Weights } from '../domain/safety/weights'

const fileOf = (name: string) => path.resolve(process.cwd(), 'src/features/auntie/content', name)

/** Where `npm run train:auntie` writes what was learned, and of which examples. */
export const weightsFile = fileOf('weights.bin')
export const weightsOriginFile = fileOf('weights.json')

/** What the committed weights were learned from. */
export type WeightsOrigin = {
  /** Changes whenever the weights do. */
  version: string
  /** SHA-256 of the files of examples, held out ones included. */
  examplesChecksum: string
  trainedOn: number
  heldOut: number
}

/** The committed weights. The file lies beside the sources, which every installation has. */
export const readWeights = (): Weights => decodeWeights(readFileSync(weightsFile))

/** What the committed weights were learned from. */
export const readWeightsOrigin = (): WeightsOrigin =>
  JSON.parse(readFileSync(weightsOriginFile, 'utf8')) as WeightsOrigin
