import type { Concern } from '../../domain/safety/findConcern'
import { parseExamples, type Example } from '../../domain/safety/classifier'

import { harmlessExamples } from './harmless'
import { redFlagExamples } from './redFlags'
import { selfHarmExamples } from './selfHarm'
import { violenceExamples } from './violence'

/** The messages that Auntie learns from, whatever editors add. Nobody wrote them in need; no visitor's is among them. */
export const builtInExamples = (): Example[] => [
  ...parseExamples('self-harm', selfHarmExamples),
  ...parseExamples('violence', violenceExamples),
  ...Object.entries(redFlagExamples).flatMap(([concern, messages]) => parseExamples(concern as Concern, messages)),
  ...parseExamples(null, harmlessExamples),
]
