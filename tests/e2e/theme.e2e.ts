import { expectNoAxeViolations } from './accessibility'
import { expect, now, test, visit } from './fixtures'

test('the theme follows the system, then the visitor’s choice, from the first frame on', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.querySelector('main')) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('power-years-theme'))).toBe('dark')
  await visit(page, '/practice')
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await expect.poll(seen, 'a frame was drawn').not.toEqual([])
  expect(new Set(await seen())).toEqual(new Set(['rgb(23, 16, 34)']))
  await page.getByRole('button', { name: '3 a.m.' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim')
  await expectNoAxeViolations(page)
})

test('late in the evening the dark page offers to turn the lamp down, and another tab follows', async ({ page }) => {
  await page.clock.setFixedTime(new Date(now.getFullYear(), now.getMonth(), now.getDate(), 23))
  await visit(page, '/')
  const other = await page.context().newPage()
  await visit(other, '/tarot')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.getByRole('button', { name: 'It’s late. Turn the lamp down' }).click()
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dim')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light')
})
