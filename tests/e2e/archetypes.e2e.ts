import { type Page } from '@playwright/test'

import { deferred, expect, test, visit } from './fixtures'

const card = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const portrait = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the corporate warrior is chosen at first, with her three tabs', async ({ page }) => {
  await visit(page, '/archetypes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sophisticated Coven')
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.locator('#archetypes label')).toHaveText([
    /^Corporate Warrior.*Divine Optimization$/,
    /^Creative Visionary.*Goddess Protocol$/,
    /^Sandwich Matriarch.*Goddess Protocol$/,
    /^Reinvention Queen.*Divine Optimization$/,
    /^Wellness Skeptic.*Sacred Starter \(Free\)$/,
  ])
  await expect(card(page, 'Corporate Warrior')).toBeChecked()
  const warrior = portrait(page, 'Corporate Warrior')
  await expect(warrior).toContainText('Divine Optimization')
  await expect(warrior.getByRole('tab')).toHaveText(['Pain Points', 'Our Solutions', 'Key Modules'])
  await expect(warrior.getByRole('tabpanel')).toContainText('Hot flashes in meetings')
  await warrior.getByRole('tab', { name: 'Our Solutions' }).click()
  await expect(warrior.getByRole('tabpanel')).toContainText('A script for work and for the doctor')
})

test('another card is chosen by keyboard, and her modules can be read', async ({ page }) => {
  await visit(page, '/archetypes')
  await card(page, 'Corporate Warrior').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, 'Wellness Skeptic')).toBeChecked()
  const skeptic = portrait(page, 'Wellness Skeptic')
  await expect(skeptic).toContainText('Sacred Starter (Free)')
  await expect(portrait(page, 'Corporate Warrior')).toBeHidden()
  await skeptic.getByRole('tab', { name: 'Key Modules' }).click()
  await expect(skeptic.getByRole('tabpanel').getByRole('link')).toHaveCount(5)
  await skeptic.getByRole('link', { name: 'Reading a Health Claim' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading a Health Claim' })).toBeVisible()
})

test('the buttons lead to the community, the library and back to the cards', async ({ page }) => {
  await visit(page, '/archetypes')
  await expect(page.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/community')
  await expect(page.getByRole('link', { name: 'Explore the library' })).toHaveAttribute('href', '/education')
  await page.getByRole('button', { name: 'Meet another archetype' }).click()
  await expect(card(page, 'Corporate Warrior')).toBeFocused()
  await expect(page.getByText('Who sounds like you today?')).toBeInViewport()
})

test('the slanted line breaks where it will once its font is there, on phones of every width', async ({ page }) => {
  const heights = async () => {
    const found: number[] = []
    for (const width of [320, 344, 360, 375, 384, 390, 393, 402, 412, 430]) {
      await page.setViewportSize({ width, height: 844 })
      found.push(await page.locator('#archetypes legend').evaluate((legend) => legend.getBoundingClientRect().height))
    }
    return found
  }
  const arrived = deferred()
  const line = arrived.wait()
  await page.route('**/*.woff2', async (route) => {
    await line
    await route.continue()
  })
  await page.goto('/archetypes', { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const before = await heights()
  arrived.resolve()
  await page.evaluate(async () => {
    const slanted = getComputedStyle(document.querySelector('#archetypes legend')!)
    await document.fonts.load(`440 1em ${slanted.fontFamily}`, 'Who')
  })
  expect(await heights()).toEqual(before)
})
