import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

/** What a text is called here: `education-modules/7`, a global by its slug. */
const document = z.string().regex(/^[a-z-]{1,60}(?:\/\d{1,9})?$/, 'A collection and an id, or a global.')
const act = z.enum(['asked', 'fact', 'clinical', 'sent-back'])

const desk = z.object({
  /** Null where its words are published by whoever writes them. */
  stage: z.enum(['draft', 'sent-back', 'fact', 'clinical', 'approved', 'published']).nullable(),
  /** What the caller may say of this version. */
  may: z.array(act),
  /** Whether the caller wrote these words, and somebody else publishes them. */
  isOwn: z.boolean(),
  /** When the version was saved (ISO); goes back with an act. */
  savedAt: z.string(),
  history: z.array(
    z.object({
      what: z.string(),
      by: z.string(),
      on: z.string(),
      note: z.string().nullable(),
      /** Whether it was said of the words that stand there now. */
      isOfTheseWords: z.boolean(),
    }),
  ),
  checklist: z.array(z.string()),
  /** Links of what is published here that lead nowhere, elsewhere, or to a draft, as they were found last. */
  links: z.array(
    z.object({ url: z.string(), state: z.enum(['dead', 'draft', 'redirected']), leadsTo: z.string().nullable() }),
  ),
  /** Sentences elsewhere on the site that make the same claim with other figures. */
  opposites: z.array(z.object({ words: z.string(), others: z.string(), title: z.string(), href: z.string() })),
})

/** What the desk knows of the newest version of a text. */
export type Desk = z.output<typeof desk>

export const readDesk = defineContract({
  method: 'get',
  path: '/editorial/desk',
  summary: 'For those who are signed in: where the newest version of a text stands on its way to the site',
  query: z.object({ document }),
  status: 200,
  response: desk,
  errors: [400, 401, 403, 404, 503],
})

export const sayOfVersion = defineContract({
  method: 'post',
  path: '/editorial/acts',
  summary: 'For those who are signed in: asks for a check of a version, gives one, or sends it back',
  body: z.object({
    document,
    act,
    /** The version that was read, by when it was saved. */
    savedAt: z.string().max(40),
    note: z.string().trim().max(1_000).optional(),
  }),
  status: 201,
  response: desk,
  errors: [400, 401, 403, 404, 409, 503],
})
