import { ValidationError, type CollectionSlug, type FieldHook, type PayloadRequest, type TextField } from 'payload'

import { maxSlugLength, toSlug } from '@/shared/lib/toSlug'

type Holder = { title?: string | null; slug?: string | null }

/** Another document with this slug, current or previous; undefined when it is free. */
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
    // What lies in the trash keeps its address, so that it can come back.
    trash: true,
    req,
  })
  return docs[0] as Holder | undefined
}

/**
 * The slug as entered, validated; else one made from the title, with a number when that is taken. Without Latin letters
 * it is asked for: addresses are read aloud, typed and printed, and cut into the path of every cache.
 */
const resolveSlug =
  (from: string): FieldHook =>
  async ({ value, data, collection, originalDoc, req }) => {
    const holder = (slug: string) => findHolder(req, collection!.slug as CollectionSlug, slug, originalDoc?.id)
    const refuse = (message: string): never => {
      throw new ValidationError({ collection: collection!.slug, errors: [{ path: 'slug', message }] }, req.t)
    }
    const written = toSlug(String(value ?? ''))
    if (written) {
      const other = await holder(written)
      if (!other) return written
      const name = other.title ? `“${other.title}”` : 'Another page'
      const message =
        other.slug === written
          ? `${name} has this address. Choose another one.`
          : `${name} had this address before, and old links still lead there. Choose another one.`
      refuse(message)
    }
    if (typeof value === 'string' && value.trim())
      refuse('An address is written in Latin letters, numbers and hyphens, whatever language the page is in.')
    const title = String(data?.[from] ?? originalDoc?.[from] ?? '').trim()
    const made = toSlug(title)
    if (!made && title && data?._status === 'published')
      refuse('No address can be made from this title. Write one here in Latin letters, such as hot-flashes.')
    // Null, not an empty string: several drafts may lack a title, and null is exempt from the unique index.
    if (!made) return null
    let free = made
    for (let number = 2; await holder(free); number += 1) free = `${made.slice(0, maxSlugLength - 4)}-${number}`
    return free
  }

/**
 * The slug of a document with its own page, and its previous slugs (maintained by `withPublishing`).
 * @param from the field from which a slug is generated
 * @param pagePath the parent path of the pages, e.g. `/education`
 */
export function slugFields({ from, pagePath }: { from: string; pagePath: string }): TextField[] {
  return [
    {
      name: 'slug',
      label: 'Address',
      type: 'text',
      unique: true,
      index: true,
      required: true,
      maxLength: maxSlugLength,
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        description: `The last part of the page’s address, behind ${pagePath}/. Leave it empty and it is made from the title, unless that is in another script than Latin: then write one here. If you change it later, the old address leads to the new one.`,
      },
      hooks: { beforeValidate: [resolveSlug(from)], beforeDuplicate: [() => null] },
    },
    {
      name: 'previousSlugs',
      type: 'text',
      hasMany: true,
      index: true,
      admin: { hidden: true, disableBulkEdit: true },
    },
  ]
}

/** The fields of the stored document that previous slugs derive from; null while it is being created. */
type StoredRow = { _status?: string | null; slug?: string | null; previousSlugs?: string[] | null } | null

/**
 * Adds the slugs under which the document has been public to the data of a save. Based on the published row alone: a
 * slug that only drafts had redirects nowhere, and the caller's value for the list is ignored.
 */
export function keepPreviousSlugs<Data extends { slug?: unknown; _status?: unknown }>(
  data: Data,
  row: StoredRow,
): Data {
  const published = row?._status === 'published' && row.slug ? [row.slug] : []
  const known = new Set([...(row?.previousSlugs ?? []), ...published])
  const current = data._status === 'published' ? data.slug : undefined
  return { ...data, previousSlugs: [...known].filter((slug) => slug !== current) }
}
