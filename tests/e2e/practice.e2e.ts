import { expectNoAxeViolationsInState, expectToFitNarrowPhone, expectToFitWithLargeText } from './accessibility'
import { expect, now, test, visit } from './fixtures'
import { begin, button, choose, complete, prepare } from './practiceSteps'

test('nine sessions stand in three groups, as long as promised', async ({ page }) => {
  await visit(page, '/practice')
  for (const [group, sessions] of Object.entries({
    Meditation: ['20 min', '15 min', '30 min'],
    Breathwork: ['10 min', '15 min', '12 min'],
    Movement: ['25 min', '20 min', '15 min'],
  })) {
    const cards = page.getByRole('region', { name: group }).locator('ul > li:has(h3)')
    await expect(cards).toHaveCount(3)
    for (const [index, duration] of sessions.entries()) await expect(cards.nth(index)).toContainText(duration)
  }
  await expect(page.getByText('None of it treats hot flashes')).toBeVisible()
})

test('the dialog before a session asks for a mood, and Cancel goes back to the list', async ({ page }) => {
  await visit(page, '/practice')
  await choose(page, 'Cooling Lake Meditation').click()
  const slider = prepare(page).getByRole('slider', { name: 'Your mood before' })
  await expect(slider).toHaveAttribute('aria-valuenow', '3')
  await expect(slider).toHaveAttribute('aria-valuetext', '3 Neutral')
  for (const [key, words] of [
    ['Home', '1 Very Low'],
    ['ArrowRight', '2 Low'],
    ['End', '5 Excellent'],
    ['ArrowLeft', '4 Good'],
  ] as const) {
    await slider.press(key)
    await expect(slider).toHaveAttribute('aria-valuetext', words)
  }
  await button(page, 'Cancel').click()
  await expect(prepare(page)).toHaveCount(0)
  await expect(choose(page, 'Cooling Lake Meditation')).toBeFocused()
})

test('before and during a session it says that no hot flash stops for it', async ({ page }) => {
  await visit(page, '/practice')
  for (const name of ['Cooling Lake Meditation', 'Heat-of-the-Moment Breath', 'Evening Unwind Yoga']) {
    await choose(page, name).click()
    await expect(prepare(page)).toContainText('No session here stops a hot flash')
    await button(page, 'Begin Practice').click()
    const card = page
      .getByRole('region', { name: name, exact: true })
      .locator('section', { hasText: 'Practice Information' })
    await expect(card).toContainText('No session here stops a hot flash')
    await button(page, 'Reset').click()
  }
})

test('an answer to the one question shows where to start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(page, '/practice')
  const wired = button(page, 'Wired?')
  await expect(wired).toBeInViewport({ ratio: 1 })
  await wired.click()
  await expect(wired).toHaveAttribute('aria-pressed', 'true')
  await expect(choose(page, 'Sighing Set')).toContainText('start here')
  await expect(choose(page, 'Sighing Set')).toBeInViewport()
})

test('the circle breathes for breathwork alone, and rests for those who want less motion', async ({ page }) => {
  await page.clock.install({ time: now })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/practice')
  await begin(page, 'Six-a-Minute Breath')
  const words = page.getByText('Breathe in', { exact: true })
  await expect(words).toBeVisible()
  await expect(page.getByText('Breathe out', { exact: true })).toBeVisible()
  await expect(page.getByText('In for 5, out for 5')).toBeVisible()
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running')),
  ).toEqual([])
  await button(page, 'Reset').click()
  await begin(page, 'Clear Morning Sit')
  await expect(words).toHaveCount(0)
})

test('a whole session by keyboard alone', async ({ page }) => {
  await visit(page, '/practice')
  await choose(page, 'Sighing Set').focus()
  await page.keyboard.press('Enter')
  await expect(prepare(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(prepare(page).getByRole('slider')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Begin Practice')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Resume')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(complete(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Mood and Notes')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Skip').focus()
  await page.keyboard.press('Enter')
  await expect(choose(page, 'Sighing Set')).toBeFocused()
})

test('a reload after the end keeps mood and notes in this tab, until they are saved', async ({ page }) => {
  await visit(page, '/practice')
  await begin(page, 'Sighing Set')
  await button(page, 'End Early').click()
  await complete(page).getByLabel('Notes').fill('Slower than I thought')
  await complete(page).getByRole('slider').press('End')
  await page.reload()
  await expect(complete(page).getByLabel('Notes')).toHaveValue('Slower than I thought')
  await expect(complete(page).getByRole('slider')).toHaveAttribute('aria-valuetext', '5 Excellent')
  await button(page, 'Save Notes').click()
  const history = page.getByRole('region', { name: 'What you practised' })
  await expect(history).toContainText('Neutral → Excellent')
  await expect(history).toContainText('Slower than I thought')
  await page.reload()
  await expect(history).toBeVisible()
  await expect(complete(page)).toHaveCount(0)
  await begin(page, 'Sighing Set')
  await button(page, 'End Early').click()
  await expect(complete(page).getByLabel('Notes')).toHaveValue('')
})

test('a browser that keeps nothing says so before a mood is chosen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })
  await visit(page, '/practice')
  await choose(page, 'Sighing Set').click()
  await expect(prepare(page).getByRole('note')).toContainText('Nothing can be kept here.')
  await button(page, 'Begin Practice').click()
  await button(page, 'End Early').click()
  await expect(complete(page).getByRole('note')).toContainText('Nothing can be kept here.')
})

test('a session, its dialogs and what follows are accessible in both themes and fit the narrowest phone', async ({
  page,
}) => {
  const expectNothingWrong = async () => {
    await expectNoAxeViolationsInState(page)
    await expectToFitNarrowPhone(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await visit(page, '/practice')
  await page.locator('summary', { hasText: 'Steps, safety and sources' }).first().click()
  await expectNothingWrong()
  await choose(page, 'Sighing Set').click()
  await expect(prepare(page)).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await expectToFitWithLargeText(page)
  await button(page, 'Begin Practice').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await expectNothingWrong()
  await expectToFitWithLargeText(page)
  await button(page, 'End Early').click()
  await expect(complete(page)).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await expectToFitWithLargeText(page)
  await button(page, 'Save Notes').click()
  await expect(page.getByText('Session completed!', { exact: true })).toBeVisible()
  await expectNothingWrong()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the steps can be read, and nothing offers what cannot work', async ({ page }) => {
    await page.goto('/practice')
    await page.locator('summary', { hasText: 'Steps, safety and sources' }).first().click()
    await expect(page.getByText('Picture a lake at dusk.')).toBeVisible()
    await expect(choose(page, 'Cooling Lake Meditation')).toBeHidden()
  })
})
