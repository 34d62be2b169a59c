import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { needs } from '@/shared/lib/workflow'

/** What a text is called here: `education-modules/7`, a global by its slug. */
const document = z.string().regex(/^[a-z-]{1,60}(?:\/\d{1,9})?$/, 'A collection and an id, or a global.')
const act = z.enum(['asked', 'fact', 'clinical', 'sent-back'])

/** A cited sentence that the version has and visitors do not see yet. */
const changedClaim = z.object({
  /** What the ledger knows it by: its words and its source. */
  hash: z.string(),
  statement: z.string(),
  source: z.string(),
  /** Where the source can be read. */
  href: z.string().nullable(),
  locator: z.string(),
  state: z.enum(['unchecked', 'checked', 'signed', 'due', 'expired', 'withdrawn']),
  isRetracted: z.boolean(),
  checkedBy: z.string().nullable(),
  signedBy: z.string().nullable(),
  isSigned: z.boolean(),
  /** What the caller may say of it; null where it is another's turn. */
  may: z.enum(['check', 'sign']).nullable(),
})

const desk = z.object({
  /** Null where its words are published by whoever writes them. */
  stage: z.enum(['draft', 'sent-back', 'fact', 'claims', 'clinical', 'approved', 'published']).nullable(),
  /** What it still needs of people before anybody publishes it. */
  needs: z.array(z.enum(needs)),
  /** What the caller may say of this version. */
  may: z.array(act),
  /** Whether the caller wrote these words, and somebody else publishes them. */
  isOwn: z.boolean(),
  /** When the version was saved (ISO); goes back with an act. */
  savedAt: z.string(),
  /** Where nothing but cited sentences changed: those, which are signed instead of the whole being checked. */
  difference: z
    .object({
      /** Of what visitors see and of this version; goes back with what is said of its claims. */
      digest: z.string(),
      claims: z.array(changedClaim),
      /** Cited sentences that visitors still see. */
      removed: z.array(z.string()),
      /** Whether somebody else than the author has said to have seen all of it. */
      isSeen: z.boolean(),
      /** Whether the caller may say so. */
      maySee: z.boolean(),
    })
    .nullable(),
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

export const readInspector = defineContract({
  method: 'get',
  path: '/editorial/axe',
  summary: 'For those who are signed in: axe, which looks for what keeps people out of a page',
  status: 200,
  response: z.string(),
  errors: [401, 503],
})

export const reviewVersion = defineContract({
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

export const readChangedClaims = defineContract({
  method: 'post',
  path: '/editorial/claims',
  summary: 'For those who are signed in: says of changed sentences of a version that they were read in their sources',
  body: z.object({
    document,
    /** The difference that was seen. */
    difference: z.string().max(100),
    /** The sentences that were read; none where only that was seen which others have signed, or what was taken out. */
    claims: z.array(z.string().max(64)).max(200),
  }),
  status: 201,
  response: desk,
  errors: [400, 401, 403, 404, 409, 503],
})
