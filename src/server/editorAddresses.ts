import type { IncomingMessage, ServerResponse } from 'node:http'

import { finalTarget, normalizeAddress } from '@/shared/lib/addresses'

import type { RequestHandler } from './htmlCache'
import { reloadOnChange } from './invalidations'
import { securityHeaders } from './securityHeaders'

/** Public rows alone: drafts are stored as versions. */
const pagesQuery = "SELECT id, slug FROM pages WHERE _status = 'published' AND deleted_at IS NULL"
const formerQuery = `
  SELECT former.text AS "from", '/' || pages.slug AS "to"
  FROM pages_texts former JOIN pages ON pages.id = former.parent_id
  WHERE former.path = 'previousSlugs' AND pages._status = 'published' AND pages.deleted_at IS NULL`
const redirectsQuery = 'SELECT "from", "to" FROM redirects WHERE deleted_at IS NULL'

type Redirect = { from: string; to: string }

/** Each address with where it redirects in the end; circles, which two editors could make at once, lead nowhere. */
export function resolveRedirects(redirects: readonly Redirect[]): Map<string, string> {
  const all = new Map(redirects.map(({ from, to }) => [from, to]))
  const ends = redirects.map(({ from }) => [from, finalTarget(from, all)] as const)
  return new Map(ends.filter((entry): entry is readonly [string, string] => entry[1] !== null))
}

/** Where an address redirects, with the query it came with unless the new one has its own; undefined where it stays. */
export function redirectTarget(url: string, redirects: ReadonlyMap<string, string>): string | undefined {
  if (redirects.size === 0) return undefined
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  const plain = normalizeAddress(path)
  const to = plain === null ? undefined : redirects.get(plain)
  if (!to || to.includes('?')) return to
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? []
  return query.length > 1 ? page + query + fragment : to
}

/** The addresses that editors have made, in memory: a visitor's request never asks the database for them. */
export function watchEditorAddresses(): {
  /** Whether an editor's page may stand at an address; while nobody knows it may. */
  mayBePage: (address: string) => boolean
  /** Answers what redirects elsewhere with 308; `pass` gets all other requests. */
  redirectRequests: (pass: RequestHandler) => RequestHandler
} {
  let pages: ReadonlySet<string> | undefined
  let redirects: ReadonlyMap<string, string> = new Map()
  reloadOnChange({
    tags: ['pages', 'redirects'],
    forget: () => (pages = undefined),
    load: async (client) => {
      const { rows: own } = await client.query<{ slug: string }>(pagesQuery)
      const { rows: former } = await client.query<Redirect>(formerQuery)
      const { rows: entered } = await client.query<Redirect>(redirectsQuery)
      redirects = resolveRedirects([...former.map(({ from, to }) => ({ from: `/${from}`, to })), ...entered])
      pages = new Set(own.map(({ slug }) => `/${slug}`))
    },
  })

  const answer = (res: ServerResponse, to: string) => {
    for (const [name, value] of securityHeaders) res.setHeader(name, value)
    // What an editor takes back must not live on in browsers.
    res
      .writeHead(308, {
        Location: encodeURI(to).replaceAll('%25', '%'),
        'Cache-Control': 'no-cache',
        'Content-Length': 0,
      })
      .end()
  }
  return {
    mayBePage: (address) => pages?.has(address) ?? true,
    redirectRequests: (pass) => (req: IncomingMessage, res: ServerResponse) => {
      const { method, url = '/' } = req
      const to = method === 'GET' || method === 'HEAD' ? redirectTarget(url, redirects) : undefined
      return to === undefined ? pass(req, res) : answer(res, to)
    },
  }
}
