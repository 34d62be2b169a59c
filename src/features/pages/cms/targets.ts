import type { CollectionSlug, PayloadRequest } from 'payload'

import { isBuiltIn, sitePages } from '@/shared/lib/siteAddresses'
import { slugs } from '@/slugs'

type Found = { title?: string | null; name?: string | null; _status?: string | null; isActive?: boolean | null }

/** The number of the last tarot card; the first is 0. */
const lastCard = 21

/** Folders whose pages are documents, with the collection that has them. */
const documentPages: readonly { folder: string; collection: CollectionSlug }[] = [
  { folder: '/education/', collection: slugs.educationModules },
  { folder: '/smart-stacks/', collection: slugs.stacks },
]

async function problemOfDocument(
  req: PayloadRequest,
  { address, slug, collection }: (typeof documentPages)[number] & { address: string; slug: string },
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { or: [{ slug: { equals: slug } }, { previousSlugs: { equals: slug } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const found = docs[0] as Found | undefined
  if (!found) return `There is nothing at ${address} on this site.`
  if (found._status === 'published' && found.isActive !== false) return null
  return `“${found.title ?? found.name ?? address}” is not on the site. Publish it first, or lead somewhere else.`
}

/**
 * What stands against leading visitors to an address: nothing for one elsewhere, for a page that the site shows, and for
 * what leads on itself.
 * @param address a path of this site, or a whole address elsewhere
 * @param leads every address that leads on
 */
export async function findTargetProblem(
  req: PayloadRequest,
  address: string,
  leads: ReadonlyMap<string, string>,
): Promise<string | null> {
  if (!address.startsWith('/')) return null
  const path = address.split(/[?#]/, 1)[0]!.replace(/(?!^)\/+$/, '')
  // Files of pictures and videos have addresses of their own making.
  if (sitePages.includes(path) || leads.has(path.toLowerCase()) || path.startsWith('/api/media/file/')) return null
  const card = /^\/tarot\/(\d+)$/.exec(path)
  if (card && Number(card[1]) <= lastCard) return null
  const within = documentPages.find(({ folder }) => path.startsWith(folder))
  if (within) return problemOfDocument(req, { ...within, address: path, slug: path.slice(within.folder.length) })
  if (isBuiltIn(path)) return `There is nothing at ${path} on this site.`
  return problemOfDocument(req, { folder: '/', collection: slugs.pages, address: path, slug: path.slice(1) })
}
