import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { readRoutes, type Routes } from './routes'

let folder: string
let routes: Routes
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-routes-'))
  const manifest = {
    staticRoutes: [{ page: '/' }, { page: '/education' }, { page: '/sitemap.xml' }],
    dynamicRoutes: [
      { page: '/education/[slug]', regex: '^/education/([^/]+?)(?:/)?$' },
      { page: '/[page]', regex: '^/([^/]+?)(?:/)?$' },
      { page: '/admin/[[...segments]]', regex: '^/admin(?:/(.+?))?(?:/)?$' },
    ],
  }
  await writeFile(path.join(folder, 'routes-manifest.json'), JSON.stringify(manifest))
  routes = await readRoutes(folder, (address) => address === '/our-retreat')
})
afterAll(() => rm(folder, { recursive: true }))

it.each(['/nope', '/wp-login.php', '/.env', '/education/a/b', '/a/very/long/way'])(
  'knows that nothing is at %s',
  (address) => expect(routes.isUnknown(address)).toBe(true),
)

it.each([
  ['a page', '/education'],
  ['what a dynamic route may answer', '/education/hot-flashes'],
  ['a page that an editor made', '/our-retreat'],
  ['the panel', '/admin/collections'],
  ['a file', '/icons/icon-192.png'],
  ['what Next may spell otherwise', '/EDUCATION'],
  ['what Next redirects', '/nope/'],
  ['what Next resolves', '/x/../education'],
  ['what Next decodes', '/%65ducation'],
  ['a double slash', '//education'],
  ['Next’s own', '/_next/static/x.js'],
])('leaves %s to Next: %s', (_, address) => expect(routes.isUnknown(address)).toBe(false))

it.each([
  ['/education', '/education'],
  ['/education/hot-flashes', '/education/[slug]'],
  ['/admin/collections/users/1', '/admin/[[...segments]]'],
  ['/our-retreat', '/[page]'],
  ['/_next/static/x.js', '/_next'],
  ['/icons/icon-192.png', '/public'],
  ['/nope', 'unknown'],
])('calls the route of %s %s', (address, pattern) => expect(routes.patternOf(address)).toBe(pattern))
