import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  Field,
  PayloadRequest,
} from 'payload'

import { publishNote } from './fields'
import { publicTexts } from './publicTexts'
import { claimErrors, refusePublishing } from './refuseForbiddenClaims'
import { sentencesOf } from '@/shared/lib/prose'
import { now } from '@/shared/now'
import { slugs } from '@/slugs'

const maxLength = 4_000

/** Beside Publish: why a change is a correction. What changed the site finds out by itself. */
export const correctionField = {
  name: 'correction',
  ...publishNote(
    'Only when something published was wrong: say what, and how you know. With Publish it joins /corrections, with the sentences before and after.',
  ),
} as const satisfies Field

type Waiting = { why: string; before: string[] }
const key = (collection: string, id: unknown) => `correction of ${collection} ${String(id)}`

const sentencesIn = (req: PayloadRequest, collection: string, doc: Record<string, unknown>) => {
  const { flattenedFields } = req.payload.collections[collection as keyof typeof req.payload.collections].config
  return publicTexts(flattenedFields, doc).flatMap(({ text }) => sentencesOf(text))
}

const without = (sentences: string[], others: string[]) => {
  const known = new Set(others)
  return sentences
    .filter((sentence) => !known.has(sentence))
    .join('\n')
    .slice(0, maxLength)
}

/** Keeps the reason, and what the public text said before, until the change has been saved. */
export const noteCorrection: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  const { correction, ...rest } = data as { correction?: unknown; _status?: unknown }
  const id = originalDoc?.id as number | undefined
  if (typeof correction !== 'string' || !correction.trim() || rest._status !== 'published' || id === undefined)
    return rest
  const row = await req.payload.db.findOne<{ id: number }>({
    collection: collection.slug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  })
  if (row) {
    const errors = claimErrors([{ path: correctionField.name, text: correction }])
    refusePublishing(req, collection.slug as CollectionSlug, errors)
    const waiting: Waiting = { why: correction.trim(), before: sentencesIn(req, collection.slug, { ...row }) }
    context[key(collection.slug, id)] = waiting
  }
  return rest
}

/** Writes the correction for everybody to read, in the transaction of the change. */
export const recordCorrection =
  (titleField: string | undefined, page: (doc: Record<string, unknown>) => string): CollectionAfterChangeHook =>
  async ({ collection, context, doc, req }) => {
    const values = doc as Record<string, unknown>
    const waiting = context[key(collection.slug, values.id)] as Waiting | undefined
    if (!waiting) return doc as unknown
    delete context[key(collection.slug, values.id)]
    const after = sentencesIn(req, collection.slug, values)
    const title = values[titleField ?? 'id']
    await req.payload.create({
      collection: slugs.corrections,
      depth: 0,
      req,
      data: {
        day: now().toISOString(),
        standsIn: typeof title === 'string' ? title.slice(0, 200) : collection.slug,
        href: page(values),
        before: without(waiting.before, after),
        after: without(after, waiting.before),
        why: waiting.why,
      },
    })
    return doc as unknown
  }
