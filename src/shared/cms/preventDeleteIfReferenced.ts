import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedCollectionSelect,
  type Where,
} from 'payload'

/** Maximum number of documents named in the message; the rest is counted. */
const maxNamed = 3
const maxTitleLength = 60

/** The query paths of fields that relate to a collection: `supplements.references`. */
export function relationPaths(fields: readonly FlattenedField[], target: string): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'relationship' || field.type === 'upload') {
      const targets: string | string[] = field.relationTo
      if (targets === target) return [field.name]
      return Array.isArray(targets) && targets.includes(target) ? [`${field.name}.value`] : []
    }
    const inside =
      field.type === 'blocks'
        ? field.blocks.flatMap(({ flattenedFields }) => relationPaths(flattenedFields, target))
        : 'flattenedFields' in field
          ? relationPaths(field.flattenedFields, target)
          : []
    return [...new Set(inside)].map((path) => `${field.name}.${path}`)
  })
}

const nameOf = ({ singular }: SanitizedCollectionConfig['labels'], slug: string) =>
  typeof singular === 'string' ? singular.toLowerCase() : slug

const shortened = (title: string) =>
  title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1).trim()}…` : title

type Titled = Record<string, unknown> & { id: number | string }

/** The documents of one collection that refer to this one, published or in the newest draft. */
async function findReferrers(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  target: string,
  id: number | string,
) {
  const { slug, labels, admin, versions, flattenedFields } = collection
  const paths = relationPaths(flattenedFields, target)
  // Payload's own collections (locks, preferences) refer to documents as well.
  if (paths.length === 0 || slug.startsWith('payload-')) return []

  const title = admin.useAsTitle ?? 'id'
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: id } })) }
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where,
      draft,
      select: { [title]: true } as TypedCollectionSelect[CollectionSlug],
      pagination: false,
      depth: 0,
      req,
    })
    return docs as unknown as Titled[]
  }
  const found = [...(await find(false)), ...(versions?.drafts ? await find(true) : [])]
  const titles = new Map(found.map((doc) => [doc.id, String(doc[title] || 'without a title')]))
  return [...titles.values()].map((name) => `the ${nameOf(labels, slug)} “${shortened(name)}”`)
}

const toSentence = (referrers: string[]): string => {
  const more = referrers.length - maxNamed
  const parts = [
    ...referrers.slice(0, maxNamed),
    ...(more > 0 ? [more === 1 ? 'one other place' : `${more} other places`] : []),
  ]
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('')
}

/**
 * Refuses to delete a document that others refer to, and names them. Derived from the configuration of all collections,
 * so a new one is covered automatically.
 * @throws APIError 409, shown to the editor
 */
export const preventDeleteIfReferenced: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const referrers: string[] = []
  for (const { config } of Object.values(req.payload.collections))
    referrers.push(...(await findReferrers(config, req, collection.slug, id)))
  if (referrers.length === 0) return
  const message = `This ${nameOf(collection.labels, collection.slug)} is used in ${toSentence(referrers)}. Take it out there first.`
  throw new APIError(message, 409, undefined, true)
}
