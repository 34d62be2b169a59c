import type { Page } from '@playwright/test'

import { expect, expectNoAxeViolations, test } from './fixtures'

const path = '/tracking'
const opener = (page: Page) => page.getByRole('button', { name: 'Log a Hot Flash' })
const logger = (page: Page) => page.getByRole('dialog', { name: 'Log a Hot Flash' })
const choice = (page: Page, name: string) => logger(page).getByRole('radio', { name, exact: true })
const chip = (page: Page, name: string) => logger(page).getByRole('checkbox', { name, exact: true })
const send = (page: Page) => logger(page).getByRole('button', { name: 'Log it' })
const history = (page: Page) => page.getByRole('region', { name: 'Your Own History' })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

async function visit(page: Page): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

async function openLogger(page: Page): Promise<void> {
  await visit(page)
  await opener(page).click()
  await expect(logger(page)).toBeVisible()
}

type Sent = { severity: number; duration: number; timestamp: string; triggers?: string[]; reliefMethods?: string[] }

/** Saves hot flashes as the logger does, and opens the page. */
async function withHistory(page: Page, flashes: Sent[]): Promise<void> {
  await page.goto(path)
  const statuses = await page.evaluate(async (flashes) => {
    const statuses: number[] = []
    // One after the other: the first of them makes the cookie.
    for (const flash of flashes) {
      const { status } = await fetch('/api/symptoms/log', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ symptomType: 'hot_flash', ...flash }),
      })
      statuses.push(status)
    }
    return statuses
  }, flashes)
  expect(new Set(statuses)).toEqual(new Set([201]))
  await visit(page)
  await expect(history(page)).toBeVisible()
}

/** What is stored for this visitor, newest first. */
const stored = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/symptoms')).json()) as Record<string, unknown>[])

const daysAgo = (days: number, hour = 12) => {
  const time = new Date()
  time.setDate(time.getDate() - days)
  time.setHours(hour, 0, 0, 0)
  return time.toISOString()
}

test('the guidance stands there for whoever logs nothing, and no cookie is set', async ({ page }) => {
  await visit(page)
  await expect(page.getByText('100% Private Tracking')).toBeVisible()
  for (const name of ['Screenshot Insights', 'Photo Journal', 'Personal Notes', 'Save to Reading List'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const name of ['Your body', 'Your head and heart', 'Your days'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What You Get out of It' })).toBeVisible()
  await expect(history(page)).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
})

test('her first one takes two taps, and the next like it too', async ({ page }) => {
  await openLogger(page)
  await expect(choice(page, '1-3 min')).toBeChecked()
  await choice(page, 'Strong').check()
  await send(page).click()
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
  await expect(toast(page, 'Your data helps us identify patterns and optimize protocols')).toBeVisible()
  await expect(logger(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect(history(page)).toContainText('1 hot flash on 1 day')

  await opener(page).click()
  await choice(page, 'Strong').check()
  await choice(page, '3-5 min').check()
  await send(page).click()
  await expect(history(page)).toContainText('2 hot flashes on 1 day')

  await opener(page).click()
  await expect(choice(page, 'Strong')).not.toBeChecked()
  await expect(choice(page, '3-5 min')).toBeChecked()
  await choice(page, 'Mild').check()
  await send(page).click()
  await expect(history(page)).toContainText('3 hot flashes on 1 day')
  expect(await stored(page)).toEqual([
    expect.objectContaining({ severity: 1, duration: 5, triggers: [], reliefMethods: [], notes: '' }),
    expect.objectContaining({ severity: 3, duration: 5 }),
    expect.objectContaining({ severity: 3, duration: 3 }),
  ])
})

test('an incomplete one is refused in words, and what was chosen stays', async ({ page }) => {
  await openLogger(page)
  await chip(page, 'Caffeine').check()
  await choice(page, '5+ min').check()
  await send(page).click()
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await expect(toast(page, 'Please select severity and duration')).toBeVisible()
  await expect(logger(page).getByText('Choose how strong it was')).toBeVisible()
  await expect(choice(page, '5+ min')).toBeChecked()
  await expect(chip(page, 'Caffeine')).toBeChecked()
  expect(await stored(page)).toEqual([])
})

test('it can be back-dated, but not into the future', async ({ page }) => {
  await openLogger(page)
  await choice(page, 'Moderate').check()
  await choice(page, 'Under 1 min').check()
  await choice(page, 'Another time').check()
  const field = logger(page).getByLabel('Day and time')
  await field.fill('2099-01-01T03:00')
  await send(page).click()
  await expect(logger(page).getByText('That time is still to come')).toBeVisible()
  await field.fill('2026-03-04T03:05')
  await send(page).click()
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
  const meant = await page.evaluate(() => new Date('2026-03-04T03:05').toISOString())
  expect(await stored(page)).toEqual([expect.objectContaining({ timestamp: meant })])

  const before = Date.now()
  await opener(page).click()
  await choice(page, 'Moderate').check()
  await choice(page, '15 min ago').check()
  await send(page).click()
  await expect(logger(page)).toHaveCount(0)
  const [latest] = await stored(page)
  const minutesAgo = (before - Date.parse(String(latest!.timestamp))) / 60_000
  expect(minutesAgo).toBeGreaterThan(14)
  expect(minutesAgo).toBeLessThan(15.1)
})

test('two presses at once make one log', async ({ page }) => {
  await openLogger(page)
  await choice(page, 'Strong').check()
  await choice(page, '1-3 min').check()
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(logger(page)).toHaveCount(0)
  expect(await stored(page)).toHaveLength(1)
})

test.describe('when saving fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('nothing she chose or typed is lost, not even when she closes the dialog', async ({ page }) => {
    await openLogger(page)
    await page.route('**/api/symptoms/log', (route) =>
      route.fulfill({ status: 503, json: { message: 'The database is away. Please try again in a moment.' } }),
    )
    await choice(page, 'Extreme').check()
    await choice(page, '5+ min').check()
    await chip(page, 'Work Pressure').check()
    await chip(page, 'Cold Water').check()
    await logger(page).getByLabel('Notes').fill('In the middle of a meeting')
    await send(page).click()
    await expect(toast(page, 'Logging Failed')).toBeVisible()
    await expect(toast(page, 'The database is away. Please try again in a moment.')).toBeVisible()
    await expect(send(page)).toBeFocused()
    await logger(page).getByRole('button', { name: 'Close' }).click()
    await expect(logger(page)).toHaveCount(0)
    await page.unroute('**/api/symptoms/log')

    await opener(page).click()
    await expect(choice(page, 'Extreme')).toBeChecked()
    await expect(choice(page, '5+ min')).toBeChecked()
    await expect(logger(page).getByLabel('Notes')).toHaveValue('In the middle of a meeting')
    await send(page).click()
    await expect(logger(page)).toHaveCount(0)
    expect(await stored(page)).toEqual([
      expect.objectContaining({
        severity: 5,
        duration: 10,
        triggers: ['Work Pressure'],
        reliefMethods: ['Cold Water'],
        notes: 'In the middle of a meeting',
      }),
    ])
  })

  test('a history that can’t be fetched says so, and comes at the second try', async ({ page }) => {
    await withHistory(page, [{ severity: 3, duration: 5, timestamp: daysAgo(1) }])
    await page.route('**/api/symptoms', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
    await page.reload()
    await expect(page.getByText('Your own history can’t be fetched just now.')).toBeVisible()
    await page.unroute('**/api/symptoms')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(history(page)).toBeVisible()
  })
})

const month: Sent[] = [
  ...[1, 2, 3, 4, 5].map((days) => ({
    severity: days,
    duration: 3,
    timestamp: daysAgo(days, 3),
    triggers: days < 4 ? ['Stress'] : ['Alcohol'],
    reliefMethods: days < 3 ? ['Ice Pack'] : [],
  })),
  { severity: 2, duration: 10, timestamp: daysAgo(1, 15) },
]

test('the history tells numbers, and where there is too little to say', async ({ page }) => {
  await withHistory(page, month)
  await expect(history(page)).toContainText('6 hot flashes on 5 days')
  await page.getByRole('link', { name: 'Your own history' }).click()
  await expect(history(page)).toBeInViewport()
  const row = (name: string) =>
    history(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
  await expect(row('Stress')).toHaveText(/Stress\s*3 of 5 entries$/)
  await expect(row('Alcohol')).toContainText('2 of 5 entries: too little to say')
  await expect(history(page).getByText('Too little to say: 2 entries name a relief so far.')).toBeVisible()

  await history(page).getByText('The same as a table').click()
  await expect(history(page).getByRole('table', { name: 'Hot flashes by day' }).getByRole('row')).toHaveCount(6)
  await expect(history(page).getByRole('img', { name: /^6 hot flashes by day and severity/ })).toBeVisible()
})

test('the calendar is walked by keyboard alone and reads out its days', async ({ page }) => {
  await withHistory(page, month)
  const grid = history(page).getByRole('grid')
  const chosen = grid.getByRole('gridcell', { selected: true }).getByRole('button')
  await expect(chosen).toHaveAttribute('aria-label', /, 2 hot flashes, the strongest Moderate$/)
  await chosen.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAttribute('aria-label', /, 1 hot flash, Moderate$/)
  await expect(history(page).getByText('Brought relief: Ice Pack')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toHaveAttribute('aria-current', 'date')
  // Tomorrow can't be chosen.
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toHaveAttribute('aria-current', 'date')
  expect(await grid.locator('button[tabindex="0"]').count()).toBe(1)
})

test('by keyboard alone she logs one and is back where she was', async ({ page }) => {
  await visit(page)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(logger(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Moderate')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(choice(page, 'Under 1 min')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
  await expect(opener(page)).toBeFocused()
})

test('the summary for a doctor is one printed page of the days she chose', async ({ page }) => {
  // As full as its lists can be.
  const triggers = ['Stress', 'Alcohol', 'Caffeine', 'Exercise', 'Crowds']
  const reliefMethods = ['Cold Water', 'Meditation', 'Cool Shower', 'Ice Pack', 'Herbal Tea']
  await withHistory(
    page,
    month.map((flash) => ({ ...flash, triggers, reliefMethods })),
  )
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await history(page).getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  const summary = page.getByRole('dialog', { name: 'Summary for a doctor’s visit' })
  await expect(summary).toContainText('Hot flashes noted6')
  await expect(summary).toContainText('Days with a note5 of 30')
  await expect(summary).toContainText('Not a diagnosis.')

  const [from, to, today] = await page.evaluate(() => {
    const day = (ago: number) => {
      const time = new Date()
      time.setDate(time.getDate() - ago)
      return time.toLocaleDateString('sv-SE')
    }
    return [day(3), day(2), day(0)] as const
  })
  await summary.getByLabel('To', { exact: true }).fill(to)
  await summary.getByLabel('From', { exact: true }).fill(to)
  await summary.getByLabel('To', { exact: true }).fill(from)
  await expect(summary.getByText('The first day comes after the last one')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled()
  await summary.getByLabel('From', { exact: true }).fill(from)
  await summary.getByLabel('To', { exact: true }).fill(to)
  await expect(summary).toContainText('Hot flashes noted2')
  await expect(summary).toContainText('Days with a note2 of 2')

  await summary.getByLabel('From', { exact: true }).fill('2026-01-01')
  await summary.getByLabel('To', { exact: true }).fill(today)
  await expect(summary).toContainText('Herbal Tea')
  await summary.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(summary.getByText('What I want to ask:')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tracking', exact: true })).toBeHidden()
  const paper = (
    await page.pdf({ format: 'Letter', margin: { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' } })
  ).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

for (const theme of ['light', 'dark'] as const)
  test(`nothing stands in anybody’s way, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await withHistory(page, month)
    await expectNoAxeViolations(page)
    await history(page).getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await opener(page).click()
    await expect(logger(page)).toBeVisible()
    await send(page).click()
    await expect(logger(page).getByText('Choose how strong it was')).toBeVisible()
    await expectNoAxeViolations(page)
  })

test('it fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await withHistory(page, month)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await opener(page).click()
  await expect(logger(page)).toBeVisible()
  expect(
    await logger(page)
      .getByRole('group', { name: 'Log a Hot Flash' })
      .evaluate((body) => body.scrollWidth - body.clientWidth),
  ).toBe(0)
})
