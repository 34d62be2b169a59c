import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'

import type { Approval } from '@/payload-types'
import { isWriter } from '@/shared/cms/access'
import { findDifference, isForDigest, isSigned, openActOf, type Difference } from '@/shared/cms/claimApproval'
import {
  approvedWordsOf,
  documentKey,
  findReviewActs,
  findRules,
  hasBeenPublished,
  recordAct,
} from '@/shared/cms/approvals'
import { poolOf } from '@/shared/database'
import { HttpError } from '@/shared/cms/httpError'
import { wordsDigest } from '@/shared/cms/wordsDigest'
import { missingChecks, stageOf, workflowActs } from '@/shared/lib/workflow'

import type { Desk } from '../contract'
import { checklistFor } from './checklists'
import { findContradictions } from './findContradictions'

const maxHistory = 20

type Row = Record<string, unknown> & { guardedBy?: number | null; signedText?: string | null; updatedAt?: string }

/** The newest version of a text, and what is public of it. */
type Text = {
  document: string
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  title: string
  id: number | null
  newest: Row
  shown: Row | null
}

const isPublic = (row: Row | null) => row?._status === 'published'

async function readCollection(req: PayloadRequest, slug: string, id: number): Promise<Text> {
  const { config } = req.payload.collections[slug as CollectionSlug]
  const newest = (await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as Row | null
  if (!newest) throw new HttpError(404, 'There is no such text.')
  const shown = await req.payload.db.findOne<Row & { id: number }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  })
  const title = newest[config.admin.useAsTitle ?? 'id']
  return {
    document: documentKey(slug, id),
    config,
    id,
    newest,
    shown: isPublic(shown) ? shown : null,
    title: typeof title === 'string' && title ? title.slice(0, 200) : 'Without a title',
  }
}

async function readGlobal(req: PayloadRequest, config: SanitizedGlobalConfig): Promise<Text> {
  const slug = config.slug as GlobalSlug
  const options = { slug, draft: true, depth: 0, overrideAccess: false, req } as const
  const newest = (await req.payload.findGlobal(options)) as unknown as Row
  // As visitors get it: what the site came with, until somebody saves it.
  const shown = (await req.payload.findGlobal({ slug, depth: 0, req })) as unknown as Row
  const title = typeof config.label === 'string' ? config.label : slug
  return { document: slug, config, id: null, newest, shown, title }
}

/** @throws HttpError 404 */
export async function readText(req: PayloadRequest, document: string): Promise<Text> {
  const [slug = '', id] = document.split('/')
  const global = req.payload.globals.config.find((one) => one.slug === slug)
  if (global && id === undefined && global.versions?.drafts) return readGlobal(req, global)
  const collection = req.payload.collections[slug as CollectionSlug] as
    | { config: SanitizedCollectionConfig }
    | undefined
  if (id === undefined || !collection?.config.versions?.drafts) throw new HttpError(404, 'There is no such text.')
  return readCollection(req, slug, Number(id))
}

const labels = new Map<string, string>(workflowActs.map(({ value, label }) => [value, label]))

const historyOf = (said: readonly Approval[], digest: string): Desk['history'] =>
  said.slice(-maxHistory).map(({ act, by, createdAt, note, ...one }) => ({
    what: labels.get(act) ?? act,
    by,
    on: createdAt,
    note: note ?? null,
    isOfTheseWords: isForDigest(one, digest),
  }))

/** The sentences that a version is approved by, and what the caller may say of each. */
function toDifference(difference: Difference | null, author: number | null, caller: number): Desk['difference'] {
  if (!difference) return null
  const { digest, claims, removed, seenOn } = difference
  const found = claims.map((claim) => ({
    hash: claim.hash,
    statement: claim.statement,
    source: claim.source,
    href: claim.href,
    locator: claim.locator,
    state: claim.state,
    isRetracted: claim.standing === 'retracted',
    checkedBy: claim.checkedBy,
    signedBy: claim.signedBy,
    isSigned: isSigned(claim, author),
    may: openActOf(claim, author, caller),
  }))
  const maySee = seenOn === null && caller !== author && found.every(({ may }) => may === null)
  return { digest, claims: found, removed: [...removed], isSeen: seenOn !== null, maySee }
}

/** What the caller gets, and what it rests on. */
type ReviewState = { desk: Desk; digest: string; byClaims: Difference | null }

/** Where a text stands, and what the caller may say of it. */
export async function reviewState(req: PayloadRequest, text: Text): Promise<ReviewState> {
  const { config, newest, shown, document, id } = text
  const fields = approvedWordsOf(config)
  const common = {
    savedAt: newest.updatedAt ?? '',
    checklist: checklistFor(config.slug),
    links: await findTroubledLinks(req, config.slug, id ?? 0),
    opposites: id === null ? [] : await findContradictions(req, config.slug, id, newest),
  }
  if (!fields)
    return {
      digest: '',
      byClaims: null,
      desk: { ...common, stage: null, needs: [], may: [], isOwn: false, difference: null, history: [] },
    }
  const digest = wordsDigest(fields, newest)
  const author = newest.guardedBy ?? null
  const [said, { needs, byAnother }] = await Promise.all([
    findReviewActs(req, document),
    findRules(req, author ?? Number(req.user?.id)),
  ])
  const caller = Number(req.user?.id)
  const isShown = shown !== null && wordsDigest(fields, shown) === digest
  const byClaims = isShown ? null : await findDifference(req, { fields, data: newest, shown, author, needs, said })
  const version = { digest, author, needs, byClaims }
  const stage = stageOf(said, version, isShown)
  const missingKinds = isShown ? [] : missingChecks(said, version)
  const [missing] = missingKinds
  const isAuthor = author === caller
  const may: Desk['may'] = []
  if (isWriter(req) && (stage === 'draft' || stage === 'sent-back')) may.push('asked')
  if (!isAuthor && missing === 'fact') may.push('fact')
  if (!isAuthor && missing === 'clinical' && req.user?.roles.includes('reviewer')) may.push('clinical')
  if (!isAuthor && needs.length > 0 && ['fact', 'claims', 'clinical', 'approved'].includes(stage)) may.push('sent-back')
  const difference = toDifference(byClaims, author, caller)
  const isOwn = isAuthor && byAnother
  const isFree = isShown || hasBeenPublished(digest, newest, said)
  const missingNeeds = missingKinds.map((kind) => (kind === 'fact' && byClaims ? 'claims' : kind))
  const desk: Desk = {
    ...common,
    stage,
    needs: isFree ? [] : [...missingNeeds, ...(isOwn ? (['another'] as const) : [])],
    may,
    isOwn,
    difference,
    history: historyOf(said, digest),
  }
  return { digest, byClaims, desk }
}

/** What the desk knows of the newest version of a text. @throws HttpError 404 */
export const readDeskOf = async (req: PayloadRequest, document: string): Promise<Desk> =>
  (await reviewState(req, await readText(req, document))).desk

/** Links of one text that somebody should look at. */
async function findTroubledLinks(req: PayloadRequest, collection: string, id: number): Promise<Desk['links']> {
  const { rows } = await poolOf(req.payload).query<Desk['links'][number]>(
    `SELECT url, link.state, link.leads_to AS "leadsTo" FROM link_places place JOIN checked_links link USING (url)
     WHERE place.collection = $1 AND place.document_id = $2 AND link.state IN ('dead', 'draft', 'redirected')
     ORDER BY place.position`,
    [collection, id],
  )
  return rows
}

/** Whoever says something of a version hands it on: Payload would keep everybody else out for some minutes more. */
export async function unlock(req: PayloadRequest, { config, id }: Text): Promise<void> {
  const where: Where =
    id === null
      ? { globalSlug: { equals: config.slug } }
      : { and: [{ 'document.relationTo': { equals: config.slug } }, { 'document.value': { equals: id } }] }
  await req.payload.delete({ collection: 'payload-locked-documents', where, req })
}

type Act = { document: string; act: Desk['may'][number]; savedAt: string; note?: string }

/** Writes down what the caller says of the version that was read. @throws HttpError 400, 404, 409 */
export async function recordReviewAct(req: PayloadRequest, { document, act, savedAt, note }: Act): Promise<Desk> {
  const text = await readText(req, document)
  const { desk, digest } = await reviewState(req, text)
  if (Date.parse(savedAt) !== Date.parse(desk.savedAt))
    throw new HttpError(409, 'It was saved anew since you opened it. Read it again first.')
  if (!desk.may.includes(act))
    throw new HttpError(
      400,
      'That is not yours to say of this version: its author does not check it, and each check comes in its turn.',
    )
  if (act === 'sent-back' && !note) throw new HttpError(400, 'Say why, so that the author knows what to change.')
  await recordAct(req, { document, title: text.title, digest, act, note: note ?? null })
  await unlock(req, text)
  return (await reviewState(req, text)).desk
}
