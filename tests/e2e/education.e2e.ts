import { type Page } from '@playwright/test'

import { expectNoAxeViolationsInState, expectToFitNarrowPhone } from './accessibility'
import { expect, now, test, visit } from './fixtures'

const hotFlashes = 'Hot Flashes, Honestly'
const phone = { width: 390, height: 844 }

const visitLibrary = (page: Page, query = '') => visit(page, `/education${query}`)

const library = (page: Page) => page.getByRole('tabpanel')
const card = (page: Page, title: string) => library(page).getByRole('link', { name: title, exact: true })
const cards = (page: Page) => library(page).locator('a[data-module]')
const searchBox = (page: Page) => page.getByPlaceholder('Search modules...')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Makes the browser remember readings, as earlier visits would have. */
const remember = (page: Page, readings: Record<string, { seconds: number; completed: boolean }>) =>
  page.addInitScript((entries) => {
    if (localStorage.getItem('power-years-reading')) return
    const kept = Object.entries(entries).map(([slug, reading]) => [slug, { ...reading, at: 1 }])
    localStorage.setItem('power-years-reading', JSON.stringify(Object.fromEntries(kept)))
  }, readings)

test.describe('the library', () => {
  test('shows every module under its category, with what a card promises', async ({ page }) => {
    await visitLibrary(page)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(38)
    await expect(page.getByRole('tab')).toHaveText([
      'All',
      'Hormonal',
      'Sacred',
      'Formulas',
      'Boundary',
      'Community',
      'Self-Care',
      'Practice',
      'Nutrition',
      'Awakening',
    ])
    const section = library(page).getByRole('region', { name: 'Hormonal' })
    await expect(section).toContainText('What hormones do')
    await expect(section).toContainText(/0\/\d+ completed/)
    const item = section.getByRole('listitem').filter({ hasText: hotFlashes })
    await expect(item).toContainText('Free Access')
    await expect(item).toContainText(/\d+ min/)
    await expect(item).toContainText('Not Started')
    await expect(item).toContainText(/reviewed \w{3} \d{4}/)
    await expect(library(page).getByRole('region', { name: 'Knowing Your Numbers' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Today’s line' })).toBeVisible()
  })

  test('a tab shows its category alone and stays in the address', async ({ page }) => {
    await visitLibrary(page)
    await tab(page, 'Sacred').click()
    await expect(library(page).getByRole('heading', { level: 2 })).toHaveText(['Sacred Science'])
    await expect(page).toHaveURL(/\/education\?filter=sacred-science$/)
    await page.reload()
    await expect(tab(page, 'Sacred')).toHaveAttribute('aria-selected', 'true')
    await expect(library(page).getByRole('heading', { level: 2 })).toHaveText(['Sacred Science'])
  })

  test('the arrow keys go from tab to tab', async ({ page }) => {
    await visitLibrary(page)
    await tab(page, 'All').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Hormonal')).toBeFocused()
    await expect(tab(page, 'Hormonal')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tab(page, 'Awakening')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'All')).toBeFocused()
  })

  test('tabs chosen faster than the router follows stay chosen', async ({ page }) => {
    await visitLibrary(page)
    await tab(page, 'All').focus()
    // In one task, as a held key does on a slow phone: the router hears of each address afterwards.
    await tab(page, 'All').evaluate(async (first) => {
      const list = first.parentElement!
      for (const key of ['ArrowRight', 'ArrowRight', 'End']) {
        list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        await Promise.resolve()
      }
    })
    await expect(page).toHaveURL(/\?filter=awakening-practices$/)
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'All')).toBeFocused()
    await expect(page).toHaveURL(/\/education$/)
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  })

  test('finds parts of titles and descriptions in any case', async ({ page }) => {
    await visitLibrary(page)
    await searchBox(page).fill('FLASHES, honest')
    await expect(cards(page).first()).toHaveText(hotFlashes)
    await expect(page.getByRole('status').filter({ hasText: /^1 module$/ })).toBeAttached()
    await expect(page).toHaveURL(/\?search=FLASHES%2C\+honest$/)
    await searchBox(page).fill('thermostat')
    await expect(cards(page).first()).toHaveText(hotFlashes)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(searchBox(page)).toBeFocused()
    await expect(tab(page, 'All')).toBeVisible()
    await expect(cards(page).nth(37)).toBeAttached()
    await expect(page).toHaveURL(/\/education$/)
  })

  test('links from other pages choose the tab, the words, or a module by name', async ({ page }) => {
    await visitLibrary(page, '?module=global-menopause-wisdom')
    await expect(searchBox(page)).toHaveValue('Global Menopause Wisdom')
    await expect(cards(page).first()).toHaveText('Global Menopause Wisdom')

    await visitLibrary(page, '?filter=self-care&search=Sacred+Self-Care')
    await expect(tab(page, 'Self-Care')).toHaveAttribute('aria-selected', 'true')
    await expect(cards(page).first()).toHaveText('Sacred Self-Care Rituals')

    // The module stands in another category than the link says: the tab stays, and the module is listed all the same.
    await visitLibrary(page, '?filter=truth-telling&search=Global+Menopause+Wisdom')
    await expect(tab(page, 'Hormonal')).toHaveAttribute('aria-selected', 'true')
    await expect(library(page)).toContainText('one elsewhere does')
    await expect(cards(page).first()).toHaveText('Global Menopause Wisdom')

    await visitLibrary(page, '?filter=nonsense&module=nothing')
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    await expect(searchBox(page)).toHaveValue('')
  })

  test('exact words come first, and below them what speaks of it in other words', async ({ page }) => {
    await visitLibrary(page)
    for (const words of ['night sweats', 'HRT', 'insomnia', 'hot flush']) {
      await searchBox(page).fill(words)
      await expect(library(page).getByRole('region', { name: 'These speak of it too' }).locator('a')).not.toHaveCount(0)
    }
    await searchBox(page).fill('flashes')
    await expect(cards(page).first()).toHaveText(hotFlashes)
  })

  test('chapters fold, and the whole library fits five phone screens or six, on a narrow phone too', async ({
    page,
  }) => {
    await visitLibrary(page)
    for (const width of [320, 360, 375, phone.width]) {
      await page.setViewportSize({ ...phone, width })
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height, `at ${width}`).toBeLessThanOrEqual(5_000)
    }
    const wisdom = library(page).getByRole('link', { name: 'Global Menopause Wisdom' })
    await expect(wisdom).toBeHidden()
    await page.getByRole('heading', { name: 'Sacred Science' }).click()
    await expect(wisdom).toBeVisible()
  })

  test('words that only another category knows lead there', async ({ page }) => {
    await visitLibrary(page, '?filter=truth-telling')
    await searchBox(page).fill('Global Menopause Wisdom')
    await expect(library(page)).toContainText('one elsewhere does')
    await library(page).getByRole('button', { name: 'Look in all categories' }).click()
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    await expect(cards(page).first()).toHaveText('Global Menopause Wisdom')
  })

  test('words that nothing knows are answered kindly, with a way back', async ({ page }) => {
    await visitLibrary(page)
    await searchBox(page).fill('zzzz')
    await expect(library(page).getByRole('heading')).toHaveText('Nothing by those words')
    await expectNoAxeViolationsInState(page)
    await library(page).getByRole('button', { name: 'Clear search' }).click()
    await expect(cards(page).nth(37)).toBeAttached()
  })

  test('shows what this browser has read', async ({ page }) => {
    await remember(page, {
      'hot-flashes-honestly': { seconds: 120, completed: false },
      'what-perimenopause-actually-is': { seconds: 480, completed: true },
    })
    await visitLibrary(page)
    await expect(page.getByText(/^1 of \d+ modules completed$/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Hormonal: progress' })).toHaveAttribute(
      'aria-valuetext',
      /1\/\d+ completed/,
    )
    const items = library(page).getByRole('listitem')
    await expect(items.filter({ hasText: hotFlashes })).toContainText(/In Progress · \d+%/)
    await expect(items.filter({ hasText: 'What Perimenopause Actually Is' })).toContainText('Completed')
    await expectNoAxeViolationsInState(page)
    await expectToFitNarrowPhone(page)
  })

  test('works without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/education')
    expect(await cards(page).count()).toBeGreaterThanOrEqual(38)
    await expect(searchBox(page)).toBeHidden()
    await expect(page.getByRole('tablist')).toBeHidden()
    await card(page, hotFlashes).click()
    await expect(page.getByRole('heading', { level: 1, name: hotFlashes })).toBeVisible()
    await context.close()
  })
})

test.describe('a module over the library', () => {
  test('opens at its own address and closes by Back, by its button and by Escape', async ({ page }) => {
    for (const close of ['Back', 'the close button', 'Escape']) {
      await visitLibrary(page, '?filter=truth-telling')
      await expect(library(page).getByRole('heading', { level: 2 })).toHaveText(['Hormonal'])
      await card(page, hotFlashes).click()
      await expect(dialog(page)).toHaveAccessibleName(hotFlashes)
      await expect(page).toHaveURL(/\/education\/hot-flashes-honestly$/)
      await expect(page).toHaveTitle(/^Hot Flashes, Honestly · /)
      await expect(dialog(page).getByRole('heading', { name: 'Sources' })).toBeAttached()
      if (close === 'Back') await page.goBack()
      if (close === 'the close button') await dialog(page).getByRole('button', { name: 'Close' }).click()
      if (close === 'Escape') await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/education\?filter=truth-telling$/)
      await expect(page).toHaveTitle(/^Education · /)
      await expect(tab(page, 'Hormonal')).toHaveAttribute('aria-selected', 'true')
      await expect(card(page, hotFlashes), close).toBeFocused()
    }
  })

  test('opens by keyboard, keeps the focus, and is a page of its own after a reload', async ({ page }) => {
    await visitLibrary(page)
    await card(page, hotFlashes).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    }
    await page.reload()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: hotFlashes })).toBeVisible()
  })

  test('leads from source to text and on to the next module without losing the way back', async ({ page }) => {
    await visitLibrary(page)
    await card(page, hotFlashes).click()
    await dialog(page)
      .getByRole('link', { name: /^Source 1(?!:)\b/ })
      .first()
      .click()
    await expect(page.locator('#source-1')).toBeFocused()
    await expect(page).toHaveURL(/\/education\/hot-flashes-honestly$/)

    const next = dialog(page).getByRole('navigation', { name: 'Read next' }).getByRole('link').first()
    const title = (await next.textContent())!.trim()
    await next.click()
    await expect(dialog(page)).toHaveAccessibleName(title)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/education$/)
    await expect(card(page, hotFlashes)).toBeFocused()
  })

  test('counts on, and the card knows', async ({ page }) => {
    await page.clock.install({ time: now })
    await visitLibrary(page)
    await card(page, hotFlashes).click()
    // It counts from when the text is there.
    await expect(dialog(page).getByRole('timer')).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(dialog(page).getByText('In Progress')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(library(page).getByRole('listitem').filter({ hasText: hotFlashes })).toContainText('In Progress')
  })

  test('is accessible in both themes, fills a phone, and nothing sticks out', async ({ page }) => {
    await visitLibrary(page)
    await card(page, hotFlashes).click()
    await expect(dialog(page)).toBeVisible()
    await expectNoAxeViolationsInState(page)
    await page.setViewportSize(phone)
    await expect
      .poll(() => dialog(page).boundingBox())
      .toMatchObject({ x: 0, y: 0, width: phone.width, height: phone.height })
    const listSideways = () =>
      dialog(page).evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter((child) => child.scrollWidth > child.clientWidth + 1 && child.clientWidth > 300)
          .map((child) => child.outerHTML.slice(0, 200)),
      )
    // What scrolls inside the dialog lays itself out a frame later than the dialog.
    await expect.poll(listSideways).toEqual([])
  })
})
