import { type Locator, type Page } from '@playwright/test'

import { expect, now, test, untilHydrated, visit } from './fixtures'
import { finishPiece, isSpeaking, said, stubSpeech, voices } from './speechStub'

const path = '/education/hot-flashes-honestly'
const title = 'Hot Flashes, Honestly'

const visitModule = (page: Page, address = path) => visit(page, address)

const status = (page: Page) => page.getByRole('complementary', { name: 'Your reading' })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Reading progress' })
const markComplete = (page: Page) => page.getByRole('button', { name: 'Mark Complete' })
const timerText = async (page: Page) => (await page.getByRole('timer').textContent())!

/** How long it was read so far, in seconds, as the page tells it. */
const readSoFar = async (page: Page) => {
  const [, minutes, seconds] = /^(\d+):(\d+)/.exec(await timerText(page))!
  return Number(minutes) * 60 + Number(seconds)
}

/** From here on time passes for the page only when a test has it pass, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(now.getTime() + 3_600_000)
}

/** Lets a stopped clock run until the module was read for so many seconds. */
const readUntil = async (page: Page, seconds: number) =>
  page.clock.runFor(Math.round((seconds - (await readSoFar(page))) * 1_000))

/** The module's duration in seconds, as the page tells it. */
const secondsOf = async (page: Page) => Number(/of (\d+) min/.exec(await timerText(page))![1]) * 60

test.describe('a module’s page', () => {
  test('carries what a reader needs to trust it', async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Power Years`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/education\/hot-flashes-honestly$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Key insight' })).toContainText(/\w+/)
    await expect(page.getByRole('region', { name: 'When to get help' }).getByRole('listitem').first()).toBeVisible()
    const sources = page.getByRole('region', { name: 'Sources' })
    await sources.locator('summary').first().click()
    const link = sources.getByRole('link', { name: /opens in a new tab/ }).first()
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(page.getByText('Reviewed on')).toBeVisible()
    await expect(page.getByText('Next review due')).toBeVisible()
    const next = page.getByRole('navigation', { name: 'Read next' })
    await expect(next.getByRole('link').first()).toBeVisible()
    const top = async (place: Locator) => (await place.boundingBox())!.y
    expect(await top(next), 'before sources as long as the text').toBeLessThan(await top(sources))
  })

  test('every number in the text leads to its source, and back', async ({ page }) => {
    await page.goto(path)
    const numbers = await page.getByRole('link', { name: /^Source \d+$/ }).evaluateAll((links) =>
      links.map((link) => ({
        text: link.textContent,
        target: document.querySelector(link.getAttribute('href')!)?.id,
      })),
    )
    expect(numbers.length).toBeGreaterThan(3)
    for (const { text, target } of numbers) expect(target).toBe(`source-${text}`)
    await page
      .getByRole('link', { name: /^Source 1(?!:)\b/ })
      .first()
      .click()
    await expect(page.locator('#source-1')).toBeFocused()
    await page.getByRole('link', { name: 'Source 1: back to the text' }).click()
    await expect(page.locator('#cited-1')).toBeInViewport()

    await untilHydrated(page)
    await page.locator('#source-1 summary').press('Enter')
    const report = page
      .locator('#source-1')
      .getByRole('button', { name: /^Report this sentence/ })
      .first()
    const sent = page.waitForResponse(/\/api\/evidence\/reports$/)
    await report.press('Enter')
    expect((await sent).status()).toBe(201)
    // A button that was switched off would have dropped the keyboard's place.
    await expect(page.locator(':focus')).toHaveText('Reported. Thank you.')
  })

  test('reads without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page
      .getByRole('link', { name: /^Source 3(?!:)\b/ })
      .first()
      .press('Enter')
    await expect(page.locator('#source-3'), 'opened and in view').toBeInViewport({ ratio: 1 })
    await expect(page.locator('#source-4')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Play aloud' })).toBeHidden()
    await expect(page.getByRole('button', { name: /timer/ })).toBeHidden()
    await context.close()
  })

  test('prints with its sources, dates and address, and without its buttons', async ({ page }) => {
    await visitModule(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
    await expect(page.getByText(/^https:\/\/doi\.org\//).first()).toBeVisible()
    await expect(page.getByText('Reviewed on')).toBeVisible()
    await expect(page.getByText(/^https?:\/\/\S+\/education\/hot-flashes-honestly$/)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })

  test('the print button prints', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
    await visitModule(page)
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  })
})

test.describe('the reading timer', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: now })
  })

  test('runs, pauses, goes on and begins anew', async ({ page }) => {
    await visitModule(page)
    await page.clock.runFor(30_000)
    await expect(status(page)).toContainText('In Progress')
    await page.getByRole('button', { name: 'Pause timer' }).click()
    const paused = await timerText(page)
    await page.clock.runFor(30_000)
    expect(await timerText(page)).toBe(paused)
    await page.getByRole('button', { name: 'Resume timer' }).click()
    await page.clock.runFor(10_000)
    await expect.poll(() => timerText(page)).not.toBe(paused)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByRole('timer')).toContainText('0:00')
    await expect(status(page)).toContainText('Not Started')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('timer')).toContainText('0:00')
    await expect(page.getByRole('button', { name: 'Start timer' })).toBeVisible()
  })

  test('Mark Complete appears at 90 percent and is remembered', async ({ page }) => {
    await visitModule(page)
    const seconds = await secondsOf(page)
    await stopClock(page)
    await readUntil(page, seconds * 0.88)
    await expect(progress(page)).toHaveAttribute('aria-valuenow', /^8\d$/)
    await expect(markComplete(page)).toHaveCount(0)
    await readUntil(page, seconds * 0.91)
    await expect(progress(page)).toHaveAttribute('aria-valuenow', /^9\d$/)
    await page.clock.resume()
    await markComplete(page).click()
    await expect(page.getByText('Module completed!', { exact: true })).toBeVisible()
    await expect(page.getByText('Save this content as a screenshot to remember it.', { exact: true })).toBeVisible()
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
    await expect(markComplete(page)).toHaveCount(0)
    await page.reload()
    await expect(status(page)).toContainText('Completed')
    await page.goto('/education')
    await expect(page.getByText(/^1 of \d+ modules completed$/)).toBeVisible()
  })

  test('goes on where the visitor stopped', async ({ page }) => {
    await visitModule(page)
    await stopClock(page)
    await readUntil(page, 90)
    await page.clock.resume()
    await page.reload()
    await expect(page.getByRole('timer')).toContainText(/1:3\d/)
  })

  test('rests while the page is out of sight', async ({ page }) => {
    await visitModule(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    // The page hears of it a moment later.
    const readInAMinute = async () => {
      const before = await readSoFar(page)
      await page.clock.runFor(60_000)
      return (await readSoFar(page)) - before
    }
    await expect.poll(readInAMinute).toBe(0)
  })

  test('two tabs take nothing from each other', async ({ page, context }) => {
    await visitModule(page)
    await page.clock.runFor(60_000)
    const other = await context.newPage()
    await visitModule(other, '/education/bones-on-purpose')
    await other.clock.runFor(60_000)
    await page.clock.runFor(60_000)
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('power-years-reading')!))
    expect(kept['hot-flashes-honestly'].seconds).toBeGreaterThanOrEqual(115)
    expect(kept['bones-on-purpose'].seconds).toBeGreaterThanOrEqual(55)
    await other.close()
  })

  test('works where the browser keeps nothing, and says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await visitModule(page)
    await page.clock.runFor((await secondsOf(page)) * 920)
    await markComplete(page).click()
    await expect(page.getByText(/^Save this content .* Your browser keeps nothing for this site/)).toBeVisible()
    await expect(status(page)).toContainText('Completed')
  })
})

test.describe('reading aloud', () => {
  test('speaks title, text and key insight with a woman’s own voice, and nothing of the numbers', async ({ page }) => {
    await stubSpeech(page, voices)
    await visitModule(page)
    await page.getByRole('button', { name: 'Play aloud' }).click()
    await expect.poll(() => said(page)).toHaveLength(1)
    expect((await said(page))[0]).toMatchObject({
      text: title,
      rate: 0.9,
      pitch: 1,
      volume: 0.8,
      voice: { name: 'Samantha' },
    })
    await expect
      .poll(
        async () => {
          await finishPiece(page)
          return isSpeaking(page)
        },
        { intervals: [1], timeout: 90_000 },
      )
      .toBe(false)
    await expect(page.getByRole('button', { name: 'Play aloud' })).toBeVisible()
    const texts = (await said(page)).map(({ text }) => text)
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(180)
    const whole = texts.join(' ')
    expect(whole).toContain('Key insight')
    expect(whole).not.toContain('doi.org')
    expect(whole).not.toMatch(/[a-z][.!?]\d/)
  })

  test('pauses, resumes where it was, and stops', async ({ page }) => {
    await stubSpeech(page, voices)
    await visitModule(page)
    await page.getByRole('button', { name: 'Play aloud' }).click()
    await expect.poll(() => said(page)).toHaveLength(1)
    await finishPiece(page)
    await page.getByRole('button', { name: 'Pause voice' }).click()
    expect(await isSpeaking(page)).toBe(false)
    await page.getByRole('button', { name: 'Resume voice' }).click()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    const [, second, again] = await said(page)
    expect(again!.text).toBe(second!.text)
    await page.getByRole('button', { name: 'Stop voice' }).click()
    expect(await isSpeaking(page)).toBe(false)
    await expect(page.getByRole('button', { name: 'Play aloud' })).toBeVisible()
  })

  test('falls silent when the visitor leaves', async ({ page }) => {
    await stubSpeech(page, voices)
    await visitModule(page)
    await page.getByRole('button', { name: 'Play aloud' }).click()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await page.getByRole('link', { name: 'The Education Library' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible()
    await expect.poll(() => isSpeaking(page)).toBe(false)
  })

  test('says so where there is no voice', async ({ page }) => {
    await stubSpeech(page, [voices[0]!])
    await visitModule(page)
    await page.getByRole('button', { name: 'Play aloud' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Speech synthesis not available' })).toBeVisible()
  })

  test('says so where the browser cannot speak at all', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'speechSynthesis', { value: undefined })
    })
    await visitModule(page)
    await page.getByRole('button', { name: 'Play aloud' }).click()
    await expect(page.getByText('Speech synthesis not available')).toBeVisible()
  })
})
