import { expect, now, test, visit } from './fixtures'
import {
  chip,
  choice,
  daysAgo,
  history,
  logger,
  openLogger,
  opener,
  path,
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

test('the first one takes two taps, and the next like it too', async ({ page }) => {
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

  await opener(page).click()
  await choice(page, 'Moderate').check()
  await choice(page, '15 min ago').check()
  await send(page).click()
  await expect(logger(page)).toHaveCount(0)
  const [latest] = await stored(page)
  expect(latest!.timestamp).toBe(new Date(now.getTime() - 15 * 60_000).toISOString())
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
