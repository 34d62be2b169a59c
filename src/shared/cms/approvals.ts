import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  Field,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload'

import type { Approval } from '@/payload-types'
import { deskField, deskLabel, missingChecks, type CheckKind } from '@/shared/lib/workflow'
import { slugs } from '@/slugs'

import { findDifference, type Difference } from './claimApproval'
import { staysWithAccounts } from './archivedContent'
import { refusePublishing, refusePublishingOfGlobal } from './refuseForbiddenClaims'
import { wordsDigest } from './wordsDigest'

type Doc = Record<string, unknown>

/** What stands with every version of a text that is published by two. */
type Approved = {
  guardedBy?: number | null
  signedText?: string | null
  wordsDigest?: string | null
  needsSignature?: boolean | null
  secondCheckOn?: string | null
  publishedAlone?: boolean | null
}

/** A copy has been checked by nobody. */
const notInCopies = { beforeDuplicate: [() => null] }

/** For those who are signed in. */
const inner = {
  access: { read: ({ req }: { req: PayloadRequest }) => Boolean(req.user) },
  hooks: notInCopies,
  admin: { hidden: true, disableBulkEdit: true },
  custom: staysWithAccounts,
}

/**
 * Who changed the guarded words last, which wording was published last, what the words of this version are, and what
 * readers are told of it.
 */
export const approvalFields: Field[] = [
  { ...inner, name: 'guardedBy', type: 'number' },
  { ...inner, name: 'signedText', type: 'text' },
  { ...inner, name: 'wordsDigest', type: 'text' },
  { ...inner, name: 'needsSignature', type: 'checkbox', defaultValue: false },
  { name: 'secondCheckOn', type: 'date', hooks: notInCopies, admin: inner.admin, custom: staysWithAccounts },
  {
    name: 'publishedAlone',
    type: 'checkbox',
    defaultValue: false,
    hooks: notInCopies,
    admin: inner.admin,
    custom: staysWithAccounts,
  },
]

/** The words that are published by two, as `custom` of their collection or global. @param fields top-level fields */
export const approvedWords = (fields: readonly string[]): { approvedWords: readonly string[] } => ({
  approvedWords: fields,
})

/** The guarded fields of a collection or global; null where anybody publishes alone. */
export const approvedWordsOf = ({ custom }: { custom?: Record<string, unknown> }): readonly string[] | null =>
  (custom?.approvedWords as readonly string[] | undefined) ?? null

/** What a text is called in the list of approvals: `education-modules/7`, a global by its slug. */
export const documentKey = (slug: string, id?: number | string): string =>
  id === undefined ? slug : `${slug}/${String(id)}`

/** What was said of a document, the oldest first. */
export async function findReviewActs(req: PayloadRequest, document: string): Promise<Approval[]> {
  const { docs } = await req.payload.db.find<Approval>({
    collection: slugs.approvals,
    where: { document: { equals: document } },
    sort: 'createdAt',
    pagination: false,
    req,
  })
  return docs
}

/** Who could stand behind a text besides its author, and what they have to say of it here. */
export async function findRules(req: PayloadRequest, author: number | null) {
  const settings = await req.payload.db.findGlobal<{ secondPerson?: boolean; clinicalCheck?: boolean }>({
    slug: slugs.siteSettings,
    req,
  })
  const count = (where: Where) => req.payload.db.count({ collection: slugs.users, where, req })
  const besides: Where = author === null ? {} : { id: { not_equals: author } }
  const [others, writers] = await Promise.all([
    count(besides),
    count({ and: [besides, { roles: { in: ['editor', 'founder'] } }] }),
  ])
  const isNeeded = settings?.secondPerson !== false && others.totalDocs > 0
  const clinical: CheckKind[] = settings?.clinicalCheck ? ['clinical'] : []
  return {
    needs: isNeeded ? (['fact', ...clinical] as CheckKind[]) : [],
    /** Whether somebody else could publish it, so that its author does not. */
    byAnother: isNeeded && writers.totalDocs > 0,
  }
}

type Save = {
  req: PayloadRequest
  document: string | null
  fields: readonly string[]
  data: Doc & Approved
  /** The newest version before this save; empty while it is being made. */
  before: Doc & Approved
  /** What visitors see now. */
  readPublic: () => Promise<(Doc & Approved) | null>
  publishes: boolean
}

/** What is known of a document besides its version. */
type Known = { said: Approval[]; shown: (Doc & Approved) | null }

const asks = {
  fact: 'Somebody else checks the facts of this version first. Save it as a draft, and ask for a check at the side.',
  claims:
    'Only cited sentences changed. Two people read each of them in its source first, one of them not its author. They say so at the side.',
  clinical: 'A reviewer gives this version a clinical check first. It is asked for at the side.',
  another: 'This version is approved. Somebody else than its author publishes it.',
}

/** Words that were on the site with an approval need no other. */
export const hasBeenPublished = (
  digest: string,
  { signedText }: Pick<Approved, 'signedText'>,
  said: readonly Approval[],
): boolean => digest === signedText || said.some((one) => one.act === 'published' && one.digest === digest)

/** The day on which somebody else than the author checked these words; null if nobody did. */
const secondCheckOf = (said: readonly Approval[], digest: string, author: number | null): string | null =>
  said.findLast((one) => one.act === 'fact' && one.byId !== author && one.digest === digest)?.createdAt ?? null

/** What is still missing before a version is published, and the claims that it is approved by, where it is. */
async function findMissing(
  { req, fields, data }: Save,
  version: { digest: string; author: number | null },
  rest: Known,
) {
  const { digest, author } = version
  const { needs, byAnother } = await findRules(req, author ?? (req.user ? Number(req.user.id) : null))
  const byClaims = await findDifference(req, { fields, data, author, needs, ...rest })
  const [missing] = missingChecks(rest.said, { digest, author, needs, byClaims })
  return { missing: missing === 'fact' && byClaims ? ('claims' as const) : missing, byAnother, byClaims }
}

/** @returns what is stored with the save, or why the version cannot be published yet */
async function judge(save: Save) {
  const { req, document, fields, data, before, readPublic, publishes } = save
  const digest = wordsDigest(fields, data)
  const isOldVersion = req.context.publishesVersion === true || req.context.isRestoringVersion === true
  const asItWas = isOldVersion ? data : before
  const isChanged = digest !== wordsDigest(fields, asItWas)
  const guardedBy = isChanged && req.user ? Number(req.user.id) : (asItWas.guardedBy ?? null)
  const shown = await readPublic()
  const isPublic = shown !== null && wordsDigest(fields, shown) === digest
  const stored: Approved = {
    guardedBy,
    wordsDigest: digest,
    signedText: before.signedText ?? null,
    secondCheckOn: before.secondCheckOn ?? null,
    publishedAlone: before.publishedAlone ?? false,
  }
  if (isPublic || digest === wordsDigest(fields, {}))
    return { stored: { ...stored, needsSignature: false, ...(publishes && { signedText: digest }) } }
  const said = document === null ? [] : await findReviewActs(req, document)
  const wasPublished = digest === asItWas.signedText || hasBeenPublished(digest, before, said)
  if (!publishes) return { stored: { ...stored, needsSignature: !wasPublished } }
  // Code without an account: starter content, and what operators run.
  const isTrusted = req.user === null && !isOldVersion
  let byClaims: Difference | null = null
  if (!isTrusted && !wasPublished) {
    const found = await findMissing(save, { digest, author: guardedBy }, { said, shown })
    byClaims = found.byClaims
    const { missing, byAnother } = found
    const isOwn = byAnother && req.user !== null && guardedBy === Number(req.user?.id)
    if (missing) return { refused: asks[missing] }
    if (isOwn) return { refused: asks.another }
  }
  // Signed claims say nothing of the words around them, unless somebody had checked those before.
  const secondCheckOn = byClaims
    ? shown?.secondCheckOn
      ? byClaims.seenOn
      : null
    : secondCheckOf(said, digest, guardedBy)
  const isAlone = wasPublished ? asItWas.publishedAlone === true : !isTrusted && !byClaims
  const told = { secondCheckOn, publishedAlone: isAlone && secondCheckOn === null }
  return { stored: { ...stored, ...told, signedText: digest, needsSignature: false }, isNewOnSite: true }
}

/** A missing check is no mistake in a field: it is marked where checks are asked for and given. */
const atDesk = (message: string) => [{ path: deskField, label: deskLabel, message }]

/** Writes down what somebody did with the version that has this digest. */
export async function recordAct(
  req: PayloadRequest,
  { document, title, digest, act, note = null }: Pick<Approval, 'document' | 'title' | 'digest' | 'act' | 'note'>,
): Promise<void> {
  const [by, byId] = [req.user?.name || 'Somebody', Number(req.user?.id)]
  await req.payload.db.create({
    collection: slugs.approvals,
    data: { document, title, digest, act, note, by, byId },
    req,
  })
}

/** Whatever way a text is published: its words have been approved by another than who wrote them (decision 041). */
export const requireApproval: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const fields = approvedWordsOf(collection)!
  const id = originalDoc?.id as number | undefined
  const before = (originalDoc ?? {}) as Doc & Approved
  const document = id === undefined ? null : documentKey(collection.slug, id)
  const where: Where = { id: { equals: id }, _status: { equals: 'published' } }
  const { stored, refused, isNewOnSite } = await judge({
    req,
    document,
    fields,
    data,
    before,
    readPublic: async () =>
      id === undefined
        ? null
        : req.payload.db.findOne<Doc & Approved & { id: number }>({ collection: collection.slug, where, req }),
    publishes: data._status === 'published',
  })
  if (refused !== undefined) refusePublishing(req, collection.slug as CollectionSlug, atDesk(refused))
  if (isNewOnSite && document && req.user) {
    const title = String((data as Doc)[collection.admin.useAsTitle ?? 'id'] ?? id).slice(0, 200)
    await recordAct(req, { document, title, digest: stored.wordsDigest!, act: 'published' })
  }
  return { ...data, ...stored }
}

/** {@link requireApproval} for a global with drafts. */
export const requireApprovalOfGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const fields = approvedWordsOf(global)!
  const before = (originalDoc ?? {}) as Doc & Approved
  const { stored, refused, isNewOnSite } = await judge({
    req,
    document: global.slug,
    fields,
    data: data as Doc,
    before,
    // As visitors get it: what the site came with, until somebody saves it.
    readPublic: async () =>
      (await req.payload.findGlobal({
        slug: global.slug as GlobalSlug,
        depth: 0,
        showHiddenFields: true,
        req,
      })) as unknown as Doc & Approved,
    publishes: (data as Doc)._status !== 'draft',
  })
  if (refused !== undefined) refusePublishingOfGlobal(req, global.slug as GlobalSlug, atDesk(refused))
  if (isNewOnSite && req.user) {
    const title = typeof global.label === 'string' ? global.label : global.slug
    await recordAct(req, { document: global.slug, title, digest: stored.wordsDigest!, act: 'published' })
  }
  return { ...(data as Doc), ...stored }
}
