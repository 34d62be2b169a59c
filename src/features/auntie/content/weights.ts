import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { normalizeMessage } from '../domain/safety/normalizeMessage'
import { varyExamples, type Example } from '../domain/safety/variedExamples'
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
  /** See {@link checksumReadings}: another one gives other weights from the same files. */
  readingsChecksum: string
  trainedOn: number
  heldOut: number
}

/** One in so many readings is told apart: a changed rule of spelling moves hundreds, and `npm test` reads them each time. */
const everyNth = 8

/** SHA-256 of the examples and their variations as training reads them: spelling rules change it. */
export function checksumReadings(taught: readonly Example[]): string {
  const hash = createHash('sha256')
  for (const [index, { message }] of varyExamples(taught).entries())
    if (index % everyNth === 0) hash.update(normalizeMessage(message)).update('\n')
  return hash.digest('hex')
}

/** The committed weights. The file lies beside the sources, which every installation has. */
export const readWeights = (): Weights => decodeWeights(readFileSync(weightsFile))

/** What the committed weights were learned from. */
export const readWeightsOrigin = (): WeightsOrigin =>
  JSON.parse(readFileSync(weightsOriginFile, 'utf8')) as WeightsOrigin
