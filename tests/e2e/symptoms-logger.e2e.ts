import { formatWithOffset } from '@/shared/lib/wallClock'

import { expectNoAxeViolationsInState, expectToFitNarrowPhone } from './accessibility'
import { expect, now, test, untilHydrated, visit } from './fixtures'
import {
  chip,
  choice,
  daysAgo,
  history,
  logger,
  openLogger,
  opener,
  path,
  quick,
  send,
  stored,
  toast,
  withHistory,
} from './symptomSteps'

test('the guidance stands there for whoever logs nothing, and no cookie is set', async ({ page }) => {
  await visit(page, path)
  await expect(page.getByText('100% Private Tracking')).toBeVisible()
  for (const name of ['Screenshot Insights', 'Photo Journal', 'Personal Notes', 'Save to Reading List'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const name of ['Your body', 'Your head and heart', 'Your days'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What You Get out of It' })).toBeVisible()
  await expect(history(page)).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
})

test('a press on a strength and one on a length keep it; nothing is chosen beforehand, and it can be undone', async ({
  page,
}) => {
  await openLogger(page)
  await expect(logger(page).getByRole('radio', { checked: true })).toHaveCount(1) // Now
  await choice(page, 'Strong').check()
  await quick(page, '1-3 min').click()
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
  const words =
    'Your data helps us identify patterns and optimize protocols. It is kept sealed, and this site has no copy of the key.'
  await expect(toast(page, words)).toBeVisible()
  await expect(logger(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect(history(page)).toContainText('1 hot flash on 1 day')

  await opener(page).click()
  await expect(choice(page, '1-3 min')).not.toBeChecked()
  await choice(page, 'Mild').check()
  await choice(page, '3-5 min').check()
  await expect(quick(page, '3-5 min')).toHaveCount(0)
  await send(page).click()
  await expect(history(page)).toContainText('2 hot flashes on 1 day')
  await expect
    .poll(() => stored(page))
    .toEqual([
      expect.objectContaining({ severity: 1, duration: 5, triggers: [], reliefMethods: [], notes: '' }),
      expect.objectContaining({ severity: 3, duration: 3 }),
    ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(history(page)).toContainText('1 hot flash on 1 day')
  await expect.poll(() => stored(page)).toEqual([expect.objectContaining({ severity: 3 })])
})

test('two presses keep one from any page of a phone, however far it was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const nowLink = page.getByRole('link', { name: 'It’s happening now' })
  for (const path of ['/', '/warning-signs', '/tracking', '/education']) {
    await visit(page, path)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(nowLink, `at the end of ${path}`).toBeInViewport({ ratio: 1 })
  }
  await nowLink.click()
  await page.getByRole('button', { name: 'Severe, 3-5 min' }).click()
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
  await expect
    .poll(() => stored(page))
    .toEqual([expect.objectContaining({ severity: 4, duration: 5, timestamp: formatWithOffset(now) })])
  await expectNoAxeViolationsInState(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stored(page)).toEqual([])
})

test('an entry is corrected and deleted with a way back, and long words stay in their place', async ({ page }) => {
  const notes = 'Donau' + 'dampfschifffahrt'.repeat(40)
  await withHistory(page, [{ severity: 5, duration: 10, timestamp: daysAgo(0, 3), notes }])
  await expectToFitNarrowPhone(page)
  await history(page).getByRole('button', { name: 'Correct: Extreme, 3:00 AM' }).click()
  const form = page.getByRole('dialog', { name: 'Correct This Entry' })
  await form.getByRole('radio', { name: 'Mild', exact: true }).check()
  await form.getByLabel('Notes').fill('Started the patch today')
  await form.getByRole('button', { name: 'Save it' }).click()
  await expect(toast(page, 'Entry Corrected')).toBeVisible()
  const corrected = { severity: 1, duration: 10, notes: 'Started the patch today', timestamp: daysAgo(0, 3) }
  await expect.poll(() => stored(page)).toEqual([expect.objectContaining(corrected)])

  // One thing that was wrong takes two presses, and its way back one; on the narrowest phone the form has the room.
  await page.setViewportSize({ width: 390, height: 844 })
  await history(page).getByRole('button', { name: 'Correct: Mild, 3:00 AM' }).click()
  await form.getByRole('button', { name: '1-3 min: save at once' }).click()
  await expect(history(page)).toContainText('3:00 AM · 1-3 min')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(history(page)).toContainText('3:00 AM · 5+ min')

  await history(page).getByRole('button', { name: 'Delete: Mild, 3:00 AM' }).click()
  await expect(toast(page, 'Entry Deleted')).toBeVisible()
  await expect(history(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(history(page)).toContainText('Started the patch today')
  await expect.poll(() => stored(page)).toEqual([expect.objectContaining(corrected)])
})

test('Back closes the dialog, and a reload keeps what was typed, in this tab', async ({ page }) => {
  await openLogger(page)
  await choice(page, 'Severe').check()
  await logger(page).getByLabel('Notes').fill('Half a sentence')
  await page.goBack()
  await expect(logger(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(path)
  await page.reload()
  await untilHydrated(page)
  await opener(page).click()
  await expect(choice(page, 'Severe')).toBeChecked()
  await expect(logger(page).getByLabel('Notes')).toHaveValue('Half a sentence')
  // Closed by other means, nobody presses Back twice.
  await logger(page).getByRole('button', { name: 'Close' }).click()
  await visit(page, '/practice')
  await page.goBack()
  await expect(page).toHaveURL(path)
  const other = await page.context().newPage()
  await openLogger(other)
  await expect(logger(other).getByLabel('Notes')).toHaveValue('')
})

test('a browser that keeps no cookies is told before anything is typed, and nothing claims to be saved', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }))
  await openLogger(page)
  await expect(logger(page).getByRole('note')).toContainText('Nothing can be kept here.')
  await choice(page, 'Strong').check()
  await quick(page, '1-3 min').click()
  await expect(toast(page, 'Logging Failed')).toBeVisible()
  await expect(choice(page, 'Strong')).toBeChecked()
  await expect.poll(() => stored(page)).toEqual([])
})

test('a cookie that is dropped unseen is noticed at the first entry', async ({ page }) => {
  await openLogger(page)
  await page.route('**/api/symptoms/log', async (route) => {
    const response = await route.fetch()
    // Asking for it has kept its cookie already.
    await page.context().clearCookies()
    await route.fulfill({ response, headers: { 'content-type': 'application/json' } })
  })
  await choice(page, 'Strong').check()
  await quick(page, '1-3 min').click()
  await expect(toast(page, 'Logging Failed')).toBeVisible()
  await expect(page.getByText('so nothing could be kept. What you entered is still here.').first()).toBeVisible()
})

test('an incomplete one is refused in words, and what was chosen stays', async ({ page }) => {
  await openLogger(page)
  await chip(page, 'Caffeine').check()
  await choice(page, '5+ min').check()
  await send(page).click()
  const refusal = logger(page).getByRole('alert').filter({ hasText: 'Missing Information' })
  await expect(refusal).toContainText('Please select severity and duration. Still missing: how strong it was.')
  await expect(refusal).toBeInViewport()
  await expect(logger(page).getByText('Choose how strong it was')).toBeVisible()
  await expect(choice(page, '5+ min')).toBeChecked()
  await expect(chip(page, 'Caffeine')).toBeChecked()
  await expect.poll(() => stored(page)).toEqual([])
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
  const meant = formatWithOffset(new Date('2026-03-04T03:05'))
  await expect.poll(() => stored(page)).toEqual([expect.objectContaining({ timestamp: meant })])

  await opener(page).click()
  await choice(page, 'Moderate').check()
  await choice(page, '3-5 min').check()
  await choice(page, '15 min ago').check()
  await send(page).click()
  await expect(logger(page)).toHaveCount(0)
  const [latest] = await stored(page)
  expect(latest!.timestamp).toBe(formatWithOffset(new Date(now.getTime() - 15 * 60_000)))
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
  await expect.poll(() => stored(page)).toHaveLength(1)
})

test.describe('when saving fails', () => {
  test.use({ expectedErrors: [/503|403/] })

  test('nothing chosen or typed is lost, not even when the dialog is closed', async ({ page }) => {
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
    await expect
      .poll(() => stored(page))
      .toEqual([
        expect.objectContaining({
          severity: 5,
          duration: 10,
          triggers: ['Work Pressure'],
          reliefMethods: ['Cold Water'],
          notes: 'In the middle of a meeting',
        }),
      ])
  })

  test('a history that can’t be fetched stands as it was known last, and comes anew at the second try', async ({
    page,
  }) => {
    await withHistory(page, [{ severity: 3, duration: 5, timestamp: daysAgo(1) }])
    await page.route('**/api/symptoms', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
    await page.reload()
    await expect(history(page)).toContainText('The site can’t be reached just now. This is your record as of')
    await expect(history(page)).toContainText('1 hot flash on 1 day')
    await page.unroute('**/api/symptoms')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(history(page).getByRole('status')).toHaveCount(0)
    await expect(history(page)).toBeVisible()
  })

  test('the page of a proxy never reaches a toast', async ({ page }) => {
    await openLogger(page)
    await page.route('**/api/symptoms/**', (route) =>
      route.fulfill({ status: 403, body: '<html><b>Blocked</b></html>' }),
    )
    await choice(page, 'Strong').check()
    await quick(page, '1-3 min').click()
    await expect(toast(page, 'Saved on this phone')).toBeVisible()
    await expect(page.getByText('<html>')).toHaveCount(0)
  })
})

test.describe('when the network goes while she writes', () => {
  test.use({ expectedErrors: [/net::ERR_|ChunkLoadError/] })

  test('the entry waits and the page stays, though the chart of its first entry was never fetched', async ({
    page,
  }) => {
    await openLogger(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await choice(page, 'Severe').check()
    await quick(page, '1-3 min').click()
    await expect(toast(page, 'Saved on this phone')).toBeVisible()
    await expect(page.getByText('Your own history can’t be fetched just now. Nothing of it is lost.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(history(page)).toBeVisible()
  })
})
