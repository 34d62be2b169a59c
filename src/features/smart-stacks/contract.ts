import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import { evidenceGrades } from './domain/evidence'

/** Entries with an optional note; the note is an empty string when absent. */
const notedMap = z.record(z.string(), z.string())

const stackSupplement = z.object({
  name: z.string(),
  /** The dose of a study or an official source, reported, not recommended. */
  studiedDose: z.string(),
  evidenceGrade: z.enum(evidenceGrades.map(({ value }) => value)),
  evidenceNote: z.string(),
  cautions: z.string(),
  interactions: z.string(),
  notForHotFlashes: z.boolean(),
  /** Supplements that the stack deliberately excludes. */
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
  /** A weekly schedule, with what to observe. */
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
