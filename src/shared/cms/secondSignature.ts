import { createHash } from 'node:crypto'

import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type Field,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type Where,
} from 'payload'

import { slugs } from '@/slugs'

type Doc = Record<string, unknown>
type Signed = { guardedBy?: number | null; signedText?: string | null; needsSignature?: boolean | null }

/** For those who are signed in; a copy has been signed by nobody. */
const inner = {
  access: { read: ({ req }: { req: PayloadRequest }) => Boolean(req.user) },
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true },
}

/** Who changed the guarded fields last, and which wording of them two people stand behind. */
export const signatureFields: Field[] = [
  { ...inner, name: 'guardedBy', type: 'number' },
  { ...inner, name: 'signedText', type: 'text' },
  { ...inner, name: 'needsSignature', type: 'checkbox', defaultValue: false },
]

/** Without the ids of rows, which differ between versions. */
const withoutIds = (_key: string, value: unknown): unknown => {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value ?? undefined
  const entries = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const digestOf = (fields: readonly string[], doc: Doc): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        fields.map((name) => doc[name] ?? []),
        withoutIds,
      ),
    )
    .digest('base64url')

const hasTwoAccounts = async (req: PayloadRequest) =>
  (await req.payload.count({ collection: slugs.users, req })).totalDocs > 1

type Save = {
  req: PayloadRequest
  fields: readonly string[]
  data: Doc
  /** The newest version before this save; empty while it is being made. */
  before: Doc & Signed
  /** The digest that visitors see now, from before signatures were kept. */
  publicDigest: () => Promise<string | null>
  publishes: boolean
}

/** @returns what is stored with the save. @throws the path of the field that needs another person's signature */
async function sign({
  req,
  fields,
  data,
  before,
  publicDigest,
  publishes,
}: Save): Promise<Signed & { unsigned?: string }> {
  const digest = digestOf(fields, data)
  const asItWas = req.context.publishesVersion === true ? data : before
  const isChanged = digest !== digestOf(fields, asItWas)
  const guardedBy = isChanged && req.user ? Number(req.user.id) : ((asItWas as Signed).guardedBy ?? null)
  const signedText = before.signedText ?? (await publicDigest())
  const isSigned = digest === signedText || digest === digestOf(fields, {})
  if (!publishes) return { guardedBy, signedText, needsSignature: !isSigned }
  const isOwn = req.user !== null && guardedBy === Number(req.user?.id)
  if (!isSigned && isOwn && (await hasTwoAccounts(req))) {
    const field = fields.find((name) => digestOf([name], data) !== digestOf([name], before)) ?? fields[0]!
    return { unsigned: field }
  }
  return { guardedBy, signedText: digest, needsSignature: false }
}

const asks =
  'This needs a second signature: save it as a draft, and let somebody else with an account read and publish it.'

function refuseUnsigned(req: PayloadRequest, where: { collection: string } | { global: string }, path: string): never {
  throw new ValidationError({ ...where, errors: [{ path, message: asks }] }, req.t)
}

/**
 * A change of these fields is published by somebody else than who made it, where there are two accounts.
 * @param fields top-level fields, such as `redFlags`
 */
export const requireSecondSignature =
  (fields: readonly string[]): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    const publicDigest = async () => {
      if (!originalDoc) return null
      const where: Where = { id: { equals: originalDoc.id as number }, _status: { equals: 'published' } }
      const row = await req.payload.db.findOne<Doc & { id: number }>({ collection: collection.slug, where, req })
      return row && digestOf(fields, row)
    }
    const before = (originalDoc ?? {}) as Doc & Signed
    const publishes = data._status === 'published'
    const { unsigned, ...signed } = await sign({ req, fields, data, before, publicDigest, publishes })
    if (unsigned) refuseUnsigned(req, { collection: collection.slug }, unsigned)
    return { ...data, ...signed }
  }

/** {@link requireSecondSignature} for a global with drafts. */
export const requireSecondSignatureOfGlobal =
  (fields: readonly string[]): GlobalBeforeChangeHook =>
  async ({ data, global, originalDoc, req }) => {
    const before = (originalDoc ?? {}) as Doc & Signed
    const publicDigest = async () => {
      const row = await req.payload.db.findGlobal<Doc>({ slug: global.slug, req })
      return row?.updatedAt ? digestOf(fields, row) : null
    }
    const publishes = (data as Doc)._status !== 'draft'
    const { unsigned, ...signed } = await sign({ req, fields, data: data as Doc, before, publicDigest, publishes })
    if (unsigned) refuseUnsigned(req, { global: global.slug }, unsigned)
    return { ...(data as Doc), ...signed }
  }
