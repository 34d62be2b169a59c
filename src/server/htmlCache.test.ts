import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { policyForHtml } from './contentSecurityPolicy'
import { createHtmlCache } from './htmlCache'
import { deferScripts } from './deferScripts'

const page = `<!doctype html>${'<p>The map nobody handed you.</p>'.repeat(200)}`

describe('the cache of whole pages before Next', () => {
  let server: Server | undefined
  let asked = 0

  /** A cache before a handler that answers as Next answers for a prerendered page, unless told otherwise. */
  async function serve(handler?: (req: IncomingMessage, res: ServerResponse) => void) {
    asked = 0
    const cache = createHtmlCache(
      (req: IncomingMessage, res: ServerResponse) => {
        asked += 1
        if (handler) return handler(req, res)
        res.setHeader('content-type', 'text/html; charset=utf-8')
        res.setHeader('x-nextjs-cache', 'HIT')
        res.setHeader('content-security-policy', "default-src 'self'")
        res.end(page)
      },
      {
        isUnknown: (path) => path.startsWith('/unknown-'),
        routeOf: (path) => (path.startsWith('/moon/') ? '/moon/[day]' : path),
      },
    )
    server = createServer((req, res) => {
      if (req.headers['x-last']) return void (cache.sendLast(req, res) || res.writeHead(404).end())
      return void (cache.sendKept(req, res) || cache.answer(req, res))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server!.once('listening', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return (path: string, init?: RequestInit) => fetch(origin + path, init)
  }

  afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))))

  it.each(['br', 'gzip', 'identity'])('asks Next once and gives the same page in %s', async (encoding) => {
    const get = await serve()
    const init = { headers: { 'accept-encoding': encoding } }
    expect(await (await get('/education', init)).text()).toBe(page)
    const second = await get('/education?filter=practice', init)
    expect(await second.text()).toBe(page)
    expect(second.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(second.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(second.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(asked).toBe(1)
  })

  it('has the page that was kept last for when no other can be made, for plain requests alone', async () => {
    const get = await serve()
    await get('/education')
    const last = await get('/education?filter=sleep', { headers: { 'x-last': '1' } })
    expect([last.status, await last.text(), asked]).toEqual([200, page, 1])
    expect((await get('/education', { headers: { 'x-last': '1', rsc: '1' } })).status).toBe(404)
    expect((await get('/practice', { headers: { 'x-last': '1' } })).status).toBe(404)
  })

  it('keeps no page whose content changed while it was being made', async () => {
    const get = await serve((_, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('x-nextjs-cache', 'MISS')
      if (asked === 1) res.setHeader('x-outdated', '1')
      res.end(`${page}${asked}`)
    })
    expect(await (await get('/education')).text()).toBe(`${page}1`)
    expect(await (await get('/education')).text()).toBe(`${page}2`)
    expect(await (await get('/education')).text()).toBe(`${page}2`)
  })

  it('sends a page that is asked for again in fewer bytes, which read the same', async () => {
    const long = `<!doctype html><pre>${readFileSync('src/features/education/content/modules/hot-flashes-honestly.md', 'utf8')}</pre>`
    const get = await serve((_, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.end(long)
    })
    const init = { headers: { 'accept-encoding': 'br' } }
    expect(await (await get('/education', init)).text()).toBe(long)
    const first = await get('/education', init)
    const [length, etag] = [Number(first.headers.get('content-length')), first.headers.get('etag')!]
    const later = await vi.waitFor(async () => {
      const answer = await get('/education', init)
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(length)
      return answer
    })
    expect(await later.text()).toBe(long)
    expect(await first.text()).toBe(long)
    // Other bytes have another tag.
    expect(later.headers.get('etag')).not.toBe(etag)
  })

  it('answers 304 to whoever has the page already', async () => {
    const get = await serve()
    await get('/')
    const etag = (await get('/')).headers.get('etag')!
    const again = await get('/', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('shows the next visitor the page, whatever header and query somebody sent before', async () => {
    // Answers anything that is not plain with something else, as Next answers an intercepted route.
    const usual = new Set([
      'host',
      'connection',
      'accept',
      'accept-language',
      'accept-encoding',
      'user-agent',
      'sec-fetch-mode',
    ])
    const names = [
      'rsc',
      'next-url',
      'next-router-state-tree',
      'next-router-prefetch',
      'next-action',
      'x-nextjs-data',
      'x-middleware-rewrite',
      'x-invoke-path',
      'x-prerender-revalidate',
      'x-matched-path',
      'x-now-route-matches',
    ]
    const get = await serve((req, res) => {
      const isPlain =
        Object.keys(req.headers).every((name) => usual.has(name)) && /^\/education-\d+(?:\?|$)/.test(req.url!)
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.end(isPlain ? page : 'something else')
    })
    const spellings = ['/e', '/E', '/./e', '//e', '/%65', '/x/../e']
    let visits = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.stringMatching(/^[a-z0-9/=]{1,12}$/),
        fc.constantFrom(...spellings),
        async (name, value, spelling) => {
          const rest = `ducation-${(visits += 1)}`
          await get(`${spelling}${rest}?${value}`, { headers: { [name]: value } })
          expect(await (await get(`/e${rest}`)).text()).toBe(page)
        },
      ),
      { numRuns: 60, seed: 20_261_122 },
    )
  })

  it('one route with addresses without end pushes out no other page', async () => {
    // Together more than the whole cache holds.
    const large = 'x'.repeat(4 * 1024 * 1024)
    const get = await serve((req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.end(req.url === '/education' ? page : large)
    })
    const plain = { headers: { 'accept-encoding': 'identity' } }
    await get('/education', plain)
    for (let day = 0; day < 40; day += 1) await (await get(`/moon/${day}?x=${day}`, plain)).text()
    expect(asked).toBe(41)
    await get('/education?any=1', plain)
    expect(asked).toBe(41)
  })

  it('keeps every article of the library for whoever reads it through', async () => {
    const articles = readdirSync('src/features/education/content/modules').length
    // The longest article takes so many bytes.
    const article = 'x'.repeat(350_000)
    const get = await serve((_, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.end(article)
    })
    for (const read of [1, 2])
      for (let day = 0; day < articles; day += 1) await (await get(`/moon/${day}?read=${read}`)).text()
    expect(asked).toBe(articles)
  })

  it('passes on what is not the page for everybody', async () => {
    const get = await serve()
    await get('/')
    await get('/', { headers: { rsc: '1' } })
    await get('/', { headers: { cookie: '__prerender_bypass=x' } })
    await get('/', { method: 'POST' })
    expect(asked).toBe(4)
  })

  const withScript = `<html><body>${page}<script src="/_next/static/chunks/a.js" async=""></script></body></html>`

  /** Answers with a page that has a script, under the policy of another. */
  const serveScript = (policedPage: string) =>
    serve((_, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.setHeader('content-security-policy', policyForHtml(policedPage))
      res.setHeader('etag', '"of Next"')
      res.setHeader('content-length', Buffer.byteLength(withScript))
      res.end(withScript)
    })

  it.each(['br', 'identity'])('has scripts come after the paint, from the first answer on (%s)', async (encoding) => {
    const get = await serveScript(deferScripts(withScript))
    for (const time of ['first', 'second']) {
      const answer = await get('/', { headers: { 'accept-encoding': encoding } })
      expect(await answer.text(), time).toBe(deferScripts(withScript))
      expect(answer.headers.get('etag'), time).not.toBe('"of Next"')
    }
  })

  it('leaves a page alone whose policy would stop the loader', async () => {
    const get = await serveScript(withScript)
    for (const time of ['first', 'second']) expect(await (await get('/')).text(), time).toBe(withScript)
  })

  it('keeps no page made for one request, and nothing that went wrong', async () => {
    const get = await serve((req, res) => {
      res.setHeader('content-type', 'text/html')
      if (req.url !== '/dynamic') res.setHeader('x-nextjs-cache', 'HIT')
      res.statusCode = req.url === '/broken' ? 500 : 200
      res.end('{}')
    })
    for (const path of ['/dynamic', '/broken']) {
      await get(path)
      await get(path)
    }
    expect(asked).toBe(4)
  })

  it('keeps what Next sends in parts, whole', async () => {
    const get = await serve((_, res) => {
      res.setHeader('content-type', 'application/xml')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.write('<urlset>')
      res.end('</urlset>')
    })
    for (let visit = 0; visit < 2; visit += 1)
      expect(await (await get('/sitemap.xml')).text()).toBe('<urlset></urlset>')
    expect(asked).toBe(1)
  })

  it('keeps what Next sends after its headers, compressed for whoever takes it', async () => {
    const get = await serve((_, res) => {
      res.setHeader('content-type', 'application/xml')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.flushHeaders()
      res.write('<urlset>'.padEnd(2_000))
      res.end('</urlset>')
    })
    for (const encoding of ['gzip', 'identity', 'gzip', 'br']) {
      const answer = await get('/sitemap.xml', { headers: { 'accept-encoding': encoding } })
      expect(await answer.text()).toBe(`${'<urlset>'.padEnd(2_000)}</urlset>`)
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    }
    expect(asked).toBe(1)
  })

  it('answers any number of unknown addresses with one page, which names none of them', async () => {
    const get = await serve((req, res) => {
      res.setHeader('content-type', 'text/html')
      res.setHeader('x-nextjs-cache', 'HIT')
      res.statusCode = 404
      res.end(`Nothing at ${req.url}`)
    })
    const texts = new Set<string>()
    for (let number = 0; number < 40; number += 1) {
      const answer = await get(`/unknown-${number}.php?x=${number}`)
      expect(answer.status).toBe(404)
      texts.add(await answer.text())
    }
    expect([...texts]).toEqual(['Nothing at /_unknown/address'])
    expect(asked).toBe(1)
  })
})
