/** A link as it stands in a document: an address, or another document by collection and id. */
export type FoundLink = { url: string } | { collection: string; id: number }

const inLine = /\[[^\]\n]{1,200}\]\((\/[^\s)]{0,300}|https?:\/\/[^\s)]{1,500})\)/g
const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text)

type Node = {
  type?: unknown
  fields?: { linkType?: unknown; url?: unknown; doc?: { relationTo?: unknown; value?: unknown } }
}

const idOf = (value: unknown): number => Number(value && typeof value === 'object' && 'id' in value ? value.id : value)

function linkOf({ type, fields }: Node): FoundLink[] {
  if (type !== 'link' && type !== 'autolink') return []
  const { doc, url } = fields ?? {}
  if (fields?.linkType === 'internal' && typeof doc?.relationTo === 'string')
    return [{ collection: doc.relationTo, id: idOf(doc.value) }]
  return typeof url === 'string' && /^(?:https?:|\/)/.test(url) ? [{ url }] : []
}

/** Every link of a document, whatever fields it has: within rich text, written into a line, or as a field of its own. */
export function linksIn(value: unknown): FoundLink[] {
  if (typeof value === 'string') {
    if (isAddress(value)) return [{ url: value }]
    return [...value.matchAll(inLine)].map(([, url]) => ({ url: url! }))
  }
  if (!value || typeof value !== 'object') return []
  const own = linkOf(value)
  // What a link's own fields say has been said.
  const { fields, ...rest } = value as { fields?: unknown }
  return [...own, ...Object.values(own.length > 0 ? rest : { fields, ...rest }).flatMap(linksIn)]
}
