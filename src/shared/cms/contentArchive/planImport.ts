import type { ArchivedDocument, Content, Wording } from './readContent'

type Planning = {
  change: 'new' | 'changed'
  /** What stands here of it. */
  here?: Wording | undefined
  /** Whether it becomes a draft, whatever it was elsewhere: here somebody else checks it first, or nobody may publish it. */
  waits: boolean
  /** The retracted sources that it rests on, for which nobody may. */
  retracted: string[]
}

/** A document of the archive, and what it would do here. */
export type Planned = Planning & { slug: string; document: ArchivedDocument }
export type PlannedGlobal = Planning & { slug: string; wording: Wording }

/** What an import would do; what is only here is left as it is. */
export type Plan = {
  documents: Planned[]
  globals: PlannedGlobal[]
  same: number
  onlyHere: number
  /** Texts that differ from what is here, and stay as they are here. */
  left: { slug: string; key: string | null }[]
}

const sorted = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const isSame = (one: Wording & { files?: unknown }, other: Wording & { files?: unknown }) => {
  const text = ({ published, draft, files }: typeof one) => JSON.stringify([published, draft, files ?? []], sorted)
  return text(one) === text(other)
}

type Rules = {
  /** Whether what differs is left as it is here. */
  keepsDiffering?: boolean | undefined
  /** Whether texts of this collection or global are published by two here. */
  isCheckedByAnother?: (slug: string) => boolean
  /** The retracted sources that a text would be published on. */
  retractedOf?: (slug: string, wording: Wording) => string[]
}

/** What becomes of one text; null for nothing. */
function planOne<One extends Wording & { files?: unknown }>(
  one: One,
  here: Wording | undefined,
  waits: boolean,
): (Omit<Planning, 'retracted'> & { one: One }) | null {
  if (!here) return { one, change: 'new', waits: waits && Boolean(one.published) }
  if (isSame(one, here)) return null
  if (!waits) return { one, change: 'changed', here, waits }
  // What visitors see here already needs no draft.
  const { published, ...rest } = one
  const isShown = isSame({ published }, { published: here.published })
  if (!isShown) return { one, change: 'changed', here, waits }
  return rest.draft ? { one: rest as One, change: 'changed', here, waits } : null
}

/** The names come from a file: “constructor” is none of a collection. */
const ownOf = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Compares an archive with what is here, document by document. */
export function planImport(
  archive: Content,
  here: Content,
  { keepsDiffering = false, isCheckedByAnother = () => false, retractedOf = () => [] }: Rules = {},
): Plan {
  const plan: Plan = { documents: [], globals: [], same: 0, onlyHere: 0, left: [] }
  const sort = <One extends Wording>(slug: string, key: string | null, one: One, found: Wording | undefined) => {
    const retracted = retractedOf(slug, one)
    const planned = planOne(one, found, isCheckedByAnother(slug) || retracted.length > 0)
    if (planned?.change === 'changed' && keepsDiffering) plan.left.push({ slug, key })
    else if (planned) return { ...planned, retracted: planned.waits ? retracted : [] }
    else plan.same += 1
    return null
  }
  for (const [slug, documents] of Object.entries(archive.collections)) {
    const existing = new Map((ownOf(here.collections, slug) ?? []).map((document) => [document.key, document]))
    for (const document of documents) {
      const found = existing.get(document.key)
      existing.delete(document.key)
      const planned = sort(slug, document.key, document, found)
      if (!planned) continue
      const { one, ...rest } = planned
      plan.documents.push({ slug, document: one, ...rest })
    }
    plan.onlyHere += existing.size
  }
  for (const [slug, documents] of Object.entries(here.collections))
    if (!ownOf(archive.collections, slug)) plan.onlyHere += documents.length
  for (const [slug, wording] of Object.entries(archive.globals)) {
    const planned = sort(slug, null, wording, ownOf(here.globals, slug))
    if (!planned) continue
    const { one, ...rest } = planned
    plan.globals.push({ slug, wording: one, ...rest })
  }
  return plan
}
