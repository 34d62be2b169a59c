import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { createStyleInliner } from './inlineStyles'

const build = mkdtempSync(join(tmpdir(), 'power-years-styles-'))
const chunks = join(build, 'static', 'chunks')
mkdirSync(chunks, { recursive: true })
writeFileSync(join(chunks, 'site.css'), '@font-face{src:url(../media/a.woff2)}p{background:url("./b.svg")}')
afterAll(() => rmSync(build, { recursive: true }))

const linkTo = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${more}/>`

it('writes a sheet into the page, with its addresses, and leaves React a link that no browser fetches', () => {
  const page = `<head>${linkTo('site')}</head>`
  expect(createStyleInliner(build)(page)).toBe(
    '<head><style>@font-face{src:url(/_next/static/media/a.woff2)}p{background:url("/_next/static/chunks/b.svg")}</style>' +
      `${linkTo('site', ' disabled=""')}</head>`,
  )
})

it('leaves a sheet alone that this build does not have', () => {
  expect(createStyleInliner(build)(linkTo('another'))).toBe(linkTo('another'))
})
