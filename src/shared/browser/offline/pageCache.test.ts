import { describe, expect, it } from 'vitest'

import { pagePolicy } from '@/server/contentSecurityPolicy'

import { isCacheable, isPublicPage, isStaticFile, pageKey, findStaticPaths } from './pageCache'

describe('what may be kept', () => {
  it.each(['/', '/education', '/education/hot-flashes', '/practice', '/administer-yourself', '/apis'])('%s', (path) => {
    expect(isCacheable(path)).toBe(true)
  })

  it.each([
    '/api/symptoms',
    '/api',
    '/admin',
    '/admin/collections/users',
    '/preview/education',
    '/invitations/abc',
    '/_next/static/chunks/a.js',
    '/sitemap.xml',
  ])('but not %s', (path) => {
    expect(isCacheable(path)).toBe(false)
  })

  const ofThisSite = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy('') }
  const answer = (status: number, headers: Record<string, string>) =>
    isPublicPage(new Response('<p>', { status, headers: { ...ofThisSite, ...headers } }))

  it('is a page that everybody gets alike', () => {
    expect(answer(200, { 'cache-control': 'public, max-age=0, must-revalidate' })).toBe(true)
  })

  it.each([
    ['a draft', 200, { 'cache-control': 'private, no-store' }],
    ['a page that is not there', 404, {}],
    ['a server that is away', 503, {}],
    ['data', 200, { 'content-type': 'application/json' }],
    ['a hotel’s sign-in page', 200, { 'content-security-policy': '' }],
  ])('but not %s', (_, status, headers) => {
    expect(answer(status, headers)).toBe(false)
  })
})

it.each([
  ['a script', 200, 'text/javascript', true],
  ['a file that is gone', 404, 'text/javascript', false],
  ['a hotel’s sign-in page', 200, 'text/html; charset=utf-8', false],
])('keeps %s in the place of a file only where it is one', (_, status, type, kept) => {
  expect(isStaticFile(new Response('', { status, headers: { 'content-type': type } }))).toBe(kept)
})

it('knows a page by its path alone', () => {
  expect([pageKey('/'), pageKey('/education/')]).toEqual(['/', '/education'])
})

it('finds the files that pages and scripts name, each once', () => {
  const text = `<script data-scripts="/_next/static/chunks/0a-b~c.js /_next/static/chunks/d_e.js">
    ["static/chunks/d_e.js","static/chunks/f.9.css"] href="/_next/static/media/font-s.p.woff2" src="/other/g.js" src="/drawings/night.svg#left" src="/drawings/night.svg#right"`
  expect(findStaticPaths(text)).toEqual([
    '/_next/static/chunks/0a-b~c.js',
    '/_next/static/chunks/d_e.js',
    '/_next/static/chunks/f.9.css',
    '/_next/static/media/font-s.p.woff2',
    '/drawings/night.svg',
  ])
})
