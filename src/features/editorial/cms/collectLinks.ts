import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, Where } from 'payload'

import { drizzleOf } from '@/shared/database'
import { finalTarget, normalizeAddress } from '@/shared/lib/addresses'
import { isBuiltIn } from '@/shared/lib/siteAddresses'
import { slugs } from '@/slugs'

import { linksIn, type FoundLink } from '../domain/linksIn'

type Row = Record<string, unknown> & {
  id: number
  slug?: string
  doi?: string
  from?: string
  to?: string
  _status?: string
  isActive?: boolean
  previousSlugs?: string[]
}
type Place = { collection: string; id: number; position: number; url: string; title: string }

/** Collections that are public without being published. */
const alwaysPublic = new Set<string>([slugs.references, slugs.wisdomQuotes, slugs.redirects])

/** Where documents have their pages; the owner's own, which stand below the others, are told apart by their rows. */
const folders = [
  { folder: '/education/', collection: slugs.educationModules },
  { folder: '/smart-stacks/', collection: slugs.stacks },
  { folder: '/', collection: slugs.pages },
] as const

const rowsOf = async (payload: Payload, collection: string, where: Where): Promise<Row[]> => {
  const { docs } = await payload.db.find<Row>({
    collection: collection as CollectionSlug,
    where,
    pagination: false,
    req: {},
  })
  return docs
}

const notInTrash: Where = { deletedAt: { exists: false } }

type Pages = {
  /** What has a page of its own, in the trash or not, by collection. */
  rows: ReadonlyMap<string, Row[]>
  /** Where redirects lead. */
  leads: ReadonlyMap<string, string>
}

async function findPages(payload: Payload): Promise<Pages> {
  const [redirects, ...found] = await Promise.all([
    rowsOf(payload, slugs.redirects, notInTrash),
    ...folders.map(({ collection }) => rowsOf(payload, collection, {})),
  ])
  return {
    rows: new Map(folders.map(({ collection }, index) => [collection, found[index]!])),
    leads: new Map(redirects.map(({ from = '', to = '' }) => [from, to])),
  }
}

/** The page of an address, and what could stand there: by its present slug or a former one. */
function whatIsAt(address: string, { rows: all, leads }: Pages) {
  const path = address.replace(/[?#].*$/, '')
  const { folder, collection } = folders.find((one) => path.startsWith(one.folder))!
  const slug = path.slice(folder.length).replace(/\/.*$/, '')
  const rows = all.get(collection)!
  const plain = normalizeAddress(path)
  return {
    folder,
    // The site's own pages never leave.
    isOwn: folder === '/' && (plain === null || isBuiltIn(plain)),
    led: plain !== null && leads.has(plain) ? finalTarget(plain, leads) : null,
    here: rows.find((row) => row.slug === slug),
    moved: rows.find((row) => row.previousSlugs?.includes(slug) && isShown(row)),
  }
}

const isShown = ({ deletedAt, _status, isActive }: Row) => !deletedAt && _status === 'published' && isActive !== false

/** A link by its address, whatever it was written as; null for links that nobody looks at. */
function addressOf(link: FoundLink, pages: Pages): string | null {
  if ('url' in link) {
    if (!link.url.startsWith('/')) return link.url.split('#')[0]!
    return whatIsAt(link.url, pages).isOwn ? null : link.url.split('#')[0]!
  }
  const at = folders.find(({ collection }) => collection === link.collection)
  if (!at) return null
  return `${at.folder}${pages.rows.get(at.collection)!.find(({ id }) => id === link.id)?.slug ?? `(deleted ${link.id})`}`
}

/** What a link within the site leads to. */
function stateOf(url: string, pages: Pages): { state: string; leadsTo: string | null } {
  const { folder, here, led, moved } = whatIsAt(url, pages)
  if (here && !here.deletedAt) return { state: isShown(here) ? 'ok' : 'draft', leadsTo: null }
  const leadsTo = moved ? `${folder}${moved.slug}` : led
  // What was deleted for good and what never was leave the same: nothing stands there, nothing leads on.
  return { state: leadsTo === null ? 'dead' : 'redirected', leadsTo }
}

/** Notes where links stand in what is public, and looks up those within the site. @returns how many stand somewhere */
export async function collectLinks(payload: Payload): Promise<number> {
  const pages = await findPages(payload)
  const places: Place[] = []
  const add = (collection: string, id: number, title: unknown, links: readonly FoundLink[]) => {
    const urls = new Set(links.map((link) => addressOf(link, pages)).filter((url) => url !== null))
    const named = typeof title === 'string' && title ? title.slice(0, 200) : String(id)
    for (const [index, url] of [...urls].entries())
      places.push({ collection, id, position: index + 1, url: url.slice(0, 2_000), title: named })
  }
  for (const { config } of Object.values(payload.collections)) {
    const { slug, versions, trash, admin } = config
    const isPublished = Boolean(versions?.drafts)
    if (!isPublished && !alwaysPublic.has(slug)) continue
    const where: Where[] = [
      ...(isPublished ? [{ _status: { equals: 'published' } }] : []),
      ...(trash ? [notInTrash] : []),
    ]
    for (const row of await rowsOf(payload, slug, { and: where })) {
      const doi = slug === slugs.references && row.doi ? [{ url: `https://doi.org/${row.doi}` }] : []
      const led = slug === slugs.redirects && row.to ? [{ url: row.to }] : []
      add(slug, row.id, row[admin.useAsTitle ?? 'id'], [...linksIn(row), ...doi, ...led])
    }
  }
  for (const { slug, label } of payload.config.globals)
    add(slug, 0, typeof label === 'string' ? label : slug, linksIn(await payload.db.findGlobal({ slug, req: {} })))
  const inner = [...new Set(places.map(({ url }) => url).filter((url) => url.startsWith('/')))]
  const looked = inner.map((url) => ({ url, ...stateOf(url, pages) }))
  await drizzleOf(payload).transaction(async (db) => {
    await db.execute(sql`DELETE FROM link_places`)
    await db.execute(sql`
      INSERT INTO link_places (collection, document_id, position, url, title)
      SELECT collection, id, position, url, title FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        AS place (collection text, id int, position int, url text, title text)
    `)
    await db.execute(sql`DELETE FROM checked_links WHERE url NOT IN (SELECT url FROM link_places)`)
    await db.execute(sql`
      INSERT INTO checked_links (url, state, leads_to, failures, checked_at)
      SELECT url, state, "leadsTo", 0, now() FROM jsonb_to_recordset(${JSON.stringify(looked)}::jsonb)
        AS link (url text, state text, "leadsTo" text)
      ON CONFLICT (url) DO UPDATE SET state = excluded.state, leads_to = excluded.leads_to, checked_at = now()
    `)
  })
  return places.length
}
