import { type Page } from '@playwright/test'

import { expectNoAxeViolationsInState, expectToFitNarrowPhone } from './accessibility'
import { expect, test, visit } from './fixtures'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const visitGuide = (page: Page, query = '') => visit(page, `/clean-ingredients${query}`)

test('opens on the six ingredients, each with its rating, evidence note and sources; a sentence can be reported from there', async ({
  page,
}) => {
  await visitGuide(page)
  await expect(tab(page, 'Toxic Ingredients')).toHaveAttribute('aria-selected', 'true')
  const panel = page.getByRole('tabpanel', { name: 'Toxic Ingredients' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'How sure is anybody that it disturbs hormones?',
    'Parabens',
    'Phthalates',
    'Triclosan',
    'BPA and BPS (bisphenols)',
    'Sulfates (SLS and SLES)',
    'Synthetic fragrances',
  ])
  await expect(panel.getByRole('heading', { name: 'How sure is anybody?', exact: true })).toHaveCount(6)
  await expect(panel).toContainText('irritant, not a hormone issue')
  await panel.getByText('Sources (5)').first().click()
  await expect(panel.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible()
  await expect(panel.getByText('Where it says so: table 3.').first()).toBeVisible()
  const sent = page.waitForResponse(/\/api\/evidence\/reports$/)
  await panel
    .getByRole('button', { name: /^Report this sentence/ })
    .first()
    .click()
  expect((await sent).status()).toBe(201)
})

test('a sentence leads to the source that bears it, though the list of sources was closed', async ({ page }) => {
  await visitGuide(page)
  const ingredient = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Phthalates' }) })
  await expect(ingredient.getByText('Analysis of consumer cosmetic products')).toBeHidden()
  const last = ingredient.getByRole('link', { name: /^Source \d+$/ }).last()
  const number = await last.innerText()
  await last.click()
  await expect(page).toHaveURL(new RegExp(`#phthalates-source-${number.trim()}$`))
  await expect(ingredient.getByText('Analysis of consumer cosmetic products')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('names, ratings, scores and how sure anybody is stand open, and the rest folds', async ({ page }) => {
    await visitGuide(page)
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    expect(await pageHeight()).toBeLessThanOrEqual(5_500)
    for (const note of await page.getByRole('heading', { name: 'How sure is anybody?', exact: true }).all())
      await expect(note.locator('xpath=following-sibling::p')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Found in' })).toHaveCount(0)

    await visitGuide(page, '?tab=clean-brands')
    expect(await pageHeight()).toBeLessThanOrEqual(4_300)
    const balm = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A plain lip balm' }) })
    await expect(balm).toContainText('of 100, in the green')
    await expect(balm.getByText('Comes as:')).toBeHidden()
    await balm.getByText('Look for').click()
    await expect(balm.getByText('Comes as:')).toBeVisible()
    await expectNoAxeViolationsInState(page)
  })

  test('the scale, and an address that names an ingredient, open what folds below it', async ({ page }) => {
    await visitGuide(page)
    const opened = page.getByRole('heading', { name: 'In perimenopause' })
    await expect(opened).toHaveCount(0)
    await page.getByRole('link', { name: 'Phthalates' }).click()
    await expect(page.getByRole('heading', { name: 'Phthalates' })).toBeInViewport()
    await expect(page.locator('#phthalates').getByRole('heading', { name: 'In perimenopause' })).toBeVisible()
    await expect(opened).toHaveCount(1)
    await expectNoAxeViolationsInState(page)
    await expectToFitNarrowPhone(page)

    await visitGuide(page, '#triclosan')
    await expect(page.locator('#triclosan').getByRole('heading', { name: 'Found in' })).toBeVisible()
  })

  test('on paper nothing is folded', async ({ page }) => {
    await visitGuide(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'How to avoid it' })).toHaveCount(6)
    await expect(page.locator('#parabens').getByText('Where it says so').first()).toBeVisible()
    await visitGuide(page, '?tab=clean-brands')
    await expect(page.getByText('Comes as:').filter({ visible: true })).toHaveCount(6)
  })
})

test('the arrow keys go from tab to tab, and the address keeps the choice', async ({ page }) => {
  await visitGuide(page)
  await tab(page, 'Toxic Ingredients').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Clean Brands')).toBeFocused()
  await expect(page).toHaveURL(/\?tab=clean-brands$/)
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Yuka Guide' })).toBeVisible()
  await page.reload()
  await expect(tab(page, 'Yuka Guide')).toHaveAttribute('aria-selected', 'true')
})

test('six kinds of product are scored by a rubric that stands below them', async ({ page }) => {
  await visitGuide(page, '?tab=clean-brands')
  const panel = page.getByRole('tabpanel', { name: 'Clean Brands' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'How the points are given',
    'A fragrance-free moisturizer',
    'A gentle cleanser without soap',
    'A shampoo without sulfates',
    'A mineral sunscreen stick',
    'A deodorant without fragrance',
    'A plain lip balm',
  ])
  await expect(panel).toContainText('89 of 100, in the green')
  await expect(panel.getByRole('row')).toHaveCount(9)
  await expect(panel.getByRole('link', { name: /Visit/ })).toHaveCount(0)
})

test('every tab can be read aloud', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    const voice = { name: 'Samantha', lang: 'en-US', localService: true, default: true, voiceURI: 'samantha' }
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.assign(window, { heard, SpeechSynthesisUtterance: Utterance })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        cancel: () => {},
        speak: (utterance: Utterance & { onstart?: () => void }) => {
          heard.push(utterance.text)
          utterance.onstart?.()
        },
      },
    })
  })
  for (const [query, name, words] of [
    ['', 'Toxic Ingredients', 'Harmful ingredients'],
    ['?tab=clean-brands', 'Clean Brands', 'Clean brands'],
    ['?tab=yuka-guide', 'Yuka Guide', 'How to use a scanning app'],
  ] as const) {
    await visitGuide(page, query)
    const panel = page.getByRole('tabpanel', { name })
    await panel.getByRole('button', { name: 'Play aloud' }).click()
    await expect(panel.getByRole('button', { name: 'Stop voice' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' ')))
      .toContain(words)
  }
})

test('the tabs behind the first are accessible in both themes and fit the narrowest phone', async ({ page }) => {
  for (const query of ['?tab=clean-brands', '?tab=yuka-guide']) {
    await visitGuide(page, query)
    await expectNoAxeViolationsInState(page)
    await expectToFitNarrowPhone(page)
  }
})

test('without JavaScript everything stands below each other', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/clean-ingredients')
  for (const name of ['Parabens', 'A plain lip balm', 'What the colors mean'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await context.close()
})
