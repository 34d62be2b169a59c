import type { Page } from '@playwright/test'

import { expectNoAxeViolationsInState } from './accessibility'
import { expect, test, visit } from './fixtures'

test.use({ viewport: { width: 390, height: 844 } })

const soon = (page: Page, name: string) => page.getByRole('main').locator('li').getByText(name, { exact: true })

test('what to call for at once stands open on a phone, and the rest folds by where it is', async ({ page }) => {
  await visit(page, '/warning-signs')
  const signs = soon(page, 'Now:')
  const count = await signs.count()
  expect(count).toBeGreaterThan(10)
  for (let index = 0; index < count; index += 1) await expect(signs.nth(index)).toBeVisible()
  await expect(soon(page, 'Today:').first()).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_250)

  await page
    .getByRole('navigation', { name: 'Where is it?' })
    .getByRole('link', { name: 'Back, joints and legs' })
    .click()
  await expect(page.getByRole('heading', { name: 'Back, joints and legs' })).toBeInViewport()
  await expect(page.locator('#leg-swelling')).toBeVisible()
  await expect(page.locator('#kidney-infection')).toBeHidden()
  await expectNoAxeViolationsInState(page)
})

test('an address that names a sign or its source opens the fold that holds it', async ({ page }) => {
  await visit(page, '/warning-signs#leg-swelling')
  await expect(page.locator('#leg-swelling')).toBeInViewport()

  await visit(page, '/warning-signs')
  const chest = page.locator('#chest-pain')
  await chest.getByRole('link', { name: 'Source 1', exact: true }).first().click()
  await expect(page.locator('#chest-pain-source-1')).toBeInViewport()
})

test('on paper nothing is folded away', async ({ page }) => {
  await visit(page, '/warning-signs')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Today:', 'This week:', 'At your next visit:']) {
    const signs = soon(page, name)
    const count = await signs.count()
    expect(count).toBeGreaterThan(10)
    for (let index = 0; index < count; index += 1) await expect(signs.nth(index)).toBeVisible()
  }
})
