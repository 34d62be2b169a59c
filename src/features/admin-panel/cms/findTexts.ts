import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

import { HttpError } from '@/shared/cms/httpError'

/** Documents that are read at once. */
const atOnce = 25
/** Letters of all of them as JSON, which are held in memory: four thousand of our articles have as many. */
const maxCharacters = 60_000_000

type Asked = { where: Where; sort?: string | undefined; limit: number }

/**
 * What an editor sees of some documents: their newest versions, in order.
 * @param most letters of all of them
 * @throws HttpError 413 for more than the site has room for
 */
export async function findTexts<Doc extends { id: number }>(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  { where, sort, limit }: Asked,
  most = maxCharacters,
): Promise<Doc[]> {
  const options = {
    collection: slug as CollectionSlug,
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  }
  const { docs: found } = await req.payload.find({ ...options, where, sort, limit, select: {} })
  const docs: Doc[] = []
  let letters = 0
  for (let from = 0; from < found.length; from += atOnce) {
    const ids = found.slice(from, from + atOnce).map(({ id }) => id as number)
    const { docs: part } = await req.payload.find({ ...options, where: { id: { in: ids } } })
    const byId = new Map((part as unknown as Doc[]).map((doc) => [doc.id, doc]))
    letters += JSON.stringify(part).length
    if (letters > most)
      throw new HttpError(413, 'These texts are too long for one table. Filter the list, and take them in parts.')
    docs.push(...ids.map((id) => byId.get(id)).filter((doc) => doc !== undefined))
  }
  return docs
}
