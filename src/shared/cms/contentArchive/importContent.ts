import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type TypedUser,
} from 'payload'

import { transactionOf } from '@/shared/database'

import { approvedWordsOf, findRules } from '../approvals'
import { addAuditEntry } from '../auditEntries'
import type { ImportReasons } from '../importReasons'
import { findMistypedFields } from './mistypedFields'
import { refuseMismatchedPicture } from './mediaFiles'
import { planImport, type Plan } from './planImport'
import { namesIn, unknownFields } from './portableFields'
import {
  contentCollections,
  contentGlobals,
  readContent,
  type ArchivedDocument,
  type Content,
  type Wording,
} from './readContent'
import { ArchiveRefused, ImportRefused, Refusals, throwIfRefused } from './refusals'
import { retractedInArchive } from './retractedInArchive'
import { importing, writeContent, type Writing } from './writeContent'

type Options = Writing & {
  /** Takes back everything at the end. */
  isDryRun?: boolean | undefined
  /** Writes over documents that differ here; what they said stays among their versions. */
  overwrite?: boolean
  /** Leaves those as they are here; without either they are a reason to refuse. */
  keepsDiffering?: boolean
  /** Whose import it is: by the rules for accounts. Without one it is the operator's. */
  user?: TypedUser | undefined
  /** Why what a form would ask about stands, and where that is gathered; the operator is not asked. */
  reasons?: ImportReasons | undefined
  /** Looks at the plan before anything is made. @throws to end the import */
  agree?: (plan: Plan) => void
}

/** Nothing here may be left out without a word. @throws ImportRefused with everything that is unknown here */
function requireKnown(req: PayloadRequest, archive: Content, isNamed: (name: string) => boolean): void {
  const collections = new Map<string, SanitizedCollectionConfig>(
    contentCollections(req).map((config) => [config.slug, config]),
  )
  const globals = new Map<string, SanitizedGlobalConfig>(contentGlobals(req).map((config) => [config.slug, config]))
  const refusals = new Refusals()
  const refuseUnknown = (what: string) =>
    refusals.add(`${what} is unknown here: the archive belongs to another version of the site.`)
  const lost = new Set<string>()
  const check = (
    place: string,
    { published, draft }: Wording,
    { flattenedFields, upload }: Pick<SanitizedCollectionConfig, 'flattenedFields'> & { upload?: unknown },
  ) => {
    const wordings = [published, draft].filter((wording) => wording !== undefined)
    const unknown = new Set(wordings.flatMap((wording) => unknownFields(flattenedFields, wording, Boolean(upload))))
    for (const field of unknown) refuseUnknown(`The field “${field}” of ${place}`)
    const odd = new Set(wordings.flatMap((wording) => findMistypedFields(flattenedFields, wording, Boolean(upload))))
    for (const field of odd) refusals.add(`The field “${field}” of ${place} holds another kind of value.`)
    for (const name of wordings.flatMap(namesIn)) if (!isNamed(name)) lost.add(name)
  }
  const checkWording = (place: string, { upload, versions }: SanitizedCollectionConfig, one: ArchivedDocument) => {
    if (!one.published && !(one.draft && versions?.drafts)) return refusals.add(`${place} says nothing.`)
    try {
      if (upload) refuseMismatchedPicture(one)
    } catch (error) {
      refusals.add(`The archive ${(error as ArchiveRefused).message}.`)
    }
  }
  for (const [slug, documents] of Object.entries(archive.collections)) {
    const config = collections.get(slug)
    if (!config) {
      refuseUnknown(`The collection ${slug}`)
      continue
    }
    for (const document of documents) {
      checkWording(`${slug}/${document.key}`, config, document)
      check(`${slug}/${document.key}`, document, config)
    }
  }
  for (const [slug, wording] of Object.entries(archive.globals)) {
    const config = globals.get(slug)
    if (config) check(slug, wording, config)
    else refuseUnknown(`The page ${slug}`)
  }
  for (const name of lost) refusals.add(`${name} is referred to, and neither here nor in the archive.`)
  throwIfRefused(refusals)
}

/** Which texts somebody else checks here before they go on the site; none for the operator. */
async function findChecked(req: PayloadRequest): Promise<(slug: string) => boolean> {
  if (!req.user) return () => false
  const { needs } = await findRules(req, Number(req.user.id))
  const guarded = [...contentCollections(req), ...contentGlobals(req)].filter((config) => approvedWordsOf(config))
  const slugs = new Set<string>(needs.length > 0 ? guarded.map(({ slug }) => slug) : [])
  return (slug) => slugs.has(slug)
}

/** One archive at a time comes into a database, from whichever machine. */
async function isAlone(req: PayloadRequest): Promise<boolean> {
  const found = await (
    await transactionOf(req)
  )?.execute(sql`SELECT pg_try_advisory_xact_lock(hashtext('an archive of content')) AS alone`)
  return found?.rows[0]?.alone !== false
}

const count = (plan: Plan, change: 'new' | 'changed') =>
  [...plan.documents, ...plan.globals].filter((one) => one.change === change).length

/**
 * Takes in an archive of content, whole or not at all. What is only here stays; texts are checked as if they were published
 * by hand.
 * @returns what it did, or would do
 * @throws ImportRefused with the reason
 */
export async function importContent(payload: Payload, archive: Content, options: Options): Promise<Plan> {
  const { agree, isDryRun, keepsDiffering, overwrite, reasons, store, user } = options
  const req = await createLocalReq(
    { context: { ...importing, ...(user ? { importReasons: reasons } : { fromCommandLine: true }) }, user },
    payload,
  )
  await initTransaction(req)
  try {
    if (!(await isAlone(req))) throw new ImportRefused('Another archive is being brought in just now.')
    const { content: here, ids, savedAt } = await readContent(req, store)
    const named = new Set([
      ...ids.keys(),
      ...Object.entries(archive.collections).flatMap(([slug, documents]) =>
        documents.map(({ key }) => `${slug}/${key}`),
      ),
    ])
    requireKnown(req, archive, (name) => named.has(name))
    const configs = [...contentCollections(req), ...contentGlobals(req)]
    const plan = planImport(archive, here, {
      keepsDiffering,
      isCheckedByAnother: await findChecked(req),
      retractedOf: retractedInArchive(archive, here, { configs, keepsDiffering: keepsDiffering === true }),
    })
    const differing = count(plan, 'changed')
    if (differing > 0 && !overwrite && !isDryRun)
      throw new ImportRefused(
        `${differing} ${differing === 1 ? 'text differs' : 'texts differ'} from what is here. Look at them with --dry-run, and write over them with --overwrite.`,
      )
    agree?.(plan)
    const placed = await writeContent(req, plan, { ids, savedAt }, options)
    if (isDryRun) {
      await killTransaction(req)
      return plan
    }
    const told = { new: count(plan, 'new'), changed: differing, same: plan.same, left: plan.left.length }
    if (told.new + told.changed > 0) await addAuditEntry(req, { what: 'Brought in an archive of content', after: told })
    await commitTransaction(req).catch(async (error: unknown) => {
      for (const name of placed) await store.remove(name)
      throw error
    })
    return plan
  } catch (error) {
    await killTransaction(req)
    throw error instanceof ArchiveRefused ? new ImportRefused(`The archive ${error.message}.`) : error
  }
}
