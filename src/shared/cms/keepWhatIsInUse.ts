import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'

/** As many places as an editor can take in at once; the rest is counted. */
const namedPlaces = 3
const longestTitle = 60

/** Where in these fields a document of a collection can be chosen, as queries write it: `supplements.references`. */
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
  title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trim()}…` : title

type Titled = Record<string, unknown> & { id: number | string }

/** The documents of one collection that hold this one in a field, published or in the newest draft. */
async function holdersIn(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  target: string,
  id: number | string,
) {
  const { slug, labels, admin, versions, flattenedFields } = collection
  const paths = relationPaths(flattenedFields, target)
  // Payload's own tables say who has what open, not what is used.
  if (paths.length === 0 || slug.startsWith('payload-')) return []

  const title = admin.useAsTitle ?? 'id'
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: id } })) }
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where,
      draft,
      select: { [title]: true } as never,
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

const inWords = (places: string[]): string => {
  const more = places.length - namedPlaces
  const said = [
    ...places.slice(0, namedPlaces),
    ...(more > 0 ? [more === 1 ? 'one other place' : `${more} other places`] : []),
  ]
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said.join('')
}

/**
 * Refuses to delete what another document holds in a field, and names where. The fields are read from the
 * configuration of every collection, so that one added tomorrow counts by itself and rooms need not know each other.
 */
export const keepWhatIsInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const places: string[] = []
  for (const { config } of Object.values(req.payload.collections))
    places.push(...(await holdersIn(config, req, collection.slug, id)))
  if (places.length === 0) return
  const message = `This ${nameOf(collection.labels, collection.slug)} is used in ${inWords(places)}. Take it out there first.`
  throw new APIError(message, 409, undefined, true)
}
