import { emptyDay } from '@/features/symptoms/domain/emptyDay'
import { dayOf } from '@/features/symptoms/domain/days'

import { expectNoAxeViolationsInState } from './accessibility'
import { expect, now, test, visit } from './fixtures'
import { dialog, keepWithWords, ofDays, storedHere, withThree } from './ownKeySteps'
import { history } from './symptomSteps'

const exitAddress = 'https://www.bbc.co.uk/weather'

test.describe('leaving in a hurry', () => {
  test.use({ allowedOrigins: [new URL(exitAddress).origin] })

  test('three times Shift, or the button: another page in its place, and the key forgotten', async ({ page }) => {
    await page.route(`${exitAddress}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Rain later' }),
    )
    await withThree(page)
    const today = dayOf(now)
    const noted = { ...emptyDay(today), sleep: 2, note: 'Before' }
    expect((await page.request.post('/api/days', { data: noted })).ok()).toBe(true)
    const words = await keepWithWords(page)
    await page.getByRole('button', { name: 'Good' }).click()
    // A key that was taken into use before browsers had what they keep things with while locked: any page sees to it.
    expect(await storedHere(page, 'answers', 'locked box')).not.toContain('"lid"')
    await visit(page, '/now')
    await expect.poll(() => storedHere(page, 'answers')).toContain('"lid"')
    await visit(page, '/tracking')
    const before = await page.evaluate(() => window.history.length)
    await page.keyboard.press('Shift')
    await page.keyboard.press('a')
    await page.keyboard.press('Shift')
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(/\/tracking$/)
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(exitAddress)
    expect(await page.evaluate(() => window.history.length)).toBe(before)

    await visit(page, '/tracking')
    await expect(page.getByText('Your diary is locked in this browser.')).toBeVisible()
    await expect(ofDays(page, 3)).toHaveCount(0)
    // Two taps in the night are kept, and not to be read before the diary is open.
    await visit(page, '/now')
    await page.getByRole('button', { name: 'Severe, 3-5 min' }).click()
    await expect(
      page.getByText(/^It is kept, sealed: you’ll see it once your diary is open here/).first(),
    ).toBeVisible()
    await visit(page, '/tracking')
    // So is a day, and what is new among medicines and visits; the dialogs say what they can't show.
    await page.getByRole('button', { name: 'Note today' }).click()
    const day = dialog(page, 'Today')
    await expect(day.getByRole('note')).toContainText('What you add now is kept, sealed')
    await day.getByRole('group', { name: 'Your mood' }).getByRole('button', { name: 'Level' }).click()
    await day.getByLabel('A note').fill('Locked')
    await day.getByRole('button', { name: 'Keep this day' }).click()
    await expect(day).toBeHidden()
    await page.getByRole('button', { name: 'Medicines and visits' }).click()
    const care = dialog(page, 'Medicines and visits')
    await expect(care.getByRole('note')).toContainText('is not shown')
    await care.getByRole('button', { name: 'Add a medicine' }).click()
    await care.getByLabel('Name', { exact: true }).fill('Estradiol patch')
    await care.getByRole('button', { name: 'Save it' }).click()
    await expect(care.getByLabel('Name', { exact: true })).toBeHidden()
    await care.getByRole('button', { name: 'Add a visit' }).click()
    await care.getByLabel('Day', { exact: true }).fill(today)
    await care.getByLabel('Question 1').fill('Is the dose right?')
    await care.getByRole('button', { name: 'Save it' }).click()
    await expect(care.getByLabel('Question 1')).toBeHidden()
    await expectNoAxeViolationsInState(page)
    await care.getByRole('button', { name: 'Close' }).click()
    await expect(care).toBeHidden()
    expect(await storedHere(page, 'outbox')).not.toMatch(/Estradiol|Locked|dose/)
    await page.getByRole('button', { name: 'Open my diary' }).click()
    await page.getByRole('button', { name: 'Type my 24 words' }).click()
    await expectNoAxeViolationsInState(page)
    await page.getByLabel('Your 24 words').fill(words.join(' '))
    await page.getByRole('button', { name: 'Open my diary' }).click()
    await page.getByRole('button', { name: 'Good' }).click()
    await expect(ofDays(page, 4)).toBeVisible()
    await expect(history(page)).toContainText(/Sleep: .* · Mood: Level/)
    await expect(history(page)).toContainText(/Before\s+Locked/)
    await page.getByRole('button', { name: 'Medicines and visits' }).click()
    await expect(care).toContainText('Estradiol patch')
    await expect(care).toContainText('Is the dose right?')
    await care.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Exit this page' }).click()
    await expect(page).toHaveURL(exitAddress)
  })

  test('from within a dialog, half written: Back finds neither the page nor what was typed', async ({ page }) => {
    await page.route(`${exitAddress}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Rain later' }),
    )
    for (const way of ['button', 'keys']) {
      await visit(page, '/home')
      await visit(page, '/tracking')
      await page.getByRole('button', { name: 'Note today' }).click()
      const day = dialog(page, 'Today')
      await day.getByLabel('A note').fill('Half written')
      if (way === 'button') await day.getByRole('button', { name: 'Exit this page' }).click()
      else for (const _ of [1, 2, 3]) await page.keyboard.press('Shift')
      await expect(page).toHaveURL(exitAddress)
      await page.goBack()
      await expect(page).toHaveURL(/\/home$/)
      await visit(page, '/tracking')
      await page.getByRole('button', { name: 'Note today' }).click()
      await expect(day.getByLabel('A note')).toHaveValue('')
    }
  })
})
