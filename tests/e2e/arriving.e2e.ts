import { expect, holdScripts, test, untilHydrated, visit } from './fixtures'

test.describe('somebody arrives on a slow line', () => {
  test.use({ clock: 'untouched' })

  for (const path of ['/', '/education', '/education/hot-flashes-honestly']) {
    test(`reads ${path} before its scripts are asked for`, async ({ page }) => {
      // Where nothing is drawn for two seconds, as on a machine that is busy, they are asked for all the same.
      await page.addInitScript(() => {
        const { setTimeout: later } = window
        const patient = (run: () => void, ms?: number) => later(run, ms === 2_000 ? 60_000 : ms)
        Object.assign(window, { setTimeout: patient })
      })
      await visit(page, path)
      const times = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
      expect(times.asked.length).toBeGreaterThan(3)
      expect(Math.min(...times.asked)).toBeGreaterThanOrEqual(times.painted)
    })
  }

  test('an article is drawn by the page itself: no file of drawings comes before its text', async ({ page }) => {
    await visit(page, '/education/hot-flashes-honestly')
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(asked.filter((name) => name.includes('/drawings/'))).toEqual([])
    expect(await page.locator('main header svg path').count()).toBeGreaterThan(0)
  })

  test('presses a button and opens a menu before the page listens, and keeps what came of it', async ({ page }) => {
    const arrive = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.locator('summary').click()
    arrive()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(navigation.getByRole('link', { name: 'Self-Care Bingo' })).toBeVisible()
  })

  test('presses a button in the moment in which the page begins to listen, and presses it once', async ({ page }) => {
    await page.addInitScript(() => {
      const hold = (event: Event) => event.stopImmediatePropagation()
      addEventListener('power-years:hydrated', hold)
      addEventListener('now-it-says-so', () => {
        removeEventListener('power-years:hydrated', hold)
        dispatchEvent(new Event('power-years:hydrated'))
      })
    })
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Switch to dark theme' })
    await untilHydrated(page)
    await toggle.click()
    await page.evaluate(() => dispatchEvent(new Event('now-it-says-so')))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('searches before the page listens, and finds', async ({ page }) => {
    const arrive = await holdScripts(page)
    await page.goto('/education', { waitUntil: 'commit' })
    await page.getByPlaceholder('Search modules...').fill('zzzz')
    const cards = page.getByRole('tabpanel').locator('a[data-module]')
    await expect(cards).not.toHaveCount(0)
    arrive()
    await expect(cards).toHaveCount(0)
    await expect(page.getByPlaceholder('Search modules...')).toHaveValue('zzzz')
  })

  test('follows a link before the page listens', async ({ page }) => {
    const arrive = await holdScripts(page)
    await page.goto('/education', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Hot Flashes, Honestly' }).first().click()
    await expect(page).toHaveURL(/\/education\/hot-flashes-honestly$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Flashes, Honestly')
    arrive()
  })
})
