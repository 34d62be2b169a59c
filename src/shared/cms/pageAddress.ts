import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type TextField,
} from 'payload'

import { longestSlug, toSlug } from '@/shared/lib/toSlug'

import { findPublicRow } from './publicRow'

type Holder = { title?: string | null; slug?: string | null }

/** The other document that an address leads to, now or as an old address; undefined when it is free. */
async function findHolder(req: PayloadRequest, collection: CollectionSlug, slug: string, id?: number | string) {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        { or: [{ slug: { equals: slug } }, { previousSlugs: { equals: slug } }] },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] as Holder | undefined
}

/** The written address, checked; else one made from the title, with a number when that is taken. */
const settleAddress =
  (from: string): FieldHook =>
  async ({ value, data, collection, originalDoc, req }) => {
    const holder = (slug: string) => findHolder(req, collection!.slug as CollectionSlug, slug, originalDoc?.id)
    const written = toSlug(String(value ?? ''))
    if (written) {
      const other = await holder(written)
      if (!other) return written
      const name = other.title ? `“${other.title}”` : 'Another page'
      const message =
        other.slug === written
          ? `${name} has this address. Choose another one.`
          : `${name} had this address before, and old links still lead there. Choose another one.`
      throw new ValidationError({ collection: collection!.slug, errors: [{ path: 'slug', message }] }, req.t)
    }
    const made = toSlug(String(data?.[from] ?? originalDoc?.[from] ?? ''))
    // Null, not an empty text: any number of drafts may still be without a title.
    if (!made) return null
    let free = made
    for (let number = 2; await holder(free); number += 1) free = `${made.slice(0, longestSlug - 4)}-${number}`
    return free
  }

/**
 * The address of a document that has a page, and the addresses it had before.
 * @param from the field an address is made of until an editor writes one
 * @param pagePath where the pages stand, e.g. `/education`
 */
export function addressFields({ from, pagePath }: { from: string; pagePath: string }): TextField[] {
  return [
    {
      name: 'slug',
      label: 'Address',
      type: 'text',
      unique: true,
      index: true,
      required: true,
      maxLength: longestSlug,
      admin: {
        position: 'sidebar',
        description: `The last part of the page’s address, behind ${pagePath}/. Leave it empty and it is made from the title. If you change it later, the old address leads to the new one.`,
      },
      hooks: { beforeValidate: [settleAddress(from)], beforeDuplicate: [() => null] },
    },
    {
      name: 'previousSlugs',
      type: 'text',
      hasMany: true,
      index: true,
      admin: { hidden: true },
    },
  ]
}

/**
 * Keeps the addresses under which a page could once be read. It goes by the public row alone: an address that only
 * drafts had leads nowhere, and what a caller sends for the list is not believed.
 */
export const keepOldAddresses: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return { ...data, previousSlugs: [] }
  const slug = collection.slug as CollectionSlug
  const id = originalDoc?.id as number | undefined
  const published = await findPublicRow(req, slug, id)
  const row =
    published ??
    (await req.payload.db.findOne<Holder & { id: number; previousSlugs?: string[] }>({
      collection: slug,
      where: { id: { equals: id } },
      req,
    }))
  const known = [...(row?.previousSlugs ?? []), ...(published?.slug ? [published.slug] : [])]
  const own = data._status === 'published' ? data.slug : undefined
  return { ...data, previousSlugs: [...new Set(known)].filter((address) => address !== own) }
}
