import { readFile } from 'node:fs/promises'

import { archiveOf, entriesIn } from '../../src/testing/contentArchives'
import { expectNoAxeViolations } from './accessibility'
import { expect, test, visit } from './fixtures'
import { collection, expectedRefusals, openAs, shown, stamp, visitList, withModuleEditors } from './moduleEditors'

// What is no archive is refused.
test.use({ expectedErrors: expectedRefusals })

const editors = withModuleEditors()

test('an editor leads an old address on, brings others in as a table, and the same table makes nothing twice', async ({
  page,
  context,
}) => {
  const { edith, founder, visitor } = editors
  const word = stamp()
  const leadsTo = async (path: string) => (await visitor.get(path)).headers().location
  await openAs(context, edith)

  await visit(page, '/admin/collections/redirects/create')
  await page.locator('#field-from').fill(`/Blog/${word}.html`)
  await page.locator('#field-to').fill('/practice')
  await page.locator('#action-save').click()
  await shown(page, /success/i)
  await expect.poll(() => leadsTo(`/blog/${word}.html?from=letter`)).toMatch(/\/practice\?from=letter$/)

  await visitList(page, `/admin/collections/redirects?search=${word}`)
  await page.getByText('As a table (CSV)').click()
  const csv = `from,to\n/blog/${word}.html,/practice\n/shop/${word},/smart-stacks\n`
  const choose = () =>
    page
      .getByLabel(/^Bring a table back/)
      .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await choose()
  await expect(page.getByText('1 new, 0 changed, 1 as they are, 0 cannot be taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 text' }).click()
  await expect(page.getByText('1 new, 0 changed.')).toBeVisible()
  await expect.poll(() => leadsTo(`/shop/${word}`)).toMatch(/\/smart-stacks$/)

  await choose()
  await expect(page.getByText('0 new, 0 changed, 2 as they are, 0 cannot be taken.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 0 texts' })).toBeDisabled()
  await founder.delete(`/api/redirects?where[from][like]=${word}`)
})

test('a founder takes all content out as one file, and brings a text of it in again after seeing what it would do', async ({
  page,
  context,
}) => {
  const { edith, founder, made } = editors
  const title = `Travels ${stamp()}`
  const slug = title.toLowerCase().replace(' ', '-')
  const data = { title, keyInsight: 'It comes back as it went.', _status: 'draft' }
  const { doc } = await (await edith.post(`${collection}?draft=true`, { data })).json()
  await openAs(context, founder)
  await visit(page, '/admin/globals/site-settings')
  await page.getByRole('button', { name: 'All content' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the archive' }).click()
  const archive = await readFile(await (await started).path())
  await founder.delete(`${collection}/${doc.id}`)

  const choose = (file: Buffer) =>
    page
      .getByLabel(/^The archive of another installation/)
      .setInputFiles({ name: 'content.tar', mimeType: 'application/x-tar', buffer: file })
  await choose(archive.subarray(700))
  await expect(page.getByText('This file is no archive of content. Nothing was changed.')).toBeVisible()

  // As it would be of an installation that has this one text.
  const name = `collections/education-modules/${slug}.json`
  const own = (await entriesIn(archive)).filter(([entry]) => entry === name)
  await choose(
    await archiveOf(
      own.map(([entry, text]) => [entry, text.replace('"title"', '"titel"').replace('"keyInsight"', '"insight"')]),
    ),
  )
  await expect(page.getByText('2 things stand against this archive. Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What stands against it' }).getByRole('listitem')).toHaveText([
    /The field “titel” of education-modules\/.* is unknown here/,
    /The field “insight”/,
  ])
  await expectNoAxeViolations(page, '.power-years-import')
  await choose(await archiveOf(own))
  await expect(page.getByText('1 new, 0 changed, 0 the same.')).toBeVisible()
  await expect(page.getByRole('row', { name: title })).toContainText('new')
  await expectNoAxeViolations(page, '.power-years-import')
  const find = async () =>
    (await (await founder.get(`${collection}?draft=true&depth=0&where[slug][equals]=${slug}`)).json()).docs
  expect(await find()).toEqual([])
  await page.getByRole('button', { name: 'Bring in 1 text' }).click()
  await expect(page.getByText('Brought in: 1 new, 0 changed.')).toBeVisible()
  const [back] = await find()
  made.push(back.id)
  expect(back).toMatchObject({ ...data, createdAt: doc.createdAt })
  const trail = await founder.get('/api/audit-trail?limit=5&where[what][equals]=Brought in an archive of content')
  expect((await trail.json()).docs[0].after).toMatchObject({ new: 1, changed: 0 })
})
