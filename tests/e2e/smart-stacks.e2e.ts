import { type Page } from '@playwright/test'

import { expectNoAxeViolationsInState } from './accessibility'
import { expect, test, visit } from './fixtures'

const stack = 'Morning Clarity Stack'
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const link = (page: Page, name: string) => page.getByRole('link', { name: `View Protocol ${name}` })
const dialog = (page: Page) => page.getByRole('dialog')

test('the grid shows name, badge, two symptoms and how many more, and the timeline', async ({ page }) => {
  await visit(page, '/smart-stacks')
  const item = card(page, stack)
  await expect(item).toContainText('Free')
  await expect(item.getByRole('list', { name: 'For' }).getByRole('listitem')).toHaveText([
    'brain fog',
    'fatigue',
    /^\+3/,
  ])
  await expect(item).toContainText('8 weeks')
  for (const name of ['Hot Flash Cooling Protocol', 'Body Shield Ritual']) await expect(link(page, name)).toBeVisible()
})

test('a protocol opens at its own address and closes by Back, by its button and by Escape', async ({ page }) => {
  for (const close of ['Back', 'the close button', 'Escape']) {
    await visit(page, '/smart-stacks')
    await link(page, stack).click()
    await expect(dialog(page)).toHaveAccessibleName(stack)
    await expect(page).toHaveURL(/\/smart-stacks\/morning-clarity-stack$/)
    for (const title of [
      'Instructions',
      'Core products',
      'Additional supports',
      'Lifestyle integration',
      'Expected timeline',
      'Supplements',
      'Left out on purpose',
    ])
      await expect(dialog(page).getByRole('heading', { name: title, exact: true })).toBeAttached()
    await expect(dialog(page)).toContainText('2 out of 5')
    await expect(dialog(page)).toContainText('Take a screenshot')
    await expect(dialog(page)).toContainText('consult a healthcare provider')
    if (close === 'Back') await page.goBack()
    if (close === 'the close button') await dialog(page).getByRole('button', { name: 'Close' }).click()
    if (close === 'Escape') await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/smart-stacks$/)
    await expect(link(page, stack)).toBeFocused()
  }
})

test('by keyboard a protocol opens, and after a reload it is a page of its own', async ({ page }) => {
  await visit(page, '/smart-stacks')
  await link(page, stack).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: stack })).toBeVisible()
  for (const print of await page.getByRole('button', { name: 'Print' }).all()) await expect(print).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' }), 'before and behind a long protocol').toHaveCount(2)
})

test('the cooling protocol says plainly what is not recommended for hot flashes', async ({ page }) => {
  await page.goto('/smart-stacks/hot-flash-cooling-protocol')
  for (const name of ['Black cohosh', 'Magnesium', 'Omega-3']) {
    const supplement = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(supplement).toContainText('No evidence, or evidence against')
    await expect(supplement).toContainText('Not recommended for hot flashes')
    await expect(supplement).toContainText('Cautions')
    await expect(supplement).toContainText('Interactions')
    await expect(supplement).toContainText('Sources')
  }
})

test('an unknown stack answers 404', async ({ page }) => {
  const answer = await page.request.get('/smart-stacks/snake-oil')
  expect(answer.status()).toBe(404)
})

test('an open protocol is accessible in both themes', async ({ page }) => {
  await visit(page, '/smart-stacks')
  await link(page, stack).click()
  await expect(dialog(page)).toBeVisible()
  await expectNoAxeViolationsInState(page)
})

test('works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/smart-stacks')
  await link(page, stack).click()
  await expect(page.getByRole('heading', { level: 1, name: stack })).toBeVisible()
  await expect(page.getByText('2 out of 5')).toBeVisible()
  await context.close()
})
