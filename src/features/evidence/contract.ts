import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

const day = z.string().nullable()

/** A claim of the site, for machines. */
export const listedClaim = z.object({
  id: z.number().int(),
  statement: z.string(),
  state: z.enum(['unchecked', 'checked', 'signed', 'due', 'expired', 'withdrawn']),
  source: z.object({
    key: z.string(),
    citation: z.string(),
    doi: z.string().nullable(),
    url: z.string().nullable(),
    /** The kind of publication, which is the grade of the evidence: guideline, systematic-review, rct, cohort… */
    grade: z.string(),
    standing: z.enum(['current', 'superseded', 'retracted']),
    /** Where in it stands what it is cited for, unless a place below says another; empty where nobody has said. */
    locator: z.string(),
    /** Whether somebody here has read the publication itself. */
    opened: z.boolean(),
    /** Whether what was read is its abstract alone. */
    abstractOnly: z.boolean(),
  }),
  places: z.array(z.object({ title: z.string(), page: z.string(), locator: z.string() })),
  checkedBy: z.string().nullable(),
  checkedOn: day,
  signedBy: z.string().nullable(),
  signedOn: day,
  nextDue: day,
})

export type ListedClaim = z.input<typeof listedClaim>

export const listClaims = defineContract({
  method: 'get',
  path: '/claims.json',
  summary: 'Every claim on the site with its source and state, a thousand at a time; `next` leads on',
  query: z.object({ after: z.coerce.number().int().nonnegative().max(2_147_483_647).default(0) }),
  status: 200,
  response: z.object({
    /** Where this shape is described. */
    schema: z.string(),
    /** Under which licence the file may be used; null until the owner names one. */
    licence: z.string().nullable(),
    claims: z.array(listedClaim),
    /** The address of what follows; null at the end. */
    next: z.string().nullable(),
  }),
  errors: [400, 503],
})

export const describeClaims = defineContract({
  method: 'get',
  path: '/claims.schema.json',
  summary: 'The JSON Schema of /claims.json',
  status: 200,
  response: z.looseObject({}),
  errors: [503],
})

export const reportClaim = defineContract({
  method: 'post',
  path: '/evidence/reports',
  summary: 'Reports a sentence as wrong. Nothing about the caller is kept',
  body: z.object({ claim: z.number().int().positive().max(2_147_483_647) }),
  bodyLimit: 1_024,
  status: 201,
  response: z.object({ reported: z.literal(true) }),
  errors: [400, 403, 404, 413, 429, 503],
})
