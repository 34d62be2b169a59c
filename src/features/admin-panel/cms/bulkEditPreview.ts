import {
  initTransaction,
  killTransaction,
  ValidationError,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'

import { isWriter } from '@/shared/cms/access'
import { approvedWordsOf, documentKey } from '@/shared/cms/approvals'
import { portable, type Doc, type NameOf } from '@/shared/cms/contentArchive/portableFields'
import { readNames } from '@/shared/cms/contentArchive/readContent'
import { HttpError } from '@/shared/cms/httpError'
import { refusalInWords } from '@/shared/cms/refuseForbiddenClaims'
import { now } from '@/shared/now'
import { slugs } from '@/slugs'

import { maxCsvRows, type BulkEditPreview } from '../contract'
import { reasonOf } from './contentCsv'
import { columnsOf, valueAt, type Column } from './csvTable'
import { differences, plainLabel } from './differences'
import { excerptsOf, shownValue } from './shownValue'

/** Texts that are told one by one, and how much of each value. */
const [maxReported, maxShown] = [100, 160]

type Stored = Doc & { id: number; updatedAt?: string; _status?: string; wordsDigest?: string | null }

function collectionOf(req: PayloadRequest, slug: string): SanitizedCollectionConfig {
  const config = req.payload.config.collections.find((one) => one.slug === slug)
  if (!config || config.auth || slug.startsWith('payload-')) throw new HttpError(404, 'There is no such list of texts.')
  return config
}

/** The change of many at once, as Payload's list asks for it. */
type Change = { config: SanitizedCollectionConfig; where: Where; draft: boolean; trash: boolean; data: Doc }

function changeOf(req: PayloadRequest, slug: string, data: Doc): Change {
  const config = collectionOf(req, slug)
  const { where, draft, trash } = req.query as { where?: unknown; draft?: unknown; trash?: unknown }
  if (!where || typeof where !== 'object') throw new HttpError(400, 'Which ones? The filter is missing.')
  const isTrue = (value: unknown) => value === 'true' || value === true
  return {
    config,
    where: where as Where,
    draft: isTrue(draft) && Boolean(config.versions?.drafts),
    trash: isTrue(trash),
    data,
  }
}

const optionsOf = (req: PayloadRequest, { config, draft, trash }: Change) => ({
  collection: config.slug as CollectionSlug,
  draft,
  trash,
  depth: 0,
  overrideAccess: false,
  // As in a call of the panel: what somebody else has open is refused.
  overrideLock: false,
  req,
})

async function findBefore(req: PayloadRequest, change: Change): Promise<Map<number, Stored>> {
  const { where } = change
  const options = { ...optionsOf(req, change), where, pagination: false, limit: maxCsvRows + 1 }
  const { docs } = await req.payload.find(options)
  if (docs.length > maxCsvRows) {
    const most = maxCsvRows.toLocaleString('en-US')
    throw new HttpError(400, `These are more than ${most}. Filter the list, and change them in parts.`)
  }
  return new Map((docs as unknown as Stored[]).map((doc) => [doc.id, doc]))
}

type Outcome = { docs: Stored[]; errors: { id: number; message: string }[] }

/** Makes the change, and takes it back. */
async function attempt(req: PayloadRequest, change: Change): Promise<Outcome> {
  const { where, data } = change
  await initTransaction(req)
  try {
    return (await req.payload.update({ ...optionsOf(req, change), where, data })) as unknown as Outcome
  } finally {
    await killTransaction(req)
  }
}

/** Why one is refused: a change of many says only which field is meant. */
async function findReason(req: PayloadRequest, change: Change, id: number, said: string): Promise<string> {
  if (!/^The following fields? /.test(said)) return said
  await initTransaction(req)
  try {
    await req.payload.update({ ...optionsOf(req, change), id, data: change.data })
    return said
  } catch (error) {
    return error instanceof ValidationError ? refusalInWords(error) : reasonOf(error)
  } finally {
    await killTransaction(req)
  }
}

const ownLabel = (field: FlattenedField) =>
  'label' in field && typeof field.label === 'string' ? field.label : plainLabel(field.name)

/** What a column is called in the form, behind the name of its group. */
function labelOf(config: SanitizedCollectionConfig, { path, field }: Column): string {
  const group = config.flattenedFields.find(({ name }) => path.startsWith(`${name}.`))
  return group ? `${ownLabel(group)}: ${ownLabel(field)}` : ownLabel(field)
}

const statusWord = (status: string | undefined) => (status === 'published' ? 'Published' : 'Draft')

/** @returns a function that says what differs between two versions, field by field */
function comparer({ config, draft }: Change, nameOf: NameOf) {
  const columns = columnsOf(config)
  const labels = new Map(columns.map((column) => [column.path, labelOf(config, column)]))
  const readable = (doc: Stored): Doc => {
    // What an archive of content leaves out is told as well, if it stands in the form.
    const whole = { ...doc, ...portable(config.flattenedFields, doc, nameOf, Boolean(config.upload)) }
    return Object.fromEntries(columns.map(({ path, field }) => [path, shownValue(field, valueAt(whole, path))]))
  }
  return (before: Stored, after: Stored) => {
    const fields = differences(readable(after), readable(before), labels).map(
      ({ label, mine, theirs, isFormatting }) => ({
        label: isFormatting ? `${label} (formatting)` : label,
        ...excerptsOf(theirs, mine, maxShown),
      }),
    )
    const [was, is] = [statusWord(before._status), statusWord(after._status)]
    // A draft above what is published takes nothing off the site.
    const movesOnSite = Boolean(config.versions?.drafts) && was !== is && !(draft && is === 'Draft')
    return movesOnSite ? [...fields, { label: 'Status', before: was, after: is }] : fields
  }
}

/** Those whose present words somebody has checked, by collection and id. */
async function findChecked(req: PayloadRequest, { config }: Change, docs: readonly Stored[]): Promise<Set<string>> {
  if (!approvedWordsOf(config) || docs.length === 0) return new Set()
  const { docs: said } = await req.payload.db.find<{ document: string; digest: string }>({
    collection: slugs.approvals,
    where: {
      and: [
        { document: { in: docs.map(({ id }) => documentKey(config.slug, id)) } },
        { act: { in: ['fact', 'clinical'] } },
      ],
    },
    pagination: false,
    req,
  })
  return new Set(said.map(({ document, digest }) => `${document} ${digest}`))
}

/**
 * Says of a change of many documents at once what it would do to each: it is made in a transaction that is taken back.
 * @throws HttpError
 */
export async function previewBulkEdit(req: PayloadRequest, slug: string, data: Doc): Promise<BulkEditPreview> {
  if (!isWriter(req)) throw new HttpError(403, 'Reviewers check texts; they do not change any.')
  const change = changeOf(req, slug, data)
  const { config } = change
  const at = now().toISOString()
  const before = await findBefore(req, change)
  const { docs, errors } = await attempt(req, change)
  const { nameOf } = await readNames(req)
  const keyOf: NameOf = (collection, id) =>
    (nameOf(collection, id) ?? `${collection}/${String(id)}`).slice(collection.length + 1)
  const compare = comparer(change, keyOf)
  const titleOf = (id: number) => String(before.get(id)?.[config.admin.useAsTitle ?? 'id'] ?? '') || `${slug} ${id}`
  const pairs = docs.flatMap((after) => {
    const was = before.get(after.id)
    return was ? [{ was, after, fields: compare(was, after) }] : []
  })
  const changing = pairs.filter(({ fields }) => fields.length > 0)
  const checked = await findChecked(
    req,
    change,
    changing.map(({ was }) => was),
  )
  const count = (holds: (pair: (typeof pairs)[number]) => boolean) => changing.filter(holds).length
  const refused: BulkEditPreview['refused'] = []
  for (const { id, message } of errors)
    refused.push({
      id,
      title: titleOf(id),
      reason: refused.length < maxReported ? await findReason(req, change, id, message) : message,
    })
  return {
    changed: changing.length,
    texts: changing.slice(0, maxReported).map(({ was, fields }) => ({ id: was.id, title: titleOf(was.id), fields })),
    same: pairs.length - changing.length,
    refused,
    losesReview: count(({ was, after }) => Boolean(was.reviewedBy) && !after.reviewedBy),
    losesCheck: count(
      ({ was, after }) =>
        was.wordsDigest !== after.wordsDigest && checked.has(`${documentKey(slug, was.id)} ${String(was.wordsDigest)}`),
    ),
    goesPublic: count(({ was, after }) => was._status === 'draft' && after._status === 'published'),
    hasDrafts: Boolean(config.versions?.drafts),
    at,
  }
}
