import { spawnSync } from 'node:child_process'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { publishDirectCalls, type DirectRequest } from '@/shared/lib/directCalls'

import { policyForHtml } from './contentSecurityPolicy'
import { createSearchPage } from './searchPage'

const nextPage = `<html><body><input type="search" name="q" maxLength="100"/><div id="found" class="two columns"></div><script nonce="n1">go()</script>${' '.repeat(500)}</body></html>`

let server: Server
let origin: string
let asked: { pages: number; searches: string[] }
let answer: () => Response

const results = [
  { kind: 'module', title: 'Sleep <Repair> Lab', summary: 'Rest & such', href: '/education/sleep-repair-lab' },
]

beforeEach(async () => {
  asked = { pages: 0, searches: [] }
  answer = () => Response.json({ results })
  const call = {
    route: '/search',
    sharedBy: ['q'],
    isCounted: true,
    answer: async (request: DirectRequest) => {
      asked.searches.push(new URL(request.url).searchParams.get('q')!)
      return answer()
    },
  }
  publishDirectCalls({ find: () => call })
  server = createServer((req, res) => void handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handle = createSearchPage(
    (req, res) => {
      asked.pages += 1
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.setHeader('cache-control', 'private, no-store')
      res.setHeader('content-security-policy', "script-src 'nonce-n1'")
      res.end(req.url === '/search' ? nextPage : 'passed on')
    },
    { origin, adaptPolicy: (policy) => `${policy}; adapted` },
  )
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const search = (q: string, init?: RequestInit) => fetch(`${origin}/search?q=${encodeURIComponent(q)}`, init)

describe('the search page', () => {
  it('holds the words and what they found, escaped', async () => {
    const text = await (await search('sleep "<b>&')).text()
    expect(text).toContain('name="q" value="sleep &quot;&lt;b&gt;&amp;" maxLength="100"')
    expect(text).toContain('One result for “sleep &quot;&lt;b&gt;&amp;”')
    expect(text).toContain('<a href="/education/sleep-repair-lab" data-result=""')
    expect(text).toContain('Sleep &lt;Repair&gt; Lab')
  })

  it('asks for the page around them once, and for the results of the same words once', async () => {
    for (const words of ['sleep', 'sleep', 'hot flash', 'sleep']) await search(words)
    expect(asked).toEqual({ pages: 1, searches: ['sleep', 'hot flash'] })
  })

  it('is never stored by a browser, and allows its scripts by their hashes', async () => {
    const { headers } = await search('sleep')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toBe(`${policyForHtml('<script>go()</script>')}; adapted`)
  })

  it('is as long in gzip as its parts, whose sum any program can check', async () => {
    answer = () => Response.json({ results: Array.from({ length: 20 }, () => results[0]) })
    const plain = Buffer.from(
      await (await search('sleep', { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
    )
    const packed = await new Promise<Buffer>((resolve, reject) => {
      get(`${origin}/search?q=sleep`, { headers: { 'accept-encoding': 'br, gzip' } }, (res) => {
        expect(res.headers['content-encoding']).toBe('gzip')
        buffer(res).then(resolve, reject)
      }).on('error', reject)
    })
    expect(packed.length).toBeLessThan(plain.length / 2)
    // Of the system, and no friend of ours: it refuses a wrong sum or length.
    const { status, stdout, stderr } = spawnSync('gzip', ['-dc'], { input: packed })
    expect([status, String(stderr)]).toEqual([0, ''])
    expect(stdout.equals(plain)).toBe(true)
  })

  it.each(['br', 'gzip'])('is the same in %s', async (encoding) => {
    const plain = await (await search('sleep', { headers: { 'accept-encoding': 'identity' } })).text()
    const packed = await search('sleep', { headers: { 'accept-encoding': encoding } })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(await packed.text()).toBe(plain)
    const again = await search('sleep', { headers: { 'accept-encoding': encoding } })
    expect([await again.text(), asked.searches]).toEqual([plain, ['sleep', 'sleep']])
  })

  it('without words finds nothing and asks for nothing', async () => {
    expect(await (await search('  ')).text()).toContain('<div id="found" class="two columns"></div>')
    expect(asked.searches).toEqual([])
  })

  it('says so when somebody searches too often, and keeps no refusal', async () => {
    answer = () => Response.json({ message: 'Very often.' }, { status: 429, headers: { 'retry-after': '7' } })
    const refused = await search('sleep')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
    expect(await refused.text()).toContain('Very often.')
    answer = () => Response.json({ results })
    expect((await search('sleep')).status).toBe(200)
  })

  it.each([
    ['cookie', '__prerender_bypass=x'],
    ['rsc', '1'],
  ])('is Next’s own for %s: %s', async (name, value) => {
    await search('sleep', { headers: { [name]: value } })
    expect(asked).toEqual({ pages: 1, searches: [] })
  })

  it('is Next’s own when the search fails', async () => {
    answer = () => {
      throw new Error('broken')
    }
    expect(await (await search('sleep')).text()).toBe('passed on')
  })
})
