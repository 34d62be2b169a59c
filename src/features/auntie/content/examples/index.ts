import type { Concern } from '../../domain/findConcern'
import { readExamples, type Example } from '../../domain/resemblance'

import { harmlessExamples } from './harmless'
import { redFlagExamples } from './redFlags'
import { selfHarmExamples } from './selfHarm'
import { violenceExamples } from './violence'

/** The messages that Auntie learns from, whatever editors add. Nobody wrote them in need; no visitor's is among them. */
export const builtInExamples = (): Example[] => [
  ...readExamples('self-harm', selfHarmExamples),
  ...readExamples('violence', violenceExamples),
  ...Object.entries(redFlagExamples).flatMap(([concern, messages]) => readExamples(concern as Concern, messages)),
  ...readExamples(null, harmlessExamples),
]
