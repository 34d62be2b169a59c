import { expectNoAxeViolations } from './accessibility'
import { expect, test } from './fixtures'
import { collection, expectedRefusals, openAs, shown, stamp, visitList, withModuleEditors } from './moduleEditors'

// What is left, and what is refused in part, is answered as an error.
test.use({ expectedErrors: expectedRefusals })

const editors = withModuleEditors()

test('a change of many shows what it would do to each, and is made when that is confirmed', async ({
  page,
  context,
}) => {
  const word = stamp()
  const { edith, made } = editors
  for (const data of [
    { title: `Joints ${word}`, duration: 4 },
    { title: `Bones ${word}`, duration: 9 },
  ]) {
    const { doc } = await (await edith.post(`${collection}?draft=true`, { data: { ...data, _status: 'draft' } })).json()
    made.push(doc.id)
  }
  const durations = async () => {
    const of = async (id: number) => (await (await edith.get(`${collection}/${id}?draft=true&depth=0`)).json()).duration
    return Promise.all(made.map(of))
  }
  await openAs(context, edith)
  await visitList(page, `/admin/collections/education-modules?search=${word}`)
  const rows = page.locator('.table tbody tr')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await row.locator('input[type=checkbox]').check()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.locator('.edit-many__form .rs__control').click()
  await page.locator('.rs__option', { hasText: 'Duration' }).click()
  await page.locator('#field-duration').fill('9')

  const save = page.locator('.edit-many__draft')
  const preview = page.getByRole('dialog', { name: 'Look before you change 1 Module' })
  await save.click()
  await expect(preview).toContainText('1 changes, 1 is so already. Nothing is stored yet.')
  await expect(preview.getByRole('row', { name: `Joints ${word}` })).toContainText('Duration: 4 9')
  await expectNoAxeViolations(page, 'dialog[open]')
  await preview.getByRole('button', { name: 'Not now' }).click()
  await shown(page, 'Nothing was changed.')
  expect(await durations()).toEqual([4, 9])

  await save.click()
  await preview.getByRole('button', { name: 'Change 1' }).click()
  await shown(page, /Updated 2 Modules/)
  expect(await durations()).toEqual([9, 9])
})
