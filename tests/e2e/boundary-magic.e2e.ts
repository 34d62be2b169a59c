import { type Page } from '@playwright/test'

import { expectNoAxeViolationsInState } from './accessibility'
import { expect, now, test } from './fixtures'

const form = (page: Page) => page.locator('#shield form')
const activate = (page: Page) => page.getByRole('button', { name: 'Activate my shield' })
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const choose = (page: Page, text: string) => form(page).getByLabel(text).check()
const past = (page: Page) => page.getByRole('region', { name: 'Your shields so far' })

async function openForm(page: Page): Promise<void> {
  await page.goto('/boundary-magic#shield')
  await expect(activate(page)).toBeVisible()
}

test('tells what is play and what is not, accessible in both themes', async ({ page }) => {
  await openForm(page)
  await expect(page.getByText('They are not real people')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The morning shield ritual' })).toBeVisible()
  await activate(page).click()
  await expect(page.getByText('Missing mood check')).toBeVisible()
  await expectNoAxeViolationsInState(page)
})

test('has the ritual of five minutes in four steps, both kinds of benefits and three voices', async ({ page }) => {
  await openForm(page)
  const ritual = page.getByRole('region', { name: 'The morning shield ritual' })
  await expect(ritual).toContainText('A 5-minute protocol')
  await expect(ritual.getByRole('listitem')).toHaveCount(4)
  for (const name of ['The philosophy', 'Physical benefits', 'Energetic benefits'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Three example voices' }).getByRole('listitem')).toHaveCount(3)
  await expect(form(page).getByRole('radio')).toHaveCount(8)
  for (const name of ['light', 'medium', 'fortress', 'zen', 'confident', 'cautious', 'defensive', 'warrior'])
    await expect(radio(page, new RegExp(`^${name}`, 'i'))).toHaveCount(1)
})

test('asks for the mood before anything is sent', async ({ page }) => {
  await openForm(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await activate(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Missing mood check' })).toContainText(
    'How are you feeling today? This helps calibrate your shield.',
  )
  await expect(radio(page, /^zen/i)).toBeFocused()
  expect(posts).toBe(0)
})

test('puts a shield on by keyboard, says so, begins anew after three seconds, and keeps it', async ({ page }) => {
  await page.clock.install({ time: now })
  await openForm(page)
  await radio(page, /^medium/i).focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, /^fortress/i)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('No is a sentence.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Monday meeting')
  await page.keyboard.press('Tab')
  await expect(activate(page)).toBeFocused()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  // A slow machine looks later than after three seconds.
  await page.clock.pauseAt(now.getTime() + 3_600_000)
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    protectionLevel: 'fortress',
    moodState: 'zen',
    dailyMantra: 'No is a sentence.',
    applicationNotes: 'Monday meeting',
  })
  await expect(page.getByText('Boundary Magic activated!', { exact: true })).toBeVisible()
  await expect(page.getByText('Your shield is on.')).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(page.getByText('Your shield is on.')).toBeVisible()
  await page.clock.resume()
  await expect(page.getByText('Your shield is on.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Today’s shield' })).toBeFocused()
  await expect(radio(page, /^medium/i)).toBeChecked()
  await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(1)
  for (const box of await form(page).getByRole('textbox').all()) await expect(box).toHaveValue('')
  await expect(past(page)).toContainText('No is a sentence.')
  await page.reload()
  await expect(past(page)).toContainText('Monday meeting')
})

test('an empty mantra becomes the stock phrase, and empty notes nothing', async ({ page }) => {
  await openForm(page)
  await choose(page, 'warrior')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await activate(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    protectionLevel: 'medium',
    dailyMantra: 'My energy is mine to spend.',
    applicationNotes: null,
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a shield waits, and says so in its list', async ({ page }) => {
    await openForm(page)
    await choose(page, 'medium')
    await choose(page, 'zen')
    await page.context().setOffline(true)
    await activate(page).click()
    // The toast's own script came with the form.
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toContainText('Saved on this phone.')
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(past(page)).toContainText('Waits on this phone for a network.')
    await page.context().setOffline(false)
    await expect(past(page)).not.toContainText('Waits on this phone')
    await expect(past(page).getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('when the call fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('says why and loses nothing she wrote', async ({ page }) => {
    await page.route('**/api/shield-applications', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'The database is away.' } })
        : route.continue(),
    )
    await openForm(page)
    await choose(page, 'light')
    await choose(page, 'cautious')
    await page.getByLabel('Daily mantra').fill('Mine')
    await page.getByLabel('Notes, if you like').fill('A long thought')
    await activate(page).click()
    await expect(page.getByText('Boundary Magic application failed', { exact: true })).toBeVisible()
    await expect(page.getByText('The database is away.', { exact: true })).toBeVisible()
    await expect(radio(page, /^light/i)).toBeChecked()
    await expect(radio(page, /^cautious/i)).toBeChecked()
    await expect(page.getByLabel('Daily mantra')).toHaveValue('Mine')
    await expect(page.getByLabel('Notes, if you like')).toHaveValue('A long thought')
  })
})
