import { expect, test, visit } from './fixtures'

test('home leads on by its cards and buttons', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByText('Browse freely, no login required.')).toBeVisible()
  for (const [name, path] of [
    ['Start Exploring', '/dashboard'],
    ['What we never collect', '/privacy-dashboard'],
    ['Explore the Education Hub', '/education'],
    ['Explore the Personal Tracking', '/tracking'],
    ['Explore the Smart Protocols', '/smart-stacks'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.goBack()
    await expect(page.getByText('Browse freely, no login required.'), 'home again').toBeVisible()
  }
})

test('a moon opens the logger with its strength chosen', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('group', { name: 'Hot just now?' }).getByRole('button', { name: 'Severe' }).click()
  const logger = page.getByRole('dialog', { name: 'Log a Hot Flash' })
  await expect(logger.getByRole('radio', { name: 'Severe', exact: true })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Hot just now?' }).getByRole('button', { name: 'Mild' }).click()
  await expect(logger.getByRole('radio', { name: 'Mild', exact: true })).toBeChecked()
})

test('home has one address for search engines', async ({ page, baseURL }) => {
  await page.goto('/home')
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical!, baseURL).pathname).toBe('/')
})
