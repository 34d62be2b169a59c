import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  GlobalAfterChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'

import type { Reference, TextCheck } from '@/payload-types'
import { documentKey } from '@/shared/cms/approvals'
import { factReasonField } from '@/shared/cms/askForSource'
import { databaseOf } from '@/shared/database'
import { slugs } from '@/slugs'

import { findOpenFindings } from './findOpenFindings'

type Doc = Record<string, unknown>
type Standing = TextCheck['standing']

/** Findings that an entry names, and letters of each. */
const maxNamed = 8
const maxWords = 160
const maxTitle = 200

/** Which rules checked a text: what the running site was built from, as each release may have other rules. */
export const rulesNow = (): string => process.env.BUILD_SOURCES?.slice(0, 16) || 'development'

/** The job of `recheckTexts.ts`. */
export const recheckTask = 'recheck-texts'

type Form = Pick<CollectionConfig, 'fields'> & { versions?: CollectionConfig['versions'] | GlobalConfig['versions'] }

const hasDrafts = ({ versions }: Pick<Form, 'versions'>) => typeof versions === 'object' && Boolean(versions.drafts)

/** Whether the checks stand beside a form, or are asked about in it. */
export const isChecked = (form: Form): boolean =>
  hasDrafts(form) || form.fields.some((field) => 'name' in field && field.name === factReasonField.name)

type Version = { standing: Standing; doc: Doc }

/** The wording that visitors read, and the draft above it or by itself. */
async function findVersions(req: PayloadRequest, config: SanitizedCollectionConfig, id: number): Promise<Version[]> {
  const collection = config.slug as CollectionSlug
  const row = await req.payload.db.findOne<Doc & { id: number }>({ collection, where: { id: { equals: id } }, req })
  if (!row || row.deletedAt) return []
  if (!hasDrafts(config)) return [{ standing: 'site', doc: row }]
  const { docs } = await req.payload.db.findVersions<Doc>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  // A version does not say of which document it is one.
  const newest: Doc = { ...(docs[0]?.version ?? row), id }
  const isPublic = row._status === 'published'
  return [
    ...(isPublic ? [{ standing: 'site', doc: row } as const] : []),
    ...(newest._status === 'published' ? [] : [{ standing: isPublic ? 'draft-above' : 'draft', doc: newest } as const]),
  ]
}

async function findGlobalVersions(req: PayloadRequest, config: SanitizedGlobalConfig): Promise<Version[]> {
  const asked = { slug: config.slug as GlobalSlug, depth: 0, req } as const
  // Starter content knows a global as 0.
  const read = async (draft: boolean): Promise<Doc> => ({
    ...(await req.payload.findGlobal({ ...asked, draft })),
    id: 0,
  })
  const site: Version = { standing: 'site', doc: await read(false) }
  if (!hasDrafts(config)) return [site]
  const newest = await read(true)
  // Of words that nobody has saved there is no draft, whatever their starting status.
  return newest._status === 'draft' && newest.updatedAt ? [site, { standing: 'draft-above', doc: newest }] : [site]
}

/** Half of a letter, as a cut leaves it, is none for the database. */
const cut = (text: string, most: number) => {
  if (text.length <= most) return text
  const head = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${head.trim()}…`
}

type Noted = { config: SanitizedCollectionConfig | SanitizedGlobalConfig; document: string }

/** @param read the versions, once nobody else is noting what was found in them */
async function note(
  req: PayloadRequest,
  { config, document }: Noted,
  read: () => Promise<readonly (Version & { title: string; kind: string })[]>,
): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`checks of ${document}`}))`)
  const rows = []
  for (const { standing, doc, title, kind } of await read()) {
    const found = await findOpenFindings(req, config, doc)
    const count = (level: string) => found.filter((one) => one.level === level).length
    const named = found
      .toSorted((one, other) => Number(other.level === 'error') - Number(one.level === 'error'))
      .slice(0, maxNamed)
      .map(({ message, words }) => (words ? `${message} “${cut(words, maxWords)}”` : message))
    rows.push({ standing, title, kind, errors: count('error'), warnings: count('warning'), findings: named.join('\n') })
  }
  await db.execute(sql`DELETE FROM text_checks WHERE document = ${document}`)
  if (rows.length === 0) return
  await db.execute(sql`
    INSERT INTO text_checks (document, rules, standing, title, kind, errors, warnings, findings)
    SELECT ${document}, ${rulesNow()}, standing::enum_text_checks_standing, title, kind, errors, warnings, findings
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS one (standing text, title text, kind text, errors int, warnings int, findings text)
  `)
}

const labelOf = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug)

/** Checks the newest versions of a document anew, and keeps what was found; of one that is gone, nothing. */
export async function noteChecksOf(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  const { config } = req.payload.collections[collection]
  const kind = labelOf(config.labels.singular, config.slug)
  await note(req, { config, document: documentKey(collection, id) }, async () =>
    (await findVersions(req, config, id)).map((version) => {
      const title = version.doc[config.admin.useAsTitle ?? 'id']
      const named = typeof title === 'string' && title ? cut(title, maxTitle) : 'Without a title'
      return { ...version, title: named, kind }
    }),
  )
}

/** {@link noteChecksOf} for the words of a page. */
export async function noteChecksOfGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  const config = req.payload.globals.config.find((one) => one.slug === slug)!
  const about = { title: labelOf(config.label, slug), kind: labelOf(config.admin.group, 'Settings') }
  await note(req, { config, document: slug }, async () =>
    (await findGlobalVersions(req, config)).map((version) => ({ ...version, ...about })),
  )
}

/** Forgets what was found in a text: of one that is still there, the next job of `recheckTexts.ts` finds it anew. */
async function forget(req: PayloadRequest, document: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`DELETE FROM text_checks WHERE document = ${document}`)
}

/** What a release or an archive brings are hundreds of texts at once: nobody waits for their checks. */
const isLater = ({ context, user }: PayloadRequest) => !user || context.importsContent === true

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const [slug, id] = [collection.slug as CollectionSlug, Number((doc as Doc).id)]
  await (isLater(req) ? forget(req, documentKey(slug, id)) : noteChecksOf(req, slug, id))
  return doc as unknown
}

/** What people said of a text goes with it: on the first page it would wait for somebody for ever, and lead nowhere. */
const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const document = documentKey(collection.slug, id)
  await forget(req, document)
  await (await databaseOf(req)).execute(sql`DELETE FROM comments WHERE document = ${document}`)
  return doc
}

const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const slug = global.slug as GlobalSlug
  await (isLater(req) ? forget(req, slug) : noteChecksOfGlobal(req, slug))
  return doc as unknown
}

/** Whatever cites a source is checked anew once the source no longer stands, or stands again. */
const afterSourceChange: CollectionAfterChangeHook<Reference> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc.status) return doc
  const db = await databaseOf(req)
  await db.execute(sql`UPDATE text_checks SET rules = ''`)
  await req.payload.jobs.queue({ task: recheckTask, input: {}, req })
  return doc
}

function withChecks(collection: CollectionConfig): CollectionConfig {
  const own = collection.hooks ?? {}
  if (collection.slug === slugs.references)
    return { ...collection, hooks: { ...own, afterChange: [...(own.afterChange ?? []), afterSourceChange] } }
  if (!isChecked(collection)) return collection
  const hooks = {
    ...own,
    afterChange: [...(own.afterChange ?? []), afterChange],
    afterDelete: [...(own.afterDelete ?? []), afterDelete],
  }
  return { ...collection, hooks }
}

/** A Payload plugin, behind all rooms and the fields beside their forms: what the checks find is kept with each save. */
export const keepTextChecks = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(withChecks),
  globals: config.globals?.map((one) =>
    isChecked(one)
      ? { ...one, hooks: { ...one.hooks, afterChange: [...(one.hooks?.afterChange ?? []), afterGlobalChange] } }
      : one,
  ),
})
