import { readFile } from 'node:fs/promises'

import { type Page } from '@playwright/test'

import { expectNoAxeViolationsInState } from './accessibility'
import { expect, now, test, visit } from './fixtures'

const path = '/privacy-dashboard'
const flash = {
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: ['Caffeine'],
  reliefMethods: [],
  notes: 'In the middle of a meeting',
  timestamp: '2026-01-02T03:04:05.000Z',
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export All Data' })
const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete Account' })
const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Account' })
const first = 'Are you absolutely sure? This will permanently delete ALL your data and cannot be undone.'
const final = "This is your final warning... Type 'DELETE' to confirm."

const firstSquare = (page: Page) => page.getByRole('group', { name: 'The board' }).getByRole('button').first()

/** Completes the first square of a bingo board, and waits until it is kept. */
async function completeSquare(page: Page): Promise<void> {
  await visit(page, '/self-care-bingo?board=daily-gentle')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await firstSquare(page).click()
  expect((await kept).url()).toContain('/api/bingo/progress/')
}

/** Saves a hot flash as the site's own pages do, and opens the privacy page. */
async function saveSomething(page: Page, counted = '1 entry, sealed'): Promise<void> {
  await page.goto(path)
  const status = await page.evaluate(async (sent) => {
    const { status } = await fetch('/api/symptoms/log', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    })
    return status
  }, flash)
  expect(status).toBe(201)
  await page.reload()
  await expect(row(page, 'Health data')).toContainText(counted)
}

test('a visitor who saved nothing reads that nothing is collected', async ({ page }) => {
  await page.goto(path)
  for (const name of ['Personal info', 'Health data', 'Usage analytics'])
    await expect(row(page, name)).toContainText('Not Collected')
  for (const name of ['Third parties', 'Government', 'Healthcare providers'])
    await expect(row(page, name)).toContainText('NEVER')
  for (const badge of ['GDPR Compliant', 'HIPAA Compliant', 'CCPA Compliant'])
    await expect(page.getByText(badge)).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})

test('both prompts before a deletion are accessible in both themes', async ({ page }) => {
  await page.goto(path)
  await deleteButton(page).click()
  await expect(prompt(page)).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(prompt(page).getByLabel('Your confirmation')).toBeVisible()
  await expectNoAxeViolationsInState(page)
})

test('what was saved is counted, exported, deleted and brought back', async ({ page }) => {
  await completeSquare(page)
  await saveSomething(page, '2 entries, sealed')
  await expect(row(page, '1 hot flash'), 'below the count').toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem('power-years-reading', '{"sleep":{"seconds":9,"completed":false,"at":1}}'),
  )

  const downloading = page.waitForEvent('download')
  await exportButton(page).click()
  const file = await downloading
  // Before anything else: a toast leaves after some seconds.
  await expect(page.getByText('Data Export Complete').first()).toBeVisible()
  await expect(page.getByText('Your complete data has been downloaded.').first()).toBeVisible()
  expect(file.suggestedFilename()).toBe(`data-export-${now.toISOString().slice(0, 10)}.json`)
  const { records } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(records.symptoms).toEqual([expect.objectContaining({ severity: 3, notes: flash.notes })])
  for (const [name, ending] of [
    ['To read', 'html'],
    ['As a table (CSV)', 'csv'],
    ['For a clinic (FHIR)', 'fhir.json'],
  ] as const) {
    const other = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    expect((await other).suggestedFilename()).toBe(`diary-${now.toISOString().slice(0, 10)}.${ending}`)
    expect(await readFile(await (await other).path(), 'utf8')).toContain(flash.notes)
  }
  const exported = await file.path()

  await deleteButton(page).click()
  await expect(prompt(page)).toContainText(first)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(prompt(page)).toContainText(final)
  // What is on its way out goes first: after the deletion it would be kept for a visitor anew.
  const sending = await page.evaluateHandle(() => {
    let end = () => {}
    void navigator.locks.request('power-years-outbox', () => new Promise<void>((resolve) => (end = resolve)))
    return { end: () => end() }
  })
  // No typing is checked.
  await page.getByRole('button', { name: 'Delete Everything' }).click()
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
  await expect.poll(waiting).toEqual(['power-years-outbox'])
  expect(await page.context().cookies()).not.toEqual([])
  await sending.evaluate(({ end }) => end())
  await expect(page.getByText('Account Deleted').first()).toBeVisible()
  await expect(page.getByText('Your account and all data have been permanently deleted.').first()).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('power-years-reading'))).toBeNull()

  // A file that is chosen before the page listens is seen by nobody.
  await visit(page, path)
  await expect(row(page, 'Health data')).toContainText('Not Collected')

  // What was deleted comes back from the file, once; other files are refused in words.
  const picker = page.getByLabel('Import an export')
  const bring = async (chosen: Parameters<typeof picker.setInputFiles>[0], told: string) => {
    await picker.setInputFiles(chosen)
    await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible()
  }
  const named = { name: 'x.json', mimeType: 'application/json' }
  await bring({ ...named, buffer: Buffer.from('PK\u0003') }, 'That file is no export: it holds no JSON.')
  await bring({ ...named, buffer: Buffer.from('{"resourceType":"Bundle"}') }, 'That file is no export of this site.')
  await bring(exported, '2 entries were brought back.')
  await bring(exported, '0 entries were brought back. 2 were here already.')
  await expect(row(page, 'Health data')).toContainText('2 entries, sealed')
  // The board belongs to a game of this browser, and the file is of one before.
  await visit(page, '/self-care-bingo?board=daily-gentle')
  await expect(firstSquare(page)).toHaveAttribute('aria-pressed', 'true')
})

test('that a diary was shown here is forgotten with it, though the browser keeps the rest', async ({ page }) => {
  await saveSomething(page)
  await page.goto('/tracking')
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  await expect.poll(() => kept('power-years-diary')).not.toBeNull()
  await page.evaluate(() => localStorage.setItem('power-years-reading', '{}'))

  await visit(page, path)
  await deleteButton(page).click()
  await prompt(page)
    .getByRole('checkbox', { name: /^Also clear what this browser keeps/ })
    .uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Delete Everything' }).click()
  await expect(page.getByText('Account Deleted').first()).toBeVisible()
  expect(await kept('power-years-diary')).toBeNull()
  expect(await kept('power-years-reading')).toBe('{}')
})

test('either prompt can be turned back from, by keyboard too, and nothing is deleted', async ({ page }) => {
  await saveSomething(page)
  await deleteButton(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt(page)).toHaveCount(0)
  await expect(deleteButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(prompt(page)).toContainText(final)
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toHaveCount(0)
  await expect(deleteButton(page)).toBeFocused()
  await page.reload()
  await expect(row(page, 'Health data')).toContainText('1 entry, sealed')
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('a visitor is told in words and can try again', async ({ page }) => {
    const away = { status: 503, json: { message: 'The database is away. Please try again in a moment.' } }
    await page.route('**/api/privacy/**', (route) => route.fulfill(away))
    await page.goto(path)
    await expect(row(page, 'Health data')).toContainText('Not known just now')
    await exportButton(page).click()
    await expect(page.getByText('Export Failed', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Unable to export your data. Please try again.').first()).toBeVisible()
    await deleteButton(page).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Delete Everything' }).click()
    await expect(page.getByText('Deletion Failed', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Unable to delete your account. Please contact support.').first()).toBeVisible()
    await expect(page).toHaveURL(/privacy-dashboard$/)
    await page.unroute('**/api/privacy/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(row(page, 'Health data')).toContainText('Not Collected')
  })
})
