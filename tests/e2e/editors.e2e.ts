import { request as newRequest, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import { expect, serverTime, signedInRequests, signInAs, test } from './fixtures'

// Addresses that are not there yet, or not any more, are part of these journeys; the panel preloads fonts it may not use;
// and Chromium has its own opinion of the frame of Payload's live preview. One pattern: Playwright takes a list of two for
// a value and its options.
const expected = ['Failed to load resource.*404', 'was preloaded using link preload', 'An iframe which has both']
test.use({ expectedErrors: [new RegExp(expected.join('|'))] })
// Each journey waits for a server that compiles, publishes and runs jobs every ten seconds.
test.setTimeout(120_000)

const collection = '/api/education-modules'
const stamp = () => Math.random().toString(36).slice(2, 8)

const editor = { email: `editor-${stamp()}@example.com`, password: `a long password ${stamp()}` }
let founder: APIRequestContext
/** The editor's calls beside the panel. */
let edith: APIRequestContext
/** Somebody without a session; each call is a request of its own, as a visitor's. */
let visitor: APIRequestContext
/** What the editor's module cites, and nothing else does. */
let source: { id: number; key: string }
const made: number[] = []

test.beforeAll(async ({ baseURL }) => {
  founder = await signedInRequests(baseURL!, 'FOUNDER')
  visitor = await newRequest.newContext({ baseURL, maxRedirects: 0 })
  const answer = await founder.post('/api/users', { data: { ...editor, name: 'Edith', roles: ['editor'] } })
  expect(answer.status(), await answer.text()).toBe(201)
  const key = `edithson-${stamp()}`
  const published = { authors: 'Edithson E', year: 1999, title: `Counted ${key}`, source: 'A journal', kind: 'cohort' }
  const cited = await founder.post('/api/references', { data: { ...published, key, finding: 'It was counted.' } })
  expect(cited.status(), await cited.text()).toBe(201)
  source = { id: ((await cited.json()) as { doc: { id: number } }).doc.id, key }
  edith = await newRequest.newContext({ baseURL, extraHTTPHeaders: { origin: new URL(baseURL!).origin } })
  await signInAs(edith, baseURL!, editor.email, editor.password)
})

test.afterAll(async () => {
  for (const id of made) await founder.delete(`${collection}/${id}`)
  await founder.delete(`/api/references/${source.id}`)
  await founder.delete(`/api/users?where[email][equals]=${encodeURIComponent(editor.email)}`)
  await Promise.all([founder, edith, visitor].map((one) => one.dispose()))
})

const statusOf = async (slug: string) => (await visitor.get(`/education/${slug}`)).status()
const listedTitles = async () =>
  ((await (await visitor.get('/api/education/modules')).json()) as { title: string }[]).map(({ title }) => title)
/** By its address: a press while Payload's panel still settles its own leads nowhere. */
const openLink = async (page: Page, link: Locator) => page.goto((await link.getAttribute('href'))!)
const isLocked = async (address: string) => {
  const where = `where[document.value][equals]=${address.split('/').at(-1)}`
  const answer = await founder.get(`/api/payload-locked-documents?${where}`)
  return ((await answer.json()) as { totalDocs: number }).totalDocs > 0
}
const addressOf = (id: number) => `/admin/collections/education-modules/${id}`
const shown = (page: Page, text: RegExp | string) =>
  expect(page.locator('[data-sonner-toast]', { hasText: text }).first()).toBeVisible({ timeout: 20_000 })

async function makeDraft(title: string) {
  const block = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const text = { type: 'text', version: 1, text: 'Words of hers.', format: 0, detail: 0, mode: 'normal', style: '' }
  const answer = await founder.post(`${collection}?draft=true`, {
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
  made.push(doc.id)
  return doc
}

/** Somebody else than its author stands behind the newest version. */
async function checkFacts(id: number) {
  const document = `education-modules/${id}`
  const { savedAt } = (await (await edith.get(`/api/editorial/desk?document=${document}`)).json()) as {
    savedAt: string
  }
  const answer = await edith.post('/api/editorial/acts', { data: { document, act: 'fact', savedAt } })
  expect(answer.status(), await answer.text()).toBe(201)
}

test('an editor writes a module, looks at it, publishes it, moves it and takes it away', async ({ page, browser }) => {
  const title = `Written by Edith ${stamp()}`
  const slug = title.toLowerCase().replaceAll(' ', '-')

  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(editor.email)
  await page.getByLabel('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/admin\/?$/)

  await test.step('the editor writes it and saves a draft', async () => {
    await page.goto('/admin/collections/education-modules/create')
    await page.locator('#field-title').fill(title)
    await page.locator('#field-description').fill('A sentence about it.')
    await page.locator('#field-content [contenteditable="true"], [data-lexical-editor="true"]').first().click()
    await page.keyboard.type('Her own plain words.')
    await page.keyboard.type(' @edithson1999')
    await expect(page.getByRole('option', { name: /^Edithson 1999/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('.power-years-citation', { hasText: 'Edithson 1999' })).toBeVisible()
    await page.locator('#field-keyInsight').fill('What she takes home.')
    await page.locator('#field-category input').click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.waitForURL(/education-modules\/\d+$/)
    made.push(Number(page.url().split('/').at(-1)))
    await expect(page.locator('#field-slug')).toHaveValue(slug)
  })
  const address = page.url()

  await test.step('visitors see nothing of it', async () => {
    expect(await statusOf(slug)).toBe(404)
    expect(await listedTitles()).not.toContain(title)
  })

  await test.step('the editor previews it, and leaving shows what visitors see', async () => {
    expect(await page.locator('#preview-button').getAttribute('href')).toBe(
      `/preview?path=${encodeURIComponent(`/education/${slug}`)}`,
    )
    await page.goto(`/preview?path=/education/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Her own plain words.')).toBeVisible()
    expect(await statusOf(slug)).toBe(404)
    await page.getByRole('link', { name: 'Leave preview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })

  await test.step('asked for a check, it is checked and published by somebody else, and the next request shows it', async () => {
    await page.goto(address)
    await page.locator('#field-description').fill('A better sentence about it.')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await shown(page, /success/i)
    await page.getByRole('button', { name: 'Ask for a check' }).click()
    await expect(page.getByText('Waits for a fact check')).toBeVisible()
    // Whoever has a text open keeps others out; who asks for a check lets them in.
    expect(await isLocked(address)).toBe(false)

    const context = await browser.newContext({ storageState: await founder.storageState() })
    const checker = await context.newPage()
    await checker.goto(new URL('/admin', address).href)
    await openLink(checker, checker.getByRole('link', { name: title }).first())
    const list = checker.getByRole('group', { name: 'Before you say so' })
    await expect(list).toBeVisible()
    for (const entry of await list.getByRole('checkbox').all()) await entry.check()
    await checker.getByRole('button', { name: 'I checked the facts' }).click()
    await expect(checker.getByText('Approved', { exact: true })).toBeVisible()
    await checker.getByRole('button', { name: 'Publish changes' }).click()
    await shown(checker, /success/i)
    await context.close()
    const answer = await visitor.get(`/education/${slug}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Her own plain words.')
    expect(await answer.text()).toContain('Checked these words on')
    expect(await listedTitles()).toContain(title)
  })

  await test.step('a source that the editor marks as retracted, and a day that has passed, are told beside the sentence', async () => {
    const markSource = async (status: string) => {
      await page.goto(`/admin/collections/references/${source.id}`)
      await page.locator('#field-status input').click()
      await page.getByRole('option', { name: status, exact: true }).click()
      await page.locator('#action-save').click()
      await shown(page, /success/i)
    }
    const read = async () => (await visitor.get(`/education/${slug}`)).text()
    const retracted = 'The source of this sentence was retracted.'
    await markSource('Retracted')
    await expect.poll(read, { timeout: 60_000 }).toContain(retracted)
    const reader = await browser.newPage()
    await reader.goto(new URL(`/education/${slug}`, address).href)
    await expect(reader.locator('article').getByText(retracted).first()).toBeVisible()
    await expect(reader.locator('#source-1')).toContainText(
      /Retracted since .+ What rests on it is being looked at again/,
    )

    await markSource('Current')
    const found = await edith.get(`/api/claims?where[referenceId][equals]=${source.id}`)
    const claim = `/api/claims/${((await found.json()) as { docs: { id: number }[] }).docs[0]!.id}`
    await edith.patch(claim, { data: { act: 'check' } })
    const passed = await edith.patch(claim, { data: { nextDue: '2025-12-01T12:00:00.000Z' } })
    expect(passed.status(), await passed.text()).toBe(200)
    const due = 'This sentence is due for another look since December 1, 2025.'
    await expect.poll(read, { timeout: 60_000 }).toContain(due)
    await reader.reload()
    await expect(reader.locator('article').getByText(due).first()).toBeVisible()
    expect(await read()).not.toContain(retracted)
    await reader.close()
  })

  await test.step('the editor moves it, and the old address leads to the new one', async () => {
    await page.goto(address)
    await page.locator('#field-slug').fill(`${slug}-moved`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await shown(page, /success/i)
    expect(await statusOf(`${slug}-moved`)).toBe(200)
    const answer = await visitor.get(`/education/${slug}`)
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toMatch(new RegExp(`/education/${slug}-moved$`))
  })

  await test.step('the editor unpublishes it, and the next request finds nothing', async () => {
    await page.reload()
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-unpublish').click()
    await page.locator('dialog[open] #confirm-action, dialog[open] button:has-text("Confirm")').first().click()
    await shown(page, /unpublished/i)
    expect(await statusOf(`${slug}-moved`)).toBe(404)
    expect(await statusOf(slug)).toBe(404)
    expect(await listedTitles()).not.toContain(title)
  })
})

test('the live preview beside the text follows each save', async ({ page }) => {
  const { id } = await makeDraft(`Looked at live ${stamp()}`)
  await page.context().addCookies((await founder.storageState()).cookies)
  await page.goto(addressOf(id))
  await page.locator('#live-preview-toggler').click()
  const beside = page.frameLocator('iframe')
  await expect(beside.getByText('Take this home.').first()).toBeVisible({ timeout: 30_000 })
  await page.locator('#field-keyInsight').fill('Take that home instead.')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(beside.getByText('Take that home instead.').first()).toBeVisible({ timeout: 30_000 })
  await expect(beside.getByText('Take this home.')).toHaveCount(0)
})

test('a scheduled publish happens by itself', async ({ page, baseURL }) => {
  const { id, slug } = await makeDraft(`In good time ${stamp()}`)
  await signInAs(page.request, baseURL!, editor.email, editor.password)
  await checkFacts(id)
  // The panel offers only times to come. Its clock is behind, so that whatever is picked has come for the server; and it
  // is noon there, so that the day has times left.
  const noonBefore = await serverTime(baseURL!)
  noonBefore.setDate(noonBefore.getDate() - 1)
  noonBefore.setHours(12, 0, 0, 0)
  await page.clock.setSystemTime(noonBefore)
  await page.goto(addressOf(id))
  await page.locator('#action-save-popup button').first().click()
  await page.getByText('Schedule Publish', { exact: true }).click()
  const drawer = page.locator('dialog.schedule-publish')
  // Payload has Unpublish chosen here, also for a draft that was never published.
  await drawer.getByText('Publish', { exact: true }).click()
  await drawer.locator('#time input').click()
  await page.locator('.react-datepicker__day--today').click()
  await page
    .locator('.react-datepicker__time-list-item:not(.react-datepicker__time-list-item--disabled)')
    .first()
    .click()
  // The calendar lies over the button until something else is touched.
  await drawer.getByRole('heading', { name: /^Schedule publish/ }).click()
  // Before, for its time has come: the schedule may run in the moment in which it is saved.
  expect(await statusOf(slug)).toBe(404)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await shown(page, /success/i)
  await expect.poll(() => statusOf(slug), { timeout: 40_000, intervals: [1_000] }).toBe(200)
})

test('an editor compares versions and goes back to an older one', async ({ page, baseURL }) => {
  const before = `The first wording ${stamp()}`
  const { id, slug } = await makeDraft(before)
  await signInAs(page.request, baseURL!, editor.email, editor.password)
  const publish = async () => {
    await checkFacts(id)
    const answer = await edith.patch(`${collection}/${id}`, { data: { _status: 'published' } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await publish()
  await founder.patch(`${collection}/${id}?draft=true`, { data: { title: 'The second wording', _status: 'draft' } })
  await publish()
  expect(await (await visitor.get(`/education/${slug}`)).text()).toContain('The second wording')

  const rows = page.locator('table tbody tr')
  const open = async (row: number) => {
    await page.goto(`${addressOf(id)}/versions`)
    await expect(rows).toHaveCount(4)
    await openLink(page, rows.nth(row).getByRole('link'))
  }
  // Newest first: the second wording as it was published, its draft, the first as it was published, its draft.
  await open(1)
  const comparison = page.getByRole('main')
  await expect(comparison.getByText('Title', { exact: true })).toBeVisible()
  await expect(comparison.getByText('first', { exact: false }).first()).toBeVisible()
  await expect(comparison.getByText('second', { exact: false }).first()).toBeVisible()

  await open(2)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.locator('dialog[open] #confirm-action, dialog[open] button:has-text("Confirm")').first().click()
  await page.waitForURL(new RegExp(`${addressOf(id)}$`))
  const answer = await visitor.get(`/education/${slug}`)
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  expect(text).toContain(before)
  expect(text).not.toContain('The second wording')
})
