import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, Where } from 'payload'

import { drizzleOf } from '@/shared/database'
import { slugs } from '@/slugs'

import { linksIn, type FoundLink } from '../domain/linksIn'

type Row = Record<string, unknown> & {
  id: number
  slug?: string
  doi?: string
  _status?: string
  previousSlugs?: string[]
}
type Place = { collection: string; id: number; position: number; url: string; title: string }

/** Collections that are public without being published. */
const alwaysPublic = new Set<string>([slugs.references, slugs.wisdomQuotes])
const modulePage = '/education/'

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

/** Where modules are, by id and by slug, former ones too. */
async function findModules(payload: Payload) {
  const rows = await rowsOf(payload, slugs.educationModules, {})
  return { byId: new Map(rows.map((row) => [row.id, row])), rows }
}

type Modules = Awaited<ReturnType<typeof findModules>>

/** A link to a module by its address, whatever it was written as; null for links that nobody looks at. */
function addressOf(link: FoundLink, { byId }: Modules): string | null {
  if ('url' in link)
    return link.url.startsWith('/') && !link.url.startsWith(modulePage) ? null : link.url.split('#')[0]!
  if (link.collection !== slugs.educationModules) return null
  return `${modulePage}${byId.get(link.id)?.slug ?? `(deleted ${link.id})`}`
}

/** What a link within the library leads to. */
function stateOf(url: string, { rows }: Modules): { state: string; leadsTo: string | null } {
  const slug = url.slice(modulePage.length).replace(/[/?].*$/, '')
  const found = rows.find((row) => row.slug === slug && !row.deletedAt)
  if (found) return { state: found._status === 'published' ? 'ok' : 'draft', leadsTo: null }
  const moved = rows.find((row) => row.previousSlugs?.includes(slug) && row._status === 'published' && !row.deletedAt)
  return moved ? { state: 'redirected', leadsTo: `${modulePage}${moved.slug}` } : { state: 'dead', leadsTo: null }
}

/** Notes where links stand in what is public, and looks up those within the library. @returns how many stand somewhere */
export async function collectLinks(payload: Payload): Promise<number> {
  const modules = await findModules(payload)
  const places: Place[] = []
  const add = (collection: string, id: number, title: unknown, links: readonly FoundLink[]) => {
    const urls = new Set(links.map((link) => addressOf(link, modules)).filter((url) => url !== null))
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
      add(slug, row.id, row[admin.useAsTitle ?? 'id'], [...linksIn(row), ...doi])
    }
  }
  for (const { slug, label } of payload.config.globals)
    add(slug, 0, typeof label === 'string' ? label : slug, linksIn(await payload.db.findGlobal({ slug, req: {} })))
  const inner = [...new Set(places.map(({ url }) => url).filter((url) => url.startsWith('/')))]
  const looked = inner.map((url) => ({ url, ...stateOf(url, modules) }))
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
