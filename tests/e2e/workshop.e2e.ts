import { expectNoAxeViolations, expectNoColourViolations, expectToFitNarrowPhone } from './accessibility'
import { expect, test } from './fixtures'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the workshop, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('every control in every state: axe finds nothing, and nothing is too wide for a phone', async ({ page }) => {
      await page.goto('/workshop')
      await expect(page.getByRole('heading', { name: 'Button, primary' })).toHaveCount(2)
      // Its states are shown once its own style sheet stands.
      await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
      // Toasts are drawn by their script alone.
      await expect(page.getByText('An error', { exact: true })).toHaveCount(2)
      await expectNoAxeViolations(page)
      if (colorScheme === 'light') await expectNoColourViolations(page, 'forced')
      await expectToFitNarrowPhone(page)
    })
  })
}
