import type { AuntieSafety } from '@/payload-types'

import { readExamples, type Example } from '../domain/resemblance'

/** The examples that editors added, as the CMS keeps them. */
export type KeptExamples = AuntieSafety['examples']

/** The examples that editors added, as Auntie learns them. */
export const readKeptExamples = (kept: KeptExamples): Example[] =>
  (kept ?? []).flatMap(({ concern, messages }) => readExamples(concern === 'none' ? null : concern, messages))
