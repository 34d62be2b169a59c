import type { Page } from '@playwright/test'

import patternCards from '../../src/features/dashboard/content/patternCards.json' with { type: 'json' }
import stacks from '../../src/features/smart-stacks/content/stacks.json' with { type: 'json' }
import { expectNoAxeViolationsInState } from './accessibility'
import { expect, now, test, visit as visitPath } from './fixtures'

/** Waits until the page listens and knows its day. */
async function visit(page: Page): Promise<void> {
  await visitPath(page, '/dashboard')
  await expect(page.locator('[data-of-the-day]').filter({ visible: true }).first()).toBeVisible()
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
const logButton = (page: Page) => page.getByRole('button', { name: 'Log Hot Flash' })

const hotFlash = (id: number, timestamp: Date, given: object = {}) => ({
  id: String(id),
  symptomType: 'hot_flash',
  severity: 4,
  duration: 3,
  triggers: ['Alcohol'],
  reliefMethods: [],
  notes: '',
  timestamp: timestamp.toISOString(),
  ...given,
})

test('finds the ways on, and what is free', async ({ page }) => {
  await visit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Day on One Page')
  const main = page.getByRole('main')
  await expect(main.getByText('100% Free', { exact: true })).toBeVisible()
  for (const [name, href] of [
    ['Track', '/tracking'],
    ['Learn', '/education'],
    ['Practice', '/practice'],
    ['Luxe Self-Care Shield', '/boundary-magic#shield'],
    ['Daily Tarot', '/tarot'],
    ['Turn your card', '/tarot'],
    ['Schedule $75 Consultation', '/coaching'],
    ['Join the Community', '/community'],
  ] as const)
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
  await main.getByRole('link', { name: 'Luxe Self-Care Shield' }).click()
  await expect(page).toHaveURL(/\/boundary-magic#shield$/)
  await expect(page.locator('#shield')).toBeInViewport()
})

test('finds the stack and the pattern of the day of the month, and no other', async ({ page }) => {
  for (const day of [1, 3, 5, 28, 31]) {
    await page.clock.setFixedTime(new Date(2026, 9, day, 10))
    await visit(page)
    await expect(page.getByText(`October ${day}`)).toBeVisible()
    const { name, slug } = stacks[(day - 1) % 3]!
    const stack = region(page, 'Today’s supplement stack')
    await expect(stack.getByRole('heading', { level: 3 })).toHaveText([name])
    await expect(stack.getByRole('link', { name: /View Protocol/ })).toHaveAttribute('href', `/smart-stacks/${slug}`)
    const patterns = region(page, 'Symptom Patterns').getByRole('article')
    await expect(patterns).toHaveCount(1)
    await expect(patterns.getByRole('heading', { level: 3 })).toHaveText(patternCards[(day - 1) % 5]!.title)
    await expect(region(page, 'Today’s Focus').getByRole('listitem')).toHaveCount(3)
    await expect(region(page, 'Today’s Focus').locator('[data-of-the-day]')).toHaveCount(3)
  }
})

test('sees the new day come at midnight, by the visitor’s own clock', async ({ page }) => {
  // Early enough for a slow machine to see the old day.
  await page.clock.install({ time: new Date(2026, 9, 1, 23, 0) })
  await visit(page)
  const stack = region(page, 'Today’s supplement stack').getByRole('heading', { level: 3 })
  await expect(stack).toHaveText(stacks[0]!.name)
  await page.clock.fastForward('01:00:30')
  await expect(stack).toHaveText(stacks[1]!.name)
  await expect(page.getByText('October 2')).toBeVisible()
})

test('nothing moves when the day is known', async ({ page }) => {
  await page.addInitScript(() => {
    const found = { moved: 0 }
    Object.assign(window, { found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  expect(await page.evaluate(() => (window as unknown as { found: { moved: number } }).found.moved)).toBeLessThan(0.02)
})

test('reads where a pattern comes from, and what is not for waiting', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 9, 5, 10))
  await visit(page)
  const pattern = region(page, 'Symptom Patterns').getByRole('article')
  await expect(pattern.getByText('Any bleeding, even a smear, a year or more after your last period')).toBeVisible()
  await expect(pattern.getByText('I’m lazy.')).toBeVisible()
  await expect(pattern.getByText('My body is broken.')).toBeHidden()
  await pattern.getByText('What this rests on').click()
  await expect(pattern.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible()
  await expectNoAxeViolationsInState(page)
})

test.describe('a visitor’s numbers', () => {
  test('are a plain example at first, and their own once one is logged', async ({ page }) => {
    await visit(page)
    const week = region(page, 'Symptom Patterns').locator('[data-week]')
    await expect(week).toHaveAttribute('data-week', 'example')
    await expect(page.getByRole('main').getByText('Example', { exact: true })).toHaveCount(3)
    await expect(week.getByText('Made-up numbers')).toBeVisible()

    await logButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Log a Hot Flash' })
    await dialog.getByRole('radio', { name: 'Strong' }).check()
    await dialog.getByRole('radio', { name: '1-3 min', exact: true }).check()
    await dialog.getByRole('button', { name: 'Log it' }).click()
    await expect(page.getByText('Hot Flash Logged', { exact: true })).toBeVisible()
    await expect(week).toHaveAttribute('data-week', 'own')
    await expect(week.getByText('Yours', { exact: true })).toBeVisible()
    await expect(week.locator('dd').first()).toHaveText('1')
    await expect(week.locator('dd').nth(1)).toHaveText('Strong')
    await expect(week.locator('dd').nth(2)).toHaveText('Too few to say')
    await expect(page.getByRole('main').getByText('Example', { exact: true })).toHaveCount(0)
    await expect(page.getByText('Note today, and it appears here')).toHaveCount(2)
    const day = { day: '2026-03-16', sleep: 2, energy: 4 }
    await page.evaluate((body) => fetch('/api/days', { method: 'POST', body: JSON.stringify(body) }), day)
    await page.reload()
    await expect(page.getByText('Poor', { exact: true })).toBeVisible()
    await expect(page.getByText('Good', { exact: true })).toBeVisible()
    await expect(page.getByText('as you noted on Mon')).toHaveCount(2)
  })

  test('count the last seven days by the visitor’s own calendar', async ({ page }) => {
    const at = (daysAgo: number, hour: number) => {
      const time = new Date(now)
      time.setDate(time.getDate() - daysAgo)
      time.setHours(hour)
      return time
    }
    const logs = [at(0, 3), at(0, 2), at(1, 14), at(4, 23), at(6, 12), at(7, 23), at(18, 9)]
    await page.route('**/api/symptoms', (route) => route.fulfill({ json: logs.map((time, id) => hotFlash(id, time)) }))
    await visit(page)
    const week = region(page, 'Symptom Patterns').locator('[data-week="own"]')
    await expect(week.locator('dd')).toHaveText(['5', 'Severe', 'Alcohol'])
    await expect(week.getByRole('listitem').locator('.sr-only')).toHaveText([
      'Wed: 1',
      'Thu: –',
      'Fri: 1',
      'Sat: –',
      'Sun: –',
      'Mon: 1',
      'Tue: 2',
    ])
    await expect(page.getByText('2 nights with a hot flash, in the last seven')).toBeVisible()
  })

  test('are not the example while a slow line still asks for hers', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/days', async (route) => {
      await held
      await route.fulfill({ json: [{ id: 'a', day: '2026-03-16', sleep: 2 }] })
    })
    await visit(page)
    await expect(page.locator('[data-week]')).toHaveAttribute('data-week', 'asking')
    await expect(page.getByText('6½ hours')).toBeHidden()
    await expect(page.getByText('Made-up numbers')).toBeHidden()
    release()
    await expect(page.getByText('Poor', { exact: true })).toBeVisible()
    await expect(page.locator('[data-week]')).toHaveAttribute('data-week', 'own')
  })

  test.describe('when they cannot be asked for', () => {
    test.use({ expectedErrors: [/status of 503/] })

    test('stay a plain example', async ({ page }) => {
      await page.route('**/api/symptoms', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
      await visit(page)
      await expect(page.locator('[data-week]')).toHaveAttribute('data-week', 'example')
      await expect(page.getByRole('main').getByText('Example', { exact: true })).toHaveCount(3)
    })
  })
})

test.describe('the Learning Path', () => {
  test('begins at the beginning', async ({ page }) => {
    await visit(page)
    const path = region(page, 'Learning Path')
    await expect(path.getByText(/^0 of \d+ modules completed$/)).toBeVisible()
    await expect(path.getByText('What Perimenopause Actually Is')).toBeVisible()
    await expect(path.getByRole('link', { name: 'Start Learning' })).toHaveAttribute(
      'href',
      '/education/what-perimenopause-actually-is',
    )
  })

  test('goes on where the visitor was, from what the browser remembers', async ({ page }) => {
    await page.addInitScript(() => {
      const reading = (seconds: number, completed: boolean, at: number) => ({ seconds, completed, at })
      localStorage.setItem(
        'power-years-reading',
        JSON.stringify({
          'sleep-repair-lab': reading(90, false, 2_000),
          'the-graceful-no': reading(60, false, 1_000),
          'bones-on-purpose': reading(600, true, 3_000),
        }),
      )
    })
    await visit(page)
    const path = region(page, 'Learning Path')
    await expect(path.getByText(/^1 of \d+ modules completed$/)).toBeVisible()
    await expect(path.getByText('Sleep Repair Lab')).toBeVisible()
    await expect(path.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
    await expect(path.getByRole('link', { name: 'Resume Learning' })).toHaveAttribute(
      'href',
      '/education/sleep-repair-lab',
    )
  })
})

test('opens and closes the logger by keyboard alone', async ({ page }) => {
  await visit(page)
  await page.getByRole('main').getByRole('link', { name: 'Practice' }).focus()
  await page.keyboard.press('Tab')
  await expect(logButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Log a Hot Flash' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(logButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Luxe Self-Care Shield' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first of each stands, and nothing that would not work', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 3, name: stacks[0]!.name })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: patternCards[0]!.title })).toBeVisible()
    await expect(page.getByText('Made-up numbers')).toBeVisible()
    await expect(logButton(page)).toBeHidden()
  })
})
