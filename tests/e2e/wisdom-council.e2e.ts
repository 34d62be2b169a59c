import { type Page } from '@playwright/test'

import { expect, test, visit } from './fixtures'

const names = (page: Page) => page.getByRole('article').filter({ visible: true }).getByRole('heading', { level: 2 })

test('each filter shows its own', async ({ page }) => {
  await visit(page, '/wisdom-council')
  await expect(names(page)).toHaveCount(5)
  await expect(page.getByRole('group', { name: 'Perspectives' }).getByRole('button')).toHaveText([
    'All Perspectives',
    'Medical Evidence',
    'Nutrition & Lifestyle',
    'Brain Science',
    'Integrative Health',
  ])
  for (const [filter, shown] of [
    ['Medical Evidence', ['Dr. Jen Gunter', 'Dr. Heather Hirsch']],
    ['Nutrition & Lifestyle', ['Dr. Mary Claire Haver']],
    ['Brain Science', ['Dr. Lisa Mosconi']],
    ['Integrative Health', ['Dr. Aviva Romm']],
  ] as const) {
    await page.getByRole('button', { name: filter }).press('Enter')
    await expect(page.getByRole('button', { name: filter })).toHaveAttribute('aria-pressed', 'true')
    await expect(names(page)).toHaveText([...shown])
  }
})

test('the figures are counted, and nobody is said to endorse', async ({ page }) => {
  await visit(page, '/wisdom-council')
  for (const [term, figure] of [
    ['Experts', '5'],
    ['Books', '9'],
    ['Combined reach', '10M+'],
    ['Approaches', '4'],
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: term }).locator('..')).toContainText(figure)
  await expect(page.getByRole('main')).toContainText('no endorsement by them')
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Followers')
})

test('a culture leads to a module of the library', async ({ page }) => {
  await visit(page, '/wisdom-council')
  for (const [badge, module] of [
    ['Japan: konenki', 'Global Menopause Wisdom'],
    ['A ceremony of your own', 'Power Years Ceremony'],
    ['Rituals of care', 'Sacred Self-Care Rituals'],
  ] as const) {
    await page.getByRole('link', { name: badge }).click()
    await expect(page).toHaveURL(/\/education\?/)
    await expect(page.getByRole('tabpanel').locator('a[data-module]').first()).toHaveText(module)
    await page.goBack()
  }
})
