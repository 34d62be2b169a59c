import type { Page } from '@playwright/test'

import { expectNoAxeViolations, expectNoColourViolations, expectToFitNarrowPhone } from './accessibility'
import { expect, test } from './fixtures'

/** What is wrong is rose elsewhere; where the visitor's own colours take that away its line has to say so. */
async function expectErrorsInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  // The frame of a bare field is that of its group, and a group of choices is framed choice by choice.
  const framesOf = (ofErrors: boolean) =>
    page.evaluate(
      (wrong) =>
        [...document.querySelectorAll<HTMLElement>('fieldset label, input:not(label input), select, textarea')]
          .filter((control) => (control.closest('[aria-invalid]') !== null) === wrong)
          .map((control) => (control.classList.contains('outline-none') ? control.parentElement! : control))
          .map((framed) => getComputedStyle(framed).borderStyle),
      ofErrors,
    )
  const errors = await framesOf(true)
  expect(errors.length).toBeGreaterThan(12)
  expect(new Set(errors)).toEqual(new Set(['double']))
  expect(await framesOf(false)).not.toContain('double')
  await page.emulateMedia({ forcedColors: null })
}

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
      if (colorScheme === 'light') {
        await expectNoColourViolations(page, 'forced')
        await expectErrorsInForcedColours(page)
      }
      await expectToFitNarrowPhone(page)
    })
  })
}
