import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import { evidenceGrades } from './domain/evidence'

/** Names and what is said of each; an empty text where the name says it all. */
const notedMap = z.record(z.string(), z.string())

const stackSupplement = z.object({
  name: z.string(),
  /** What a study or an official page used. A report, no advice. */
  studiedDose: z.string(),
  evidenceGrade: z.enum(evidenceGrades.map(({ value }) => value)),
  evidenceNote: z.string(),
  cautions: z.string(),
  interactions: z.string(),
  notForHotFlashes: z.boolean(),
  /** Named to say that the stack does without it. */
  leftOut: z.boolean(),
})

const listedStack = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** In snake_case. */
  targetSymptoms: z.array(z.string()),
  supplements: z.array(stackSupplement),
  instructions: z.array(z.string()),
  timing: z.string(),
  duration: z.string(),
  /** When, and what to notice. */
  expectedTimeline: notedMap,
  requiredTier: z.literal('free'),
  isActive: z.boolean(),
  coreProducts: notedMap.optional(),
  additionalSupports: notedMap.optional(),
  lifestyleIntegration: notedMap.optional(),
  /** 1 to 5. */
  difficulty: z.number().int().optional(),
})

export type ListedStack = z.input<typeof listedStack>

export const listStacks = defineContract({
  method: 'get',
  path: '/smart-stacks',
  summary: 'The active smart stacks, in their order',
  status: 200,
  response: z.array(listedStack),
  errors: [503],
})
