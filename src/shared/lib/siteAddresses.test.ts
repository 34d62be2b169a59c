import { existsSync, readdirSync } from 'node:fs'

import { expect, it } from 'vitest'

import { reservedPaths, isBuiltIn, sitePages } from './siteAddresses'

/** The first parts of what the routes below a folder answer. */
const routesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('[') && entry.name !== 'fonts')
    .flatMap(({ name }) => (name.startsWith('(') ? routesIn(`${folder}/${name}`) : [name]))

it('knows every route and public file of the site', () => {
  const files = readdirSync('public')
  expect([...routesIn('src/app'), ...files].filter((name) => !reservedPaths.includes(name))).toEqual([])
})

/** The addresses of pages and feeds below a folder, without those that are made of documents. */
const pagesIn = (folder: string, at = ''): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[@[]/.test(entry.name))
    .flatMap(({ name }) => {
      const below = `${folder}/${name}`
      const path = `${at}/${name}`
      const isOne = ['page.tsx', 'route.ts'].some((file) => existsSync(`${below}/${file}`))
      return [...(isOne ? [path] : []), ...pagesIn(below, path)]
    })

it('knows every page of the site that a redirect may lead to', () => {
  // Where nobody is led: what the server shows by itself, and what belongs to the preview or to a letter.
  const inner = ['/never-again', '/offline', '/preview', '/preview/leave', '/unavailable']
  const pages = pagesIn('src/app/(site)').filter((page) => !inner.includes(page))
  // The search is drawn by the server itself.
  expect([...sitePages].sort()).toEqual(['/', '/search', ...pages].sort())
})

it.each(['/', '/education', '/education/anything', '/sw.js', '/_next/static'])('%s is the site’s own', (path) =>
  expect(isBuiltIn(path)).toBe(true),
)

it.each(['/education-week', '/about.html', '/blog/2020'])('%s is free', (path) => expect(isBuiltIn(path)).toBe(false))
