import type {
  CollectionBeforeChangeHook,
  FlattenedField,
  GlobalBeforeChangeHook,
  PayloadRequest,
  TextareaField,
} from 'payload'

import { isBacked } from '@/shared/lib/backedFacts'
import { likeForbidden, whyLikeForbidden } from '@/shared/lib/claimModel/likeForbidden'
import { factsIn } from '@/shared/lib/healthFacts'
import { textBlocks } from '@/shared/lib/textBlocks'
import { slugs } from '@/slugs'

import { publishNote } from './fields'
import { importReasonsOf } from './importReasons'
import { publicTexts, richTexts } from './publicTexts'
import { refusePublishing, refusePublishingOfGlobal } from './refuseForbiddenClaims'
import { wordsDigest } from './wordsDigest'

type Doc = Record<string, unknown>
/** `why`: what is asked of it, where it is no fact without a source. */
type Fact = { path: string; sentence: string; why?: string }

/** Facts that one refusal names; the rest are found at the next. */
const maxNamed = 3

/** Beside Publish: why a fact stands where nothing can be cited, or nothing is. */
export const factReasonField = {
  name: 'factReason',
  label: 'Why a fact stands without a source',
  ...publishNote(
    'Asked for where a text states a number or an effect and cites nothing, or reads like what is forbidden. It is kept under Evidence.',
  ),
} as const satisfies TextareaField

/** Whether a form has that field. */
export const hasFactReason = (fields: readonly FlattenedField[]) =>
  fields.some(({ name }) => name === factReasonField.name)

const isList = (field: FlattenedField) => field.type === 'relationship' && field.relationTo === slugs.references

/** Whether an entry lists a source anywhere; what of it bears which sentence the ledger says. */
export const listsSource = (fields: readonly FlattenedField[], doc: Doc): boolean =>
  fields.some((field) => {
    const value = doc[field.name]
    if (isList(field)) return Array.isArray(value) ? value.length > 0 : Boolean(value)
    if (field.type !== 'array' || !Array.isArray(value)) return false
    return value.some((row) => listsSource(field.flattenedFields, row as Doc))
  })

/** What the plain texts of a document, and the headings in its rich ones, state without a source. */
export function unsourcedFacts(fields: readonly FlattenedField[], doc: Doc): Fact[] {
  const rich = richTexts(fields, doc).map(({ path, root }) => ({ path, blocks: textBlocks(root) }))
  // The list below rich texts names what they cite, and bears nothing beside them.
  if (rich.length === 0 && listsSource(fields, doc)) return []
  const cited = rich.flatMap(({ blocks }) => blocks.filter((block) => block.cited.length > 0).map(({ text }) => text))
  const isRich = new Set(rich.map(({ path }) => path))
  const headings = rich.flatMap(({ path, blocks }) =>
    blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => ({ path, text })),
  )
  const plain = publicTexts(fields, doc).filter(
    ({ path, text }) => path !== factReasonField.name && !isRich.has(path) && /\s/.test(text.trim()),
  )
  return [...plain, ...headings].flatMap(({ path, text }) =>
    factsIn(text)
      .filter((sentence) => !isBacked(sentence, cited))
      .map((sentence) => ({ path, sentence })),
  )
}

/** {@link unsourcedFacts}, and what reads like something forbidden in any text: no source makes that right. */
function askedAbout(fields: readonly FlattenedField[], doc: Doc): Fact[] {
  const facts = unsourcedFacts(fields, doc)
  const known = new Set(facts.map(({ sentence }) => sentence))
  const alike = publicTexts(fields, doc)
    .filter(({ path }) => path !== factReasonField.name)
    .flatMap(({ path, text }) => likeForbidden(text).map((sentence) => ({ path, sentence, why: whyLikeForbidden })))
  return [...facts, ...alike.filter(({ sentence }) => !known.has(sentence))]
}

const digestOf = (sentence: string) => wordsDigest(['sentence'], { sentence: sentence.replaceAll(/\s+/g, ' ').trim() })

/** Those of some sentences for which somebody has said why they stand. */
export async function findReasoned(req: PayloadRequest, sentences: readonly string[]): Promise<ReadonlySet<string>> {
  if (sentences.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: slugs.factReasons,
    where: { digest: { in: sentences.map(digestOf) } },
    select: { digest: true },
    pagination: false,
    depth: 0,
    req,
  })
  const known = new Set(docs.map(({ digest }) => digest))
  return new Set(sentences.filter((sentence) => known.has(digestOf(sentence))))
}

/** The facts for which nobody has given a reason yet. */
async function withoutReason(req: PayloadRequest, facts: readonly Fact[]): Promise<Fact[]> {
  const reasoned = await findReasoned(
    req,
    facts.map(({ sentence }) => sentence),
  )
  return facts.filter(({ sentence }) => !reasoned.has(sentence))
}

async function keepReason(req: PayloadRequest, facts: readonly Fact[], reason: string, standsIn: string) {
  const by = req.user?.name ?? req.user?.email ?? ''
  const sentences = new Set(facts.map(({ sentence }) => sentence))
  for (const sentence of sentences)
    await req.payload.create({
      collection: slugs.factReasons,
      data: { sentence: sentence.slice(0, 1_000), reason, by, standsIn, digest: digestOf(sentence) },
      depth: 0,
      req,
    })
}

type Save = {
  fields: readonly FlattenedField[]
  data: Doc
  isPublic: boolean
  standsIn: string
  /** What visitors read before this save. */
  before: () => Promise<Doc | null>
}

/** @returns what stands against publishing; reasons are kept with a draft as well, so that it can be scheduled */
async function missingSources(req: PayloadRequest, { fields, data, isPublic, standsIn, before }: Save) {
  const arriving = importReasonsOf(req)
  const given = data[factReasonField.name] ?? (isPublic ? arriving?.given : undefined)
  const reason = typeof given === 'string' ? given.trim() : ''
  if (!isPublic && !reason) return []
  const facts = askedAbout(fields, data)
  if (facts.length === 0) return []
  const said = new Set(askedAbout(fields, (await before()) ?? {}).map(({ sentence }) => sentence))
  const open = await withoutReason(
    req,
    facts.filter(({ sentence }) => !said.has(sentence)),
  )
  if (reason) await keepReason(req, open, reason, standsIn)
  if (reason || !isPublic) return []
  if (arriving) {
    const asked = open.map(({ sentence: words, why = 'A fact without a source.' }) => ({ title: standsIn, words, why }))
    arriving.asked.push(...asked)
    return []
  }
  return open.slice(0, maxNamed).map(({ path, sentence, why }) => {
    const quoted = `“${sentence.slice(0, 120)}”`
    const message = why
      ? `${quoted}: ${why}`
      : `A fact without a source: ${quoted}. Cite it, say it without the fact, or say under “${factReasonField.label}” why it stands.`
    return { path, message }
  })
}

const without = (data: Doc): Doc => {
  const { [factReasonField.name]: _, ...rest } = data
  return rest
}

/** A fact without a source asks for one, or for a reason, which is kept. What visitors read already asks for none. */
export const askForSource: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { flattenedFields: fields, slug, versions, admin } = collection
  if (!req.user || !hasFactReason(fields)) return data
  const id = (originalDoc as { id?: number } | undefined)?.id
  const title = (data as Doc)[admin.useAsTitle ?? 'id']
  const isDraft = Boolean(versions?.drafts)
  const errors = await missingSources(req, {
    fields,
    data,
    isPublic: !isDraft || data._status === 'published',
    standsIn: typeof title === 'string' ? title.slice(0, 200) : slug,
    before: async () =>
      // The row of what an import makes is there already, as others refer to it.
      id === undefined || req.context.isNewHere
        ? null
        : req.payload.db.findOne<Doc & { id: number }>({
            collection: slug,
            where: { and: [{ id: { equals: id } }, ...(isDraft ? [{ _status: { equals: 'published' } }] : [])] },
            req,
          }),
  })
  refusePublishing(req, slug as never, errors)
  return without(data)
}

/** {@link askForSource} for the words of a page. */
export const askForSourceOfGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { flattenedFields: fields, slug, label } = global
  const doc = data as Doc
  if (!req.user || !hasFactReason(fields)) return doc
  const errors = await missingSources(req, {
    fields,
    data: doc,
    isPublic: doc._status !== 'draft',
    standsIn: typeof label === 'string' ? label : slug,
    before: () => req.payload.findGlobal({ slug: slug as never, depth: 0, req }) as Promise<Doc>,
  })
  refusePublishingOfGlobal(req, slug as never, errors)
  return without(doc)
}
