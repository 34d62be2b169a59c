import type { Page } from '@playwright/test'

import { expectNoAxeViolations } from './accessibility'
import { expect, holdScripts, now, test, visit } from './fixtures'

const notify = (page: Page, title: string) =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('power-years:notice', { detail })), {
    title,
    description: 'Save this content as a screenshot to remember it.',
  })

test('a toast leaves by itself, not while it is looked at, and a new one takes the place of the old', async ({
  page,
}) => {
  await visit(page, '/')
  await page.clock.install({ time: now })
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await notify(page, 'Module completed!')
  await expect(toasts).toHaveText(/Module completed!/)
  await notify(page, 'Another one')
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toHaveText(/Another one/)
  expect((await toasts.boundingBox())!.width).toBeLessThanOrEqual(420)
  await toasts.hover()
  await page.clock.runFor(20_000)
  await expect(toasts, 'hovered').toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(7_000)
  await expect(toasts).toHaveCount(0)
})

test('what its script is late for is said plainly meanwhile', async ({ page }) => {
  await visit(page, '/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await notify(page, 'Module completed!')
  const plain = page.locator('#plain-notice')
  await expect(plain).toBeVisible()
  await expect(plain).toContainText('Module completed!')
  release()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveText(
    /Module completed!/,
  )
  await expect(plain).toBeHidden()
})

test('a dialog brings the toast’s script along, so that a network that goes takes neither it nor its way back', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Support Perimenopause Education' }).click()
  await expect(page.getByRole('dialog', { name: 'Support Perimenopause Education' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const release = await holdScripts(page)
  await notify(page, 'Kept')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveText(/Kept/)
  release()
})

test('a toast over the logger leaves the strengths free on a small phone, above the action whatever that grows to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/tracking')
  await page.getByRole('button', { name: 'Log a Hot Flash' }).first().click()
  const logger = page.getByRole('dialog', { name: 'Log a Hot Flash' })
  await expect(logger).toBeVisible()
  await notify(page, 'Over the logger')
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await toast.hover()
  await logger.getByRole('radio', { name: 'Strong' }).check({ timeout: 30_000 })
  const lengths = logger.getByRole('button', { name: '1-3 min: log at once' })
  await expect(lengths).toBeVisible()
  await expect
    .poll(async () => (await lengths.boundingBox())!.y - (await toast.boundingBox())!.y)
    .toBeGreaterThan((await toast.boundingBox())!.height)
})

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 820, height: 600 },
  { width: 1440, height: 700 },
])
  test(`what says that a flash is kept lies over no square for the next at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/now')
    const squares = page.getByRole('table').getByRole('button')
    await squares.first().click()
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toContainText('Hot Flash Logged')
    const at = (await toast.boundingBox())!
    for (const control of [...(await squares.all()), page.getByRole('link', { name: 'Exit this page' })]) {
      const box = (await control.boundingBox())!
      const isFree =
        box.y + box.height <= at.y || box.y >= at.y + at.height || box.x + box.width <= at.x || box.x >= at.x + at.width
      expect(isFree, (await control.getAttribute('aria-label')) ?? 'the way out').toBe(true)
    }
  })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a toast over a dialog covers neither its title nor its buttons at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/')
    await page.getByRole('button', { name: 'Support Perimenopause Education' }).click()
    const dialog = page.getByRole('dialog', { name: 'Support Perimenopause Education' })
    await expect(dialog).toBeVisible()
    await notify(page, 'Over a dialog')
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    // Held, so that it does not leave meanwhile.
    await toast.hover()
    await expectNoAxeViolations(page)
    const at = (await toast.boundingBox())!
    for (const part of [
      dialog.getByRole('heading').first(),
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('button', { name: /^Complete Donation/ }),
    ]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height <= at.y || box.y >= at.y + at.height, await part.innerText()).toBe(true)
    }
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await expect(dialog, 'closing the toast leaves the dialog alone').toBeVisible()
  })
