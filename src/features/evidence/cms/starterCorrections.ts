import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { publicTexts } from '@/shared/cms/publicTexts'
import { knownReferenceIds } from '@/shared/cms/seedEntries'
import { isRenewed, starterContentTable, type Doc } from '@/shared/cms/starterContent'
import { pageOf } from '@/shared/cms/withPublishing'
import { databaseOf } from '@/shared/database'
import { now } from '@/shared/now'
import { slugs } from '@/slugs'

import starterCorrections from '../content/starterCorrections.json'

/** What a release put right in the starter content. */
export type StarterCorrection = {
  key: string
  /** The day on which the starter content was corrected. */
  day: string
  /** A collection, with the key of an entry as its seed tells it; a global; null for words of the program itself. */
  collection: string | null
  entry?: string
  /** For what is no entry of a collection. */
  standsIn?: string
  href?: string
  /** Sentences, a line each. Empty where something was only missing. */
  before: string
  after: string
  why: string
  references: readonly string[]
}

/** A text that carries a correction, as visitors read it. */
type Place = { words: string; standsIn: string; href: string }

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

const wordsOf = (fields: readonly FlattenedField[], doc: Doc) =>
  publicTexts(fields, doc)
    .map(({ text }) => oneLine(text))
    .join('\n')

async function findPlace(req: PayloadRequest, correction: StarterCorrection): Promise<Place | null> {
  const { collection, entry = '', standsIn = '', href = '/' } = correction
  if (collection === null) return { words: oneLine(correction.after), standsIn, href }
  const global = req.payload.globals.config.find(({ slug }) => slug === collection)
  if (global) {
    const doc = await req.payload.findGlobal({ slug: collection as GlobalSlug, depth: 0, req })
    return { words: wordsOf(global.flattenedFields, doc as unknown as Doc), standsIn, href }
  }
  const database = await databaseOf(req)
  const [row] = await database
    .select({ id: starterContentTable.documentId })
    .from(starterContentTable)
    .where(sql`${starterContentTable.collection} = ${collection} AND ${starterContentTable.key} = ${entry}`)
  if (!row) return null
  const slug = collection as CollectionSlug
  const found = await req.payload.findByID({ collection: slug, id: row.id, depth: 0, disableErrors: true, req })
  const doc = found as unknown as Doc | null
  if (doc?._status !== 'published') return null
  const { config } = req.payload.collections[slug]
  const title = doc[config.admin.useAsTitle ?? 'id']
  return {
    words: wordsOf(config.flattenedFields, doc),
    standsIn: typeof title === 'string' ? title.slice(0, 200) : config.slug,
    href: pageOf(config, doc),
  }
}

/**
 * Lists the corrections of releases whose words stand on this site, once each. Where an editor kept other words the
 * correction waits: the hourly job looks again.
 * @param dayOf when it was corrected here; null where that is the day of the release
 * @returns how many were added
 */
export async function recordStarterCorrections(
  req: PayloadRequest,
  corrections: readonly StarterCorrection[],
  dayOf: (correction: StarterCorrection) => string | null,
): Promise<number> {
  const collection = slugs.corrections
  const { docs } = await req.payload.find({
    collection,
    where: { key: { exists: true } },
    select: { key: true },
    pagination: false,
    depth: 0,
    req,
  })
  const listed = new Set(docs.map(({ key }) => key))
  const open = corrections.filter(({ key }) => !listed.has(key))
  if (open.length === 0) return 0
  const idsOf = await knownReferenceIds(req)
  /** Sentences that a correction brought and another one replaced. */
  const replaced = new Set(corrections.flatMap(({ before }) => before.split('\n')))
  let added = 0
  for (const correction of open) {
    const { key, before, after, why, references, day } = correction
    const place = await findPlace(req, correction)
    const stands = place && after.split('\n').every((line) => place.words.includes(line) || replaced.has(line))
    if (!stands) continue
    const { standsIn, href } = place
    const data = {
      key,
      day: dayOf(correction) ?? day,
      standsIn,
      href,
      before,
      after,
      why,
      references: idsOf(references),
    }
    await req.payload.create({ collection, data, depth: 0, req })
    added += 1
  }
  return added
}

/** The history of the starter content for a new site; what a release has just corrected here is of today. */
export async function seedStarterCorrections(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const isOfToday = ({ collection, entry }: StarterCorrection) =>
    mode === 'release' && isRenewed(req, String(collection), String(entry))
  const made = await recordStarterCorrections(req, starterCorrections, (one) =>
    isOfToday(one) ? now().toISOString() : null,
  )
  return { made, left: starterCorrections.length - made }
}

/** Lists what editors have taken over from a release meanwhile. */
export const recordLateCorrections = (req: PayloadRequest): Promise<number> =>
  recordStarterCorrections(req, starterCorrections, () => now().toISOString())
