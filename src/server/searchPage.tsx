import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'

import type { SearchResult } from '@/shared/lib/siteSearch'
import { SearchUnanswered } from '@/features/search/site/components/EmptyAnswers'
import { SearchAnswer } from '@/features/search/site/components/SearchAnswer'
import { buttonClass } from '@/shared/ui/Button'
import { describeFailure } from '@/shared/cms/httpError'
import { directCalls, textOf } from '@/shared/lib/directCalls'
import { escapeMarkup } from '@/shared/lib/escapeMarkup'
import { maxSearchLength } from '@/shared/lib/searchKinds'
import { serverLog } from '@/shared/log'

import { toDirectRequest } from './endpointHandler'
import { compress, deflatePart, gzipOf, preferredEncoding, type Encoding, type GzipPart } from './compression'
import { policyForHtml } from './contentSecurityPolicy'
import { isPlain, type RequestHandler } from './htmlCache'
import { hasAnythingChangedSince } from './invalidations'
import { deferScripts } from './deferScripts'

/** Bytes of answers in memory. */
const maxBytes = 8 * 1024 * 1024

/** The page without a search, cut where the words and the results belong. */
type Shell = { parts: [GzipPart, GzipPart, GzipPart]; head: string[]; storedAt: number }
/** A search that is not answered. */
type Refused = { status: number; message: string; retryAfter: string | null }
/** The answer to a search, by encoding, sealed with the words it holds: memory alone does not tell them. */
type Kept = { sealed: Map<Encoding | undefined, Buffer>; storedAt: number }

/** Tells Next's page from the ones made here. */
const shellHeader = 'x-search-shell'
const secret = randomBytes(32).toString('base64url')

const digest = (use: 'name' | 'seal', search: string) =>
  createHmac('sha256', secret).update(use).update(search).digest()

const ivBytes = 12
const tagBytes = 16

function seal(body: Buffer, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(body), cipher.final(), cipher.getAuthTag()])
}

function open(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()])
}

/** @throws Error when Next wrote the page otherwise than expected */
async function cut(html: string): Promise<Shell['parts']> {
  const marks = [/name="q"/, /id="found"[^>]*>/]
  const ends = marks.map((mark) => {
    const found = mark.exec(html)
    if (!found) throw new Error(`The search page lacks ${mark}`)
    return found.index + found[0].length
  })
  const parts = [html.slice(0, ends[0]), html.slice(ends[0], ends[1]), html.slice(ends[1])]
  return (await Promise.all(parts.map((part) => deflatePart(Buffer.from(part), 'kept')))) as Shell['parts']
}

/** Headers of Next's answer that belong to it alone. */
const ownHeaders =
  /^(?:content-(?:length|encoding|security-policy)|transfer-encoding|connection|keep-alive|date|etag|vary)$/

async function askForShell(origin: string, adaptPolicy: (policy: string) => string): Promise<Shell> {
  const storedAt = Date.now()
  const answer = await fetch(`${origin}/search`, { headers: { [shellHeader]: secret }, redirect: 'error' })
  if (!answer.ok) throw new Error(`The search page answers ${answer.status}`)
  // No nonce: this page is the same for everybody, so hashes of its scripts allow them.
  const html = deferScripts((await answer.text()).replaceAll(/ nonce="[^"]*"/g, ''))
  const head = [...answer.headers].flatMap(([name, value]) => (ownHeaders.test(name) ? [] : [name, value]))
  head.push('Content-Security-Policy', adaptPolicy(policyForHtml(html)), 'Vary', 'Accept-Encoding')
  return { parts: await cut(html), head, storedAt }
}

/** The page with the words and what they found. */
async function encode(
  encoding: Encoding | undefined,
  [before, between, after]: Shell['parts'],
  words: Buffer,
  found: Buffer,
): Promise<Buffer> {
  if (encoding === 'gzip') {
    const [given, answer] = [await deflatePart(words, 'once'), await deflatePart(found, 'once')]
    return gzipOf([before, given, between, answer, after])
  }
  const body = Buffer.concat([before.body, words, between.body, found, after.body])
  return encoding ? compress[encoding](body, 'once') : body
}

type Options = {
  /** Where this server answers itself, e.g. `http://127.0.0.1:3000`. */
  origin: string
  adaptPolicy: (policy: string) => string
}

/**
 * Answers the search page without rendering it anew for each search: the page around the results is the same for
 * everybody and comes from memory, the results from the index. An answer that was given before comes from memory whole,
 * under a keyed hash of its words and sealed with them. `pass` gets everything else.
 */
export function createSearchPage(pass: RequestHandler, { origin, adaptPolicy }: Options): RequestHandler {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ sealed }) => 400 + [...sealed.values()].reduce((sum, { length }) => sum + length, 0),
  })
  let shell: Promise<Shell> | undefined
  let made: Shell | undefined

  async function provideShell(): Promise<Shell> {
    if (made && !hasAnythingChangedSince(made.storedAt)) return made
    shell ??= askForShell(origin, adaptPolicy).finally(() => (shell = undefined))
    return (made = await shell)
  }

  /** @returns the results, or what is said in their place */
  async function find(req: IncomingMessage, search: string): Promise<SearchResult[] | Refused> {
    if (!search) return []
    const address = `/api/search?${new URLSearchParams({ q: search })}`
    const answer = await directCalls()!
      .find('GET', '/search')!
      .answer(await toDirectRequest(req, address))
    if (answer.status !== 200) {
      const { message } = JSON.parse(await textOf(answer)) as { message: string }
      return { status: answer.status, message, retryAfter: new Headers([...answer.headers]).get('retry-after') }
    }
    return (JSON.parse(await textOf(answer)) as { results: SearchResult[] }).results
  }

  function write(
    req: IncomingMessage,
    res: ServerResponse,
    { body, encoding, head, refused }: { body: Buffer; encoding?: Encoding; head: string[]; refused?: Refused },
  ): void {
    res.writeHead(refused ? refused.status : 200, [
      ...head,
      ...(refused?.retryAfter ? ['Retry-After', refused.retryAfter] : []),
      ...(encoding ? ['Content-Encoding', encoding] : []),
      'Content-Length',
      String(body.length),
    ])
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  async function send(req: IncomingMessage, res: ServerResponse, search: string): Promise<void> {
    const storedAt = Date.now()
    const { parts, head } = await provideShell()
    // Of gzip most is made already; the words of a search are as small in it.
    const encoding = preferredEncoding(req, parts[2].body.length, 'gzip')
    const name = digest('name', search).toString('base64url')
    const key = digest('seal', search)
    const known = kept.get(name)
    const others = known && !hasAnythingChangedSince(known.storedAt) ? known.sealed : undefined
    const sealed = others?.get(encoding)
    if (sealed) return write(req, res, { body: open(sealed, key), encoding, head })
    const results = await find(req, search)
    const refused = Array.isArray(results) ? undefined : results
    const answer = Array.isArray(results)
      ? search && renderToStaticMarkup(<SearchAnswer search={search} results={results} />)
      : renderToStaticMarkup(
          <SearchUnanswered message={results.message} level="h2" link="a">
            {/* The address is that of the search. */}
            <a href="" className={buttonClass({ variant: 'quiet' })}>
              Search again
            </a>
          </SearchUnanswered>,
        )
    const value = search && ` value="${escapeMarkup(search)}"`
    const [words, found] = [Buffer.from(value), Buffer.from(answer)]
    const sent = await encode(encoding, parts, words, found)
    if (!refused) kept.set(name, { sealed: new Map([...(others ?? []), [encoding, seal(sent, key)]]), storedAt })
    write(req, res, { body: sent, encoding, head, refused })
  }

  return (req, res) => {
    const [path, query] = (req.url ?? '').split('?', 2)
    const isOurs = path === '/search' && isPlain(req) && req.headers[shellHeader] !== secret && directCalls()
    if (!isOurs) return pass(req, res)
    const search = (new URLSearchParams(query).get('q') ?? '').slice(0, maxSearchLength).trim()
    return send(req, res, search).catch((error: unknown) => {
      // Next renders it a hundred times as slowly, so that nobody notices but whoever reads this.
      serverLog.warn(describeFailure(error), 'A search page was not made from memory')
      if (res.headersSent) res.destroy()
      // Next's own page says what is wrong.
      else void pass(req, res)
    })
  }
}
