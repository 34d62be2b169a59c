import { type Locator, type Page } from '@playwright/test'

import { expectNoAxeViolationsInState, expectToFitNarrowPhone } from './accessibility'
import { expect, test, visit } from './fixtures'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search the whole site' })
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })

async function openSearch(page: Page, path = '/'): Promise<void> {
  await visit(page, path)
  await opener(page).click()
  await expect(box(page)).toBeFocused()
}

/** Where nothing is found there is still somewhere to go, and help is one press away. */
const expectWaysOn = (within: Locator, addresses: string[]) =>
  expect
    .poll(() => within.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(addresses)

test('while typing, results come by kind, and their number is said', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('flush')
  await expect(dialog(page).getByRole('status')).toHaveText(/\d+ results for “flush”/)
  await expect(dialog(page).getByRole('heading', { name: 'Education modules' })).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Smart stacks' })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: /^Hot Flashes, Honestly/ })).toBeVisible()
  await box(page).fill('zzyzx')
  await expect(dialog(page).getByRole('status')).toHaveText(/^Nothing found for “zzyzx”/)
  await expect(dialog(page).getByRole('heading', { name: 'Nothing on this shelf for “zzyzx”' })).toBeVisible()
  await expectWaysOn(dialog(page), ['/education', '/ask-auntie', '/warning-signs'])
  await expectNoAxeViolationsInState(page)
})

test('by keyboard alone: open, look, walk to a result, follow it', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('HRT')
  const first = dialog(page).getByRole('link').first()
  // What was found for its first letters goes once this comes.
  await expect(dialog(page).getByRole('status')).toHaveText(/for “HRT”/)
  await expect(first).toHaveText(/^Hormone Therapy Without the Panic/)
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/education\/hormone-therapy-without-the-panic$/)
  await expect(page.getByRole('heading', { name: 'Hormone Therapy Without the Panic' })).toBeVisible()
})

test('Enter leads to the search as a page', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('heavy period')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=heavy(?:%20|\+)period$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(/^Bleeding: What.s Normal/)
})

test('a search is answered from memory, not rendered anew', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/search?q=flooding')).headers()
  // What Next renders has a nonce of its own each time.
  expect(policy).toContain("'sha256-")
  expect(policy).not.toContain('nonce-')
})

test('what is typed appears in no answer that a cache may keep, and the page is not for search engines', async ({
  request,
}) => {
  for (const path of ['/search?q=flooding', '/api/search?q=flooding']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
  expect(await (await request.get('/search')).text()).toContain('<meta name="robots" content="noindex"')
})

test('a page without results says so and leads on', async ({ page }) => {
  await page.goto('/search?q=zzyzx')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Nothing on this shelf for “zzyzx”' })).toBeVisible()
  await expectWaysOn(main, ['/education', '/ask-auntie', '/warning-signs'])
  await expectNoAxeViolationsInState(page)
  await expectToFitNarrowPhone(page)
})

test.describe('when the network goes', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('a search that is not answered says so, keeps her words, leads to help, and asks again', async ({ page }) => {
    await openSearch(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await box(page).fill('sleep')
    await expect(dialog(page).getByRole('heading', { name: 'The shelves are out of reach' })).toBeVisible()
    await expectWaysOn(dialog(page), ['/education', '/now', '/warning-signs'])
    await expectNoAxeViolationsInState(page)
    await page.context().setOffline(false)
    await dialog(page).getByRole('button', { name: 'Search again' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(/results for “sleep”/)
    await expect(box(page)).toHaveValue('sleep')
  })
})

test('works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/education')
  await opener(page).click()
  await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('parabens')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: /^Parabens/ }).click()
  await expect(page).toHaveURL(/\/clean-ingredients#parabens$/)
  await context.close()
})

test('the dialog and a page of results are accessible in both themes, and the page fits the narrowest phone', async ({
  page,
}) => {
  await openSearch(page)
  await box(page).fill('sleep')
  await expect(dialog(page).getByRole('status')).toHaveText(/results for “sleep”/)
  await expectNoAxeViolationsInState(page)
  await page.goto('/search?q=sleep')
  await expect(page.getByText(/results for “sleep”/)).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await expectToFitNarrowPhone(page)
})
