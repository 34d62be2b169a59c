// Learns from src/shared/lib/claimModel/examples what forbidden sentences are like, and writes the weights that the desk reads:
// the same bytes on every machine.
import { writeFileSync } from 'node:fs'

import { readClaimExamples } from '../src/shared/lib/claimModel/claimExamples'
import { trainClaims } from '../src/shared/lib/claimModel/claimTraining'
import type { ClaimModel } from '../src/shared/lib/claimModel/likeForbidden'

const { examples, checksum } = readClaimExamples()
const { bias, weights } = trainClaims(examples)
const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
const part = Number((highest / 127).toPrecision(4))
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / part))
const model: ClaimModel = {
  examples: checksum,
  bias: Number(bias.toPrecision(6)),
  part,
  weights: Buffer.from(bytes.buffer).toString('base64'),
}
writeFileSync(
  new URL('../src/shared/lib/claimModel/claimWeights.json', import.meta.url),
  `${JSON.stringify(model, null, 2)}\n`,
)
console.log(`Learned ${examples.length} sentences.`)
