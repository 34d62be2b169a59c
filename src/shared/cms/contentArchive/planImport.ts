import type { ArchivedDocument, Content, Wording } from './readContent'

/** A document of the archive, and what it would do here. */
export type Planned = { slug: string; document: ArchivedDocument; change: 'new' | 'changed' }
/** What an import would do; what is only here is left as it is. */
export type Plan = {
  documents: Planned[]
  globals: { slug: string; wording: Wording; change: 'new' | 'changed' }[]
  same: number
  onlyHere: number
}

const sorted = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const isSame = (one: Wording & { files?: unknown }, other: Wording & { files?: unknown }) => {
  const text = ({ published, draft, files }: typeof one) => JSON.stringify([published, draft, files ?? []], sorted)
  return text(one) === text(other)
}

/** Compares an archive with what is here, document by document. */
export function planImport(archive: Content, here: Content): Plan {
  const plan: Plan = { documents: [], globals: [], same: 0, onlyHere: 0 }
  for (const [slug, documents] of Object.entries(archive.collections)) {
    const existing = new Map((here.collections[slug] ?? []).map((document) => [document.key, document]))
    for (const document of documents) {
      const found = existing.get(document.key)
      existing.delete(document.key)
      if (found && isSame(document, found)) plan.same += 1
      else plan.documents.push({ slug, document, change: found ? 'changed' : 'new' })
    }
    plan.onlyHere += existing.size
  }
  for (const [slug, documents] of Object.entries(here.collections))
    if (!archive.collections[slug]) plan.onlyHere += documents.length
  for (const [slug, wording] of Object.entries(archive.globals)) {
    const found = here.globals[slug]
    if (found && isSame(wording, found)) plan.same += 1
    else plan.globals.push({ slug, wording, change: found ? 'changed' : 'new' })
  }
  return plan
}
