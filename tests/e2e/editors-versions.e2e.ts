import { expectNoAxeViolations } from './accessibility'
import { expect, serverTime, signInAs, test, visit } from './fixtures'
import {
  addressOf,
  collection,
  expectedErrors,
  openAs,
  openLink,
  shown,
  stamp,
  statusOf,
  withModuleEditors,
} from './moduleEditors'

// Payload's drawer puts into the console what it is told was not scheduled.
test.use({ expectedErrors: [new RegExp(`${expectedErrors[0]!.source}|Not scheduled`)] })
// Each journey waits for a server that publishes and runs jobs every ten seconds.

const editors = withModuleEditors()

async function makeDraft(title: string) {
  const block = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const text = { type: 'text', version: 1, text: 'Words of hers.', format: 0, detail: 0, mode: 'normal', style: '' }
  const answer = await editors.founder.post(`${collection}?draft=true`, {
    data: {
      title,
      description: 'What it is about.',
      keyInsight: 'Take this home.',
      category: 'practice',
      content: { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [text] }] } },
      _status: 'draft',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number; slug: string } }
  editors.made.push(doc.id)
  return doc
}

/** Somebody else than its author stands behind the newest version. */
async function checkFacts(id: number) {
  const document = `education-modules/${id}`
  const { savedAt } = (await (await editors.edith.get(`/api/editorial/desk?document=${document}`)).json()) as {
    savedAt: string
  }
  const answer = await editors.edith.post('/api/editorial/acts', { data: { document, act: 'fact', savedAt } })
  expect(answer.status(), await answer.text()).toBe(201)
}

test('the live preview beside the text follows each save; what was typed while somebody else saved is offered after the reload', async ({
  page,
}) => {
  const { id } = await makeDraft(`Looked at live ${stamp()}`)
  // Edith's own, for Payload keeps it for an account that a preview is open, and others look at modules as the founder.
  await openAs(page.context(), editors.edith)
  await visit(page, addressOf(id))
  await page.locator('#live-preview-toggler').click()
  const beside = page.frameLocator('iframe')
  await expect(beside.getByText('Take this home.').first()).toBeVisible()
  await page.locator('#field-keyInsight').fill('Take that home instead.')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(beside.getByText('Take that home instead.').first()).toBeVisible()
  await expect(beside.getByText('Take this home.')).toHaveCount(0)

  const meanwhile = { description: 'Saved meanwhile.', _status: 'draft' }
  expect((await editors.edith.patch(`${collection}/${id}?draft=true`, { data: meanwhile })).status()).toBe(200)
  await page.locator('#field-keyInsight').fill('Typed meanwhile.')
  await expect(page.getByText('What you typed is kept in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Reload document' }).click()
  await expect(page.locator('#field-description')).toHaveValue('Saved meanwhile.')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Go on with these' }).click()
  await expect(page.locator('#field-keyInsight')).toHaveValue('Typed meanwhile.')
  await expect(page.locator('#field-description')).toHaveValue('Saved meanwhile.')
})

test('what may not be published is not scheduled, and says why; what may happens by itself', async ({
  page,
  baseURL,
}) => {
  const { id, slug } = await makeDraft(`In good time ${stamp()}`)
  await signInAs(page.request, baseURL!, editors.editor.email, editors.editor.password)
  // The panel offers only times to come. Its clock is behind, so that whatever is picked has passed for the server; and it
  // is noon there, so that the day has times left.
  const noonBefore = await serverTime(baseURL!)
  noonBefore.setDate(noonBefore.getDate() - 1)
  noonBefore.setHours(12, 0, 0, 0)
  await page.clock.setSystemTime(noonBefore)
  await visit(page, addressOf(id))
  await page.locator('#action-save-popup button').first().click()
  await page.getByText('Schedule Publish', { exact: true }).click()
  const drawer = page.locator('dialog.schedule-publish')
  // What was never on the site has nothing to be taken off: the drawer opens with what it is there for.
  await expect(drawer.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked()
  // Payload's drawer takes every answer for a success and empties its time.
  const save = async () => {
    await drawer.locator('#time input').click()
    await page.locator('.react-datepicker__day--today').click()
    await page
      .locator('.react-datepicker__time-list-item:not(.react-datepicker__time-list-item--disabled)')
      .first()
      .click()
    // The calendar lies over the button until something else is touched.
    await drawer.getByRole('heading', { name: /^Schedule publish/ }).click()
    await drawer.getByRole('button', { name: 'Save' }).click()
  }
  await save()
  await shown(page, /Not scheduled\. That time has passed/)
  // From here on the server is told its own time, which it takes for one that is still to come.
  await page.route(addressOf(id), async (route) => {
    const body = route.request().postData() ?? ''
    const due = new Date((await serverTime(baseURL!)).getTime() + 1_000).toISOString()
    await route.continue({ postData: body.replace(/(?<="date":"\$D)[^"]+/, due) })
  })
  await save()
  await shown(page, /Not scheduled\. .*Somebody else checks the facts of this version first/)
  await checkFacts(id)
  // Before, for its time comes at once.
  expect(await statusOf(editors, slug)).toBe(404)
  await save()
  await shown(page, /success/i)
  await expect.poll(() => statusOf(editors, slug), { timeout: 90_000, intervals: [1_000] }).toBe(200)
})

test('an editor compares versions and goes back to an older one', async ({ page, baseURL }) => {
  const before = `The first wording ${stamp()}`
  const { id, slug } = await makeDraft(before)
  await signInAs(page.request, baseURL!, editors.editor.email, editors.editor.password)
  const publish = async () => {
    await checkFacts(id)
    const answer = await editors.edith.patch(`${collection}/${id}`, { data: { _status: 'published' } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await publish()
  await editors.founder.patch(`${collection}/${id}?draft=true`, {
    data: { title: 'The second wording', _status: 'draft' },
  })
  await publish()
  expect(await (await editors.visitor.get(`/education/${slug}`)).text()).toContain('The second wording')

  const rows = page.locator('table tbody tr')
  const open = async (row: number) => {
    await visit(page, `${addressOf(id)}/versions`)
    await expect(rows).toHaveCount(4)
    await openLink(page, rows.nth(row).getByRole('link'))
  }
  // Newest first: the second wording as it was published, its draft, the first as it was published, its draft.
  await open(1)
  const comparison = page.getByRole('main')
  await expect(comparison.getByText('Title', { exact: true })).toBeVisible()
  await expect(comparison.getByText('first', { exact: false }).first()).toBeVisible()
  await expect(comparison.getByText('second', { exact: false }).first()).toBeVisible()
  // What the site keeps by itself stands in no form, and is not compared.
  for (const inner of ['Words Digest', 'Signed Text', 'Reviewed Text', 'Edited By', 'Previous Slugs'])
    await expect(comparison.getByText(inner, { exact: true })).toHaveCount(0)

  await open(2)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.locator('dialog[open] #confirm-action, dialog[open] button:has-text("Confirm")').first().click()
  await page.waitForURL(new RegExp(`${addressOf(id)}$`))
  const answer = await editors.visitor.get(`/education/${slug}`)
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  expect(text).toContain(before)
  expect(text).not.toContain('The second wording')
})

test('what may not be published stands on the first page until it is mended', async ({ page }) => {
  const title = `Promised too much ${stamp()}`
  const { id } = await makeDraft(title)
  const say = async (keyInsight: string) => {
    const answer = await editors.edith.patch(`${collection}/${id}?draft=true`, {
      data: { keyInsight, _status: 'draft' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await say('Black cohosh cures hot flashes.')
  await openAs(page.context(), editors.founder)
  await visit(page, '/admin')
  const waiting = page.locator('.power-years-waiting')
  await expect(waiting.getByRole('heading', { name: 'Checks that fail' })).toBeVisible()
  const entry = waiting.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'a draft: 1 error' })
  await expect(entry).toBeVisible()
  await expectNoAxeViolations(page, '.power-years-waiting')

  await visit(page, `/admin/collections/text-checks?search=${encodeURIComponent(title)}`)
  const row = page.locator('table tbody tr').filter({ hasText: title })
  await expect(row).toContainText('Black cohosh cures hot flashes.')
  await openLink(page, row.getByRole('link', { name: title }))
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Not to be published')

  await say('Rest counts.')
  await visit(page, '/admin')
  await expect(waiting.getByRole('heading', { name: 'What waits for me' })).toBeVisible()
  await expect(entry).toHaveCount(0)
})
