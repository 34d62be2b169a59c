import { afterAll, beforeAll, expect, it } from 'vitest'

import type { LinkAnswer } from '@/integrations/links/checkLink'
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
