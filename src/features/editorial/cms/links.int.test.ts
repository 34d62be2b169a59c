import { afterAll, beforeAll, expect, it } from 'vitest'

import type { LinkAnswer } from '@/integrations/links/checkLink'
import { poolOf } from '@/shared/database'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'
import { runSql } from '@/testing/postgres'

import { checkDueLinks } from './checkLinks'
import { collectLinks } from './collectLinks'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

function linked(...links: object[]) {
  const content = richText({ type: 'text', text: 'See ' })
  const paragraph = content.root.children[1] as unknown as { children: unknown[] }
  for (const fields of links)
    paragraph.children.push({
      type: 'link',
      version: 3,
      fields,
      children: [{ type: 'text', version: 1, text: 'there' }],
    })
  return content
}
const custom = (url: string) => ({ linkType: 'custom', url })
const internal = (value: number) => ({ linkType: 'internal', doc: { relationTo: 'education-modules', value } })

it('knows of each link of what is public where it leads, and tells beside the text', async () => {
  const editor = await cms.signedInAs('editor')
  const draft = await makeModule(cms.payload, { title: 'A draft', _status: 'draft' })
  const moved = await makeModule(cms.payload, { slug: 'old-address' })
  await editor.patch(`/education-modules/${moved.id}`, { json: { slug: 'new-address', _status: 'published' } })
  const content = linked(
    internal(draft.id),
    custom('/education/old-address'),
    custom('https://there.example/'),
    custom('https://gone.example/x'),
  )
  const { id } = await makeModule(cms.payload, { content, title: 'With links' })
  await makeModule(cms.payload, { content: linked(custom('https://only-in-a-draft.example/')), _status: 'draft' })
  await makeReference(cms.payload, { doi: '10.1001/jama.2015.1' })
  await collectLinks(cms.payload)

  const asked: string[] = []
  const check = (url: string): Promise<LinkAnswer> => {
    asked.push(url)
    const isGone = url.includes('gone')
    return Promise.resolve({ state: isGone ? 'dead' : 'ok', status: isGone ? 404 : 200, leadsTo: null })
  }
  expect(await checkDueLinks(cms.payload, check)).toBe(3)
  expect(asked.toSorted()).toEqual([
    'https://doi.org/10.1001/jama.2015.1',
    'https://gone.example/x',
    'https://there.example/',
  ])
  expect(await checkDueLinks(cms.payload, check)).toBe(0)
  const linksOf = async () =>
    (await editor.get(`/editorial/desk?document=education-modules/${id}`)).body.links.map(
      ({ url, state }: { url: string; state: string }) => [url, state],
    )
  // Once is no proof: only the third night says dead.
  expect(await linksOf()).toEqual([
    [`/education/${draft.slug}`, 'draft'],
    ['/education/old-address', 'redirected'],
  ])
  for (const _night of [2, 3]) {
    await runSql(cms.databaseUrl, `UPDATE checked_links SET checked_at = now() - interval '1 day'`)
    expect(await checkDueLinks(cms.payload, check)).toBe(1)
  }
  expect(await linksOf()).toContainEqual(['https://gone.example/x', 'dead'])
})

it('tells of a page that was deleted for good as of one that never was, and of what a redirect leads on from', async () => {
  const editor = await cms.signedInAs('editor')
  const founder = await cms.signedInAs('founder')
  const page = {
    title: 'A short week',
    blocks: [{ blockType: 'hero', heading: 'A week by the sea', text: 'Walk.' }],
    _status: 'published',
  }
  const { id: pageId } = (await editor.post('/pages', { json: page })).body.doc
  const content = linked(
    ...['/a-short-week#day-2', '/never-was', '/Led-On.html?from=a', '/tarot/3', '/', '//cdn.example/x', '/sw.js'].map(
      custom,
    ),
  )
  const { id } = await makeModule(cms.payload, { content, title: 'With pages' })
  await editor.post('/redirects', { json: { from: '/led-on.html', to: '/practice' } })
  const linksOf = async () => {
    await collectLinks(cms.payload)
    return (await editor.get(`/editorial/desk?document=education-modules/${id}`)).body.links.map(
      ({ url, state, leadsTo }: { url: string; state: string; leadsTo: string | null }) => [url, state, leadsTo],
    )
  }
  const others = [
    ['/never-was', 'dead', null],
    ['/Led-On.html?from=a', 'redirected', '/practice'],
  ]
  expect(await linksOf()).toEqual(others)
  await editor.patch(`/pages/${pageId}`, { json: { deletedAt: '2026-03-17T10:00:00.000Z' } })
  expect((await founder.delete(`/pages/${pageId}?trash=true`)).status).toBe(200)
  expect((await linksOf()).toSorted()).toEqual([['/a-short-week', 'dead', null], ...others].toSorted())
})

it('tells of a redirect whose page has left the site since, and leaves alone what the site itself has', async () => {
  const editor = await cms.signedInAs('editor')
  const { id } = await makeModule(cms.payload, { slug: 'stays-a-while' })
  const page = {
    title: 'A page',
    blocks: [{ blockType: 'hero', heading: 'A week by the sea', text: 'Walk.' }],
    _status: 'published',
  }
  const { body } = await editor.post('/pages', { json: page })
  for (const [from, to] of [
    ['/old-module.html', '/education/stays-a-while#sleep'],
    ['/old-page.html', '/a-page'],
    ['/old-practice.html', '/practice'],
  ])
    expect((await editor.post('/redirects', { json: { from, to } })).status).toBe(201)
  await collectLinks(cms.payload)
  const led = async () => {
    const { rows } = await poolOf(cms.payload).query<string[]>({
      text: `SELECT title, url, state FROM link_places JOIN checked_links USING (url)
        WHERE collection = 'redirects' AND state <> 'ok' ORDER BY title`,
      rowMode: 'array',
    })
    return rows
  }
  expect(await led()).toEqual([])
  await editor.patch(`/pages/${body.doc.id}`, { json: { deletedAt: '2026-03-17T10:00:00.000Z' } })
  await editor.patch(`/education-modules/${id}`, { json: { _status: 'draft' } })
  await collectLinks(cms.payload)
  expect(await led()).toEqual([
    ['/old-module.html', '/education/stays-a-while', 'draft'],
    ['/old-page.html', '/a-page', 'dead'],
  ])
})
