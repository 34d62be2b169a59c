import type { Page } from '@playwright/test'

import { expect, expectNoAxeViolations, test } from './fixtures'

/** What a journey can hear and see of the browser's insides. */
type Heard = { bells: number[]; locks: number; released: number }

/** A sound card that only takes notes, and a screen lock that counts. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { bells: [], locks: 0, released: 0 }
    Object.assign(window, { heard })
    const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    class SilentContext {
      get currentTime() {
        return Date.now() / 1000
      }
      resume = async () => {}
      createGain = () => ({ gain: param, connect: (next: unknown) => next })
      createOscillator = () => {
        let at = 0
        return {
          frequency: param,
          connect: (next: unknown) => next,
          start: (time: number) => {
            at = Math.round(time * 1000)
            heard.bells.push(at)
          },
          stop() {},
          disconnect: () => heard.bells.splice(heard.bells.indexOf(at), 1),
        }
      }
    }
    Object.assign(window, { AudioContext: SilentContext })
    const request = async () => {
      heard.locks += 1
      const sentinel = { released: false, release: async () => void (heard.released += 1) }
      Object.assign(window, { sentinel })
      return sentinel
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

async function visit(page: Page): Promise<void> {
  await page.goto('/practice')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-session]') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

const choose = (page: Page, name: string) => page.getByRole('button', { name: `Choose ${name}` })
const prepare = (page: Page) => page.getByRole('dialog', { name: 'Prepare for Practice' })
const complete = (page: Page) => page.getByRole('dialog', { name: 'Session Complete' })
/** Found behind a dialog, too. */
const clock = (page: Page) => page.getByRole('timer', { name: 'Time left', includeHidden: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function begin(page: Page, name: string): Promise<void> {
  await choose(page, name).click()
  await button(page, 'Begin Practice').click()
  await expect(button(page, 'Pause')).toBeVisible()
}

test('nine sessions stand in three groups, as long as promised', async ({ page }) => {
  await visit(page)
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

test('the dialog before a session asks for her mood, and Cancel leaves the session ready', async ({ page }) => {
  await visit(page)
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
  await expect(clock(page)).toHaveText('20:00')
  await expect(button(page, 'Start Practice')).toBeFocused()
  for (const name of ['Practice Information', 'Practice Tips'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Not for use while driving')).toBeVisible()
})

test.describe('by the clock', () => {
  test.beforeEach(async ({ page }) => {
    await listen(page)
    await page.clock.install({ time: new Date('2026-11-21T09:00:00') })
    await visit(page)
  })

  test('cues come at their times and the bar follows', async ({ page }) => {
    await begin(page, 'Clear Morning Sit')
    await expect(page.getByText('Phone elsewhere.').last()).toBeVisible()
    await page.clock.fastForward('01:01')
    await expect(page.getByText('For now I am only sitting.').last()).toBeVisible()
    await page.clock.fastForward('06:30')
    await expect(page.getByText('Listen to the furthest sound').last()).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Progress of the session' })).toHaveAttribute(
      'aria-valuenow',
      /^5[01]$/,
    )
    await expect(clock(page)).toHaveText(/^07:2\d$/)
  })

  test('a tab that slept past the end is right when it wakes, and rings no bell an hour late', async ({ page }) => {
    await begin(page, 'Sighing Set')
    const { bells } = await heard(page)
    const due = new Set(bells)
    expect(due.size, 'the bell is set for one moment').toBe(1)
    const now = await page.evaluate(() => Date.now())
    expect([...due][0]! - now).toBeGreaterThan(590_000)
    expect([...due][0]! - now).toBeLessThanOrEqual(600_000)

    await page.clock.fastForward('01:10:00')
    await expect(complete(page)).toBeVisible()
    expect((await heard(page)).bells).toHaveLength(bells.length)
  })

  test('the time of a pause does not count, and the bell moves with it', async ({ page }) => {
    await begin(page, 'Sighing Set')
    await page.clock.fastForward('03:00')
    await button(page, 'Pause').click()
    await expect(clock(page)).toHaveText(/^0(?:6:5\d|7:00)$/)
    const left = await clock(page).textContent()
    expect((await heard(page)).bells, 'hushed while it is paused').toEqual([])
    await page.clock.fastForward('45:00')
    await expect(clock(page)).toHaveText(left!)
    await button(page, 'Resume').click()
    await page.clock.fastForward('02:00')
    await expect(clock(page)).toHaveText(/^0(?:4:5\d|5:00)$/)
    expect((await heard(page)).bells.length).toBeGreaterThan(0)
  })

  test('the screen stays on while it runs, also after she was away', async ({ page }) => {
    await begin(page, 'Sighing Set')
    await expect.poll(async () => (await heard(page)).locks).toBe(1)
    await button(page, 'Pause').click()
    await expect.poll(async () => (await heard(page)).released).toBe(1)
    await button(page, 'Resume').click()
    await expect.poll(async () => (await heard(page)).locks).toBe(2)
    // The browser has let go of the lock while the page was hidden.
    await page.evaluate(() => {
      ;(window as unknown as { sentinel: { released: boolean } }).sentinel.released = true
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(async () => (await heard(page)).locks).toBe(3)
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

  test('End Early opens the dialog after it; her words are shown once and sent nowhere', async ({ page }) => {
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
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/hips|mood/)
    expect(sent).toEqual([])
    await button(page, 'Close your notes').click()

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

test('the circle breathes for breathwork alone, and rests for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
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
  await visit(page)
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

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('neither the shelf nor the dialog before a session has an accessibility finding', async ({ page }) => {
      await visit(page)
      await page.locator('summary', { hasText: 'Steps, safety and sources' }).first().click()
      await expectNoAxeViolations(page)
      await choose(page, 'Sighing Set').click()
      await expect(prepare(page)).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('neither a session nor what follows it has an accessibility finding', async ({ page }) => {
      await visit(page)
      await begin(page, 'Sighing Set')
      await expectNoAxeViolations(page)
      await button(page, 'End Early').click()
      await expect(complete(page)).toBeVisible()
      await expectNoAxeViolations(page)
      await button(page, 'Save Notes').click()
      await expect(page.getByText('Session completed!', { exact: true })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('nothing of a session scrolls sideways', async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await visit(page)
    await page.locator('summary', { hasText: 'Steps, safety and sources' }).first().click()
    expect(await width()).toBe(320)
    await begin(page, 'Sighing Set')
    expect(await width()).toBe(320)
    await button(page, 'End Early').click()
    await button(page, 'Save Notes').click()
    expect(await width()).toBe(320)
  })
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
