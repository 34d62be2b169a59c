import type { Page } from '@playwright/test'

import { expect, now, test, visit } from './fixtures'
import { recordedDevice, stubDevice } from './deviceStub'
import { begin, button, choose, clock, complete, prepare } from './practiceSteps'
import { said, stubSpeech } from './speechStub'

/** From here on time passes only when a test has it pass: on a slow machine seconds go by between two steps. */
const stopClock = (page: Page) => page.clock.pauseAt(now.getTime() + 3_600_000)

test.describe('by the clock', () => {
  test.beforeEach(async ({ page }) => {
    await stubDevice(page)
    await page.clock.install({ time: now })
    await visit(page, '/practice')
  })

  test('cues come at their times and the bar follows', async ({ page }) => {
    await stopClock(page)
    await begin(page, 'Clear Morning Sit')
    await expect(page.getByText('Phone elsewhere.').first()).toBeVisible()
    await page.clock.fastForward('01:01')
    await expect(page.getByText('For now I am only sitting.').first()).toBeVisible()
    await page.clock.fastForward('06:30')
    await expect(page.getByText('Listen to the furthest sound').first()).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Progress of the session' })).toHaveAttribute(
      'aria-valuenow',
      /^5[01]$/,
    )
    await expect(clock(page)).toHaveText(/^07:2\d$/)
  })

  test('circle, time and Pause are in view, the rest of the page is gone, and steps are spoken on request', async ({
    page,
  }) => {
    await stubSpeech(page, [{ name: 'Samantha', lang: 'en-US', localService: true }])
    await page.reload()
    await page.setViewportSize({ width: 390, height: 664 })
    await begin(page, 'Sighing Set')
    await expect(button(page, 'Pause')).toBeInViewport({ ratio: 1 })
    await expect(clock(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner')).toBeHidden()
    await page.getByRole('radio', { name: 'Spoken' }).check()
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0)
    await page.getByRole('checkbox', { name: 'Let the screen go dark' }).check()
    await expect.poll(async () => (await recordedDevice(page)).released).toBe(1)
  })

  test('a tab that slept past the end is right when it wakes, and rings no bell an hour late', async ({ page }) => {
    await stopClock(page)
    await begin(page, 'Sighing Set')
    const { bells } = await recordedDevice(page)
    const due = new Set(bells)
    expect(due.size, 'the bell is set for one moment').toBe(1)
    const now = await page.evaluate(() => Date.now())
    expect([...due][0]! - now).toBeGreaterThan(590_000)
    expect([...due][0]! - now).toBeLessThanOrEqual(600_000)

    await page.clock.fastForward('01:10:00')
    await expect(complete(page)).toBeVisible()
    expect((await recordedDevice(page)).bells).toHaveLength(bells.length)
  })

  test('the time of a pause does not count, and the bell moves with it', async ({ page }) => {
    await stopClock(page)
    await begin(page, 'Sighing Set')
    await page.clock.fastForward('03:00')
    await button(page, 'Pause').click()
    await expect(clock(page)).toHaveText(/^0(?:6:5\d|7:00)$/)
    const left = await clock(page).textContent()
    expect((await recordedDevice(page)).bells, 'hushed while it is paused').toEqual([])
    await page.clock.fastForward('45:00')
    await expect(clock(page)).toHaveText(left!)
    await button(page, 'Resume').click()
    await page.clock.fastForward('02:00')
    await expect(clock(page)).toHaveText(/^0(?:4:5\d|5:00)$/)
    expect((await recordedDevice(page)).bells.length).toBeGreaterThan(0)
  })

  test('the screen stays on while it runs, also after the page was hidden', async ({ page }) => {
    await begin(page, 'Sighing Set')
    await expect.poll(async () => (await recordedDevice(page)).locks).toBe(1)
    await button(page, 'Pause').click()
    await expect.poll(async () => (await recordedDevice(page)).released).toBe(1)
    await button(page, 'Resume').click()
    await expect.poll(async () => (await recordedDevice(page)).locks).toBe(2)
    // The browser has let go of the lock while the page was hidden.
    await page.evaluate(() => {
      ;(window as unknown as { sentinel: { released: boolean } }).sentinel.released = true
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(async () => (await recordedDevice(page)).locks).toBe(3)
  })

  test('a page that the phone threw away comes back where the clock is', async ({ page }) => {
    await begin(page, 'Body Scan for a Wakeful Night')
    await page.clock.fastForward('02:00')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Body Scan for a Wakeful Night' })).toBeVisible()
    await expect(clock(page)).toHaveText(/^2[78]:/)
    await expect(button(page, 'Pause')).toBeVisible()
    await button(page, 'Reset').click()
    await page.reload()
    await expect(choose(page, 'Body Scan for a Wakeful Night')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('power-years-practice'))).toBeNull()
  })

  test('End Early opens the dialog after it; the notes are kept in this browser and sent nowhere', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await begin(page, 'Evening Unwind Yoga')
    await page.clock.fastForward('04:00')
    await button(page, 'End Early').click()
    const slider = complete(page).getByRole('slider', { name: 'Your mood now' })
    await expect(slider).toHaveAttribute('aria-valuenow', '3')
    await slider.press('ArrowRight')
    await complete(page).getByRole('textbox', { name: /Notes/ }).fill('My hips said thank you.')
    await button(page, 'Save Notes').click()
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toContainText('Session completed!')
    await expect(toast).toContainText('Take a screenshot to save your practice notes.')
    const kept = page.getByRole('region', { name: 'Evening Unwind Yoga' })
    await expect(kept).toContainText('4 minutes. Mood before: 3 Neutral. After: 4 Good.')
    await expect(kept).toContainText('My hips said thank you.')
    expect(sent).toEqual([])
    await button(page, 'Close your notes').click()
    const history = page.getByRole('region', { name: 'What you practised' })
    await expect(history.getByRole('listitem')).toHaveText(/Evening Unwind Yoga.*4 min · Neutral → Good.*thank you\./s)
    await page.reload()
    await expect(history.getByRole('listitem')).toHaveCount(1)
    await history.getByRole('button', { name: /^Delete: Evening Unwind Yoga/ }).click()
    await expect(history).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/hips|mood/)

    await choose(page, 'Evening Unwind Yoga').click()
    await expect(clock(page), 'everything is as at first').toHaveText('15:00')
    await expect(prepare(page).getByRole('slider')).toHaveAttribute('aria-valuenow', '3')
  })

  test('Skip and Reset put everything back', async ({ page }) => {
    await begin(page, 'Sighing Set')
    await page.clock.fastForward('10:30')
    await button(page, 'Skip').click()
    await expect(choose(page, 'Sighing Set')).toBeFocused()
    await begin(page, 'Sighing Set')
    await button(page, 'Reset').click()
    await expect(choose(page, 'Sighing Set')).toBeFocused()
  })
})
