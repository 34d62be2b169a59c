import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest, type TypedUser } from 'payload'

import type { Approval, Comment } from '@/payload-types'
import { approvedWordsOf, findRules } from '@/shared/cms/approvals'
import { findDifference, type Difference } from '@/shared/cms/claimApproval'
import { poolOf } from '@/shared/database'
import { missingChecks, stageOf, type CheckKind, type Stage } from '@/shared/lib/workflow'
import { slugs } from '@/slugs'

import { findNewest, hasField, isDraft, type WaitingDocument } from './waitingWork'

const maxComments = 12

/** Texts on their way to the site, by what one person has to do with them. */
export type WorkflowWork = {
  /** Somebody asked for a check that this person may give. */
  toCheck: WaitingDocument[]
  /** Approved, and somebody else's: this person may publish them. */
  toPublish: WaitingDocument[]
  /** This person's, sent back with a note. */
  sentBack: WaitingDocument[]
  /** This person's, waiting for somebody else. */
  waiting: WaitingDocument[]
}

const keyOf = ({ collection, id }: WaitingDocument) => (id === 0 ? collection : `${collection}/${id}`)

/** Auntie's lines and rules as a text among others; its id is 0. */
async function findSafety(payload: Payload): Promise<WaitingDocument[]> {
  const safety = await payload.findGlobal({ slug: slugs.auntieSafety, draft: true, depth: 0 })
  if (!safety.needsSignature) return []
  return [
    {
      collection: slugs.auntieSafety,
      id: 0,
      title: 'Auntie: safety and limits',
      kind: 'Settings',
      at: new Date(safety.updatedAt ?? 0),
      digest: safety.wordsDigest,
      author: safety.guardedBy,
    },
  ]
}

/** The sentences that a text is approved by, where it differs in nothing else from what visitors see. */
async function findChanges(
  req: PayloadRequest,
  { collection: slug, id, author = null }: WaitingDocument,
  needs: readonly CheckKind[],
  said: readonly Approval[],
): Promise<Difference | null> {
  const collection = slug as CollectionSlug
  // Nothing cites in a global.
  const fields = id === 0 ? null : approvedWordsOf(req.payload.collections[collection].config)
  if (!fields || needs.length === 0) return null
  const [data, row] = await Promise.all([
    req.payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true, req }),
    req.payload.db.findOne<{ id: number } & Record<string, unknown>>({
      collection,
      where: { id: { equals: id } },
      req,
    }),
  ])
  const shown = row?._status === 'published' ? row : null
  return data && findDifference(req, { fields, data: { ...data }, shown, author, needs, said })
}

/** What one person has to check, sign or publish. */
export async function findWorkflowWork(payload: Payload, user: TypedUser): Promise<WorkflowWork> {
  const req = await createLocalReq({}, payload)
  const [drafts, safety, { needs }] = await Promise.all([
    findNewest(payload, (config) =>
      hasField(config, 'needsSignature') ? { and: [isDraft, { needsSignature: { equals: true } }] } : null,
    ),
    findSafety(payload),
    findRules(req, Number(user.id)),
  ])
  const texts = [...drafts, ...safety]
  const work: WorkflowWork = { toCheck: [], toPublish: [], sentBack: [], waiting: [] }
  if (texts.length === 0) return work
  const { docs: said } = await payload.db.find<Approval>({
    collection: slugs.approvals,
    where: { document: { in: texts.map(keyOf) } },
    sort: 'createdAt',
    pagination: false,
    req: {},
  })
  for (const text of texts) {
    const own = said.filter(({ document }) => document === keyOf(text))
    const byClaims = await findChanges(req, text, needs, own)
    const version = { digest: text.digest ?? '', author: text.author ?? null, needs, byClaims }
    const stage: Stage = stageOf(own, version, false)
    const isOwn = version.author === Number(user.id)
    if (isOwn && stage === 'sent-back') work.sentBack.push(text)
    else if (isOwn && stage !== 'draft' && needs.length > 0) work.waiting.push(text)
    else if (!isOwn && stage === 'approved') work.toPublish.push(text)
    else if (!isOwn && (stage === 'fact' || stage === 'claims' || stage === 'clinical')) {
      const isMine = missingChecks(own, version)[0] === 'fact' || user.roles.includes('reviewer')
      if (isMine) work.toCheck.push(text)
    }
  }
  return work
}

/** What others said about a sentence and nobody has resolved, the newest first. */
export async function findOpenComments(payload: Payload, user: TypedUser): Promise<Comment[]> {
  const { docs } = await payload.find({
    collection: slugs.comments,
    where: { and: [{ resolved: { not_equals: true } }, { authorId: { not_equals: user.id } }] },
    sort: '-createdAt',
    limit: maxComments,
    pagination: false,
    depth: 0,
  })
  return docs
}

/** A link in something published that leads nowhere, or to a draft. */
export type BrokenLink = { collection: string; id: number; title: string; url: string; state: 'dead' | 'draft' }

/** Links in published content that lead nowhere or to a draft, the latest finding first. */
export async function findBrokenLinks(payload: Payload): Promise<BrokenLink[]> {
  const { rows } = await poolOf(payload).query<BrokenLink>(
    `SELECT place.collection, place.document_id AS id, place.title, link.url, link.state
     FROM checked_links link JOIN link_places place USING (url)
     WHERE link.state IN ('dead', 'draft') ORDER BY link.checked_at DESC, place.collection, id LIMIT $1`,
    [maxComments],
  )
  return rows
}
