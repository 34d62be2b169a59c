import { readdirSync } from 'node:fs'

import { expect, it } from 'vitest'

import { builtIn, isBuiltIn } from './addresses'

/** The first parts of what the routes below a folder answer. */
const routesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('[') && entry.name !== 'fonts')
    .flatMap(({ name }) => (name.startsWith('(') ? routesIn(`${folder}/${name}`) : [name]))

it('knows every route and public file of the site', () => {
  const files = readdirSync('public')
  expect([...routesIn('src/app'), ...files].filter((name) => !builtIn.includes(name))).toEqual([])
})

it.each(['/', '/education', '/education/anything', '/sw.js', '/_next/static'])('%s is the site’s own', (path) =>
  expect(isBuiltIn(path)).toBe(true),
)

it.each(['/education-week', '/about.html', '/blog/2020'])('%s is free', (path) => expect(isBuiltIn(path)).toBe(false))
