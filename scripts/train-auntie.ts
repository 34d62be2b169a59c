// Learns Auntie's examples and writes the weights that servers only read: the same bytes on every machine.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'

import { readExamples } from '../src/features/auntie/content/readExamples'
import {
  checksumReadings,
  weightsFile,
  weightsOriginFile,
  type WeightsOrigin,
} from '../src/features/auntie/content/weights'
import { train } from '../src/features/auntie/domain/safety/training'
import { encodeWeights } from '../src/features/auntie/domain/safety/weights'

const { examples, checksum } = readExamples()
const taught = examples.filter(({ isHeldOut }) => !isHeldOut)
const bytes = encodeWeights(train(taught))
const origin: WeightsOrigin = {
  version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
  examplesChecksum: checksum,
  readingsChecksum: checksumReadings(taught),
  trainedOn: taught.length,
  heldOut: examples.length - taught.length,
}
writeFileSync(weightsFile, bytes)
writeFileSync(weightsOriginFile, `${JSON.stringify(origin, null, 2)}\n`)
console.log(
  `Learned ${origin.trainedOn} messages; ${origin.heldOut} are held out. ${Math.round(bytes.length / 1024)} KiB.`,
)
