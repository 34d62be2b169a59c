import { type Page } from '@playwright/test'

import { expectNoAxeViolationsInState, expectToFitWithLargeText } from './accessibility'
import { deferred, expect, now, test, visit } from './fixtures'

const path = '/self-care-bingo'
const start = (page: Page, board: string) =>
  page.getByRole('button', { name: new RegExp(`^(Start Your Journey|Carry On) with ${board}$`) })
const squares = (page: Page) => page.getByRole('group', { name: 'The board' }).getByRole('button')
const square = (page: Page, activity: string) => squares(page).filter({ hasText: activity })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Board progress' })

async function openGentleDay(page: Page): Promise<void> {
  await page.goto(path)
  await start(page, 'The Gentle Day').click()
  await expect(squares(page)).toHaveCount(25)
}

test('shows the boards and how it works, and opens one, accessible in both themes', async ({ page }) => {
  await page.goto(path)
  const card = page.getByRole('listitem').filter({ hasText: 'The Gentle Day' })
  await expect(card).toContainText('daily journey')
  await expect(card).toContainText('25 activities')
  await expect(card).toContainText('gentle')
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await start(page, 'The Gentle Day').click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Gentle Day' })).toBeFocused()
  await square(page, 'Roll your shoulders').click()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '4')
  await expectNoAxeViolationsInState(page)
})

test('a board has its own address, and Back leads to the list and to the same card', async ({ page }) => {
  await openGentleDay(page)
  await expect(page).toHaveURL(/\?board=daily-gentle$/)
  await page.goBack()
  await expect(start(page, 'The Gentle Day')).toBeFocused()
  await page.goForward()
  await expect(squares(page)).toHaveCount(25)
  await page.getByRole('button', { name: '← Back to Boards' }).click()
  await expect(start(page, 'The Gentle Day')).toBeFocused()
  await page.goto(`${path}?board=nothing`)
  await expect(page.getByText('That board is no longer here.')).toBeVisible()
})

test('the list has one button that leads: the first board, then the one opened last, which this browser alone knows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, path)
  const filled = (board: string) =>
    start(page, board).evaluate((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
  const leading = async () => {
    const boards = ['The Gentle Day', 'The Full Week', 'The Season’s Turn']
    const asked = await Promise.all(boards.map(async (board) => ((await filled(board)) ? board : null)))
    return asked.filter((board) => board !== null)
  }
  expect(await leading()).toEqual(['The Gentle Day'])
  await expect(page.getByRole('button', { name: /^Carry On/ })).toHaveCount(0)
  await expect(start(page, 'The Gentle Day')).toBeInViewport({ ratio: 1 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)

  await start(page, 'The Full Week').click()
  await expect(squares(page)).toHaveCount(25)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit(page, path)
  await expect(page.getByRole('button', { name: 'Carry On with The Full Week' })).toBeVisible()
  // The other button's color fades out.
  await expect.poll(leading).toEqual(['The Full Week'])
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing moves for it').toBe(height)
  const kept = await page.evaluate(() => localStorage.getItem('power-years-bingo-board'))
  expect(sent.filter((request) => request.includes(JSON.parse(kept!)))).toEqual([])
  await expectNoAxeViolationsInState(page)
})

test('a full bingo: lines, the reward, the banner, and a new board', async ({ page }) => {
  // Twenty-five squares, one after the other.
  test.slow()
  await page.clock.install({ time: now })
  await openGentleDay(page)
  for (const index of [0, 1, 2, 3]) await squares(page).nth(index).click()
  await expect(page.getByText('Row 1', { exact: true })).toHaveCount(0)
  await squares(page).nth(4).click()
  await expect(page.getByText('Row 1', { exact: true })).toBeVisible()

  const reward = page.getByRole('status', { name: 'Reward' })
  // Time stands still from before the press: else a slow machine spends some of the four seconds beside those counted here.
  await page.clock.pauseAt(now.getTime() + 3_600_000)
  await square(page, 'Free square: sit down').click()
  await expect(reward).toContainText('You sat. The world did not fall off its hinges.')
  await page.clock.runFor(3_000)
  await expect(reward, 'it can be read for four seconds').not.toBeEmpty()
  await page.clock.runFor(2_000)
  await expect(reward).toBeEmpty()
  // Whoever reads more slowly finds it on the square.
  await expect(square(page, 'Free square: sit down')).toContainText('The world did not fall off its hinges.')
  await page.clock.resume()

  for (let index = 5; index < 25; index += 1) {
    const next = squares(page).nth(index)
    if ((await next.getAttribute('aria-pressed')) === 'true') continue
    await next.click()
    await expect(next).toHaveAttribute('aria-pressed', 'true')
    if (index === 15 || index === 24) {
      await expect(reward).not.toBeEmpty()
      await page.keyboard.press('Escape')
      await expect(reward).toBeEmpty()
    }
  }
  await expect(page.getByRole('heading', { name: 'COMPLETE BINGO MASTERY!' })).toBeVisible()
  for (const line of ['Row 5', 'Column 1', 'Column 5', 'Diagonal \\', 'Diagonal /'])
    await expect(page.getByText(line, { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'COMPLETE BINGO MASTERY!' })).toBeVisible()
  const session = await page.evaluate(() => localStorage.getItem('power-years-session-id'))
  await page.getByRole('button', { name: 'New Board' }).click()
  await expect(page.getByRole('dialog')).toContainText('25 squares on this board would be open again.')
  await page.getByRole('button', { name: 'Keep my squares' }).click()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await page.getByRole('button', { name: 'New Board' }).click()
  await page.getByRole('button', { name: 'Empty this board' }).click()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
  expect(await page.evaluate(() => localStorage.getItem('power-years-session-id'))).toBe(session)
  await page.getByRole('button', { name: 'New Board' }).click()
  await expect(page.getByRole('button', { name: 'Empty this board' }), 'of an empty board').toHaveCount(0)
  await expect(page.getByRole('dialog')).not.toContainText('0 squares')
  await page.getByRole('button', { name: 'Empty every board' }).click()
  // The board is empty already: what tells is that another game begins.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('power-years-session-id'))).not.toBe(session)
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
})

test('the keyboard alone completes a square, once, and keeps its place', async ({ page }) => {
  await openGentleDay(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/bingo/')) posts += 1
  })
  const first = squares(page).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '4')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '8')
  await expect(first).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => posts).toBe(2)
})

test('on a small phone the board itself is there, five by five, and a press opens a square', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openGentleDay(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  for (const one of await squares(page).all()) {
    const box = (await one.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  await expect(squares(page).first()).toBeInViewport({ ratio: 1 })
  await square(page, 'Roll your shoulders').click()
  await expect(page.getByText('Ten slow circles back.').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'I did this' }).click()
  await expect(square(page, 'Roll your shoulders')).toHaveAttribute('aria-pressed', 'true')
})

test('with text at twice its size the words of a square stay within it', async ({ page }) => {
  await openGentleDay(page)
  await expectToFitWithLargeText(page, async () => {
    const sticksOut = (buttons: Element[]) =>
      buttons.filter((button) => button.scrollWidth > button.clientWidth).map(({ textContent }) => textContent)
    await expect.poll(() => squares(page).evaluateAll(sticksOut)).toEqual([])
  })
})

test.describe('when a call fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a page without its boards asks for them, says so meanwhile, and offers to try again', async ({ page }) => {
    // As the page is when its boards could not be read.
    await page.route(/self-care-bingo\?.*_rsc=/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"boards":\[\{.*?\}\]/, '"boards":null')
      await route.fulfill({ response, body })
    })
    const boards = deferred()
    let isAway = true
    await page.route('**/api/bingo/boards', async (route) => {
      if (!isAway) return route.continue()
      await boards.wait()
      await route.fulfill({ status: 503, json: { message: 'The database is away.' } })
    })
    // A link that is pressed before that asks for the whole page.
    await visit(page, '/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.locator('summary').click()
    await navigation.getByRole('link', { name: 'Self-Care Bingo' }).click()
    await expect(page.getByText('Loading your self-care adventures...')).toBeVisible()
    boards.resolve()
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
    await expect(page.getByText("We couldn't load your bingo boards right now.")).toBeVisible()
    isAway = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(start(page, 'The Gentle Day')).toBeVisible()
  })

  test('a square that was not kept is open again, with a word about it', async ({ page }) => {
    await page.route('**/api/bingo/progress/*/*/0', (route) =>
      route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
    )
    await openGentleDay(page)
    await squares(page).first().click()
    await expect(page.getByText('Failed to complete cell', { exact: true })).toBeVisible()
    await expect(squares(page).first()).toHaveAttribute('aria-pressed', 'false')
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
  })
  test('a board that does not arrive leaves the list, and the next press opens it', async ({ page }) => {
    let isAway = true
    await page.route('**/api/bingo/boards/*/cells', (route) =>
      isAway ? route.fulfill({ status: 503, json: { message: 'The database is away.' } }) : route.continue(),
    )
    await visit(page, '/self-care-bingo')
    await start(page, 'The Gentle Day').click()
    const card = page.getByRole('listitem').filter({ has: start(page, 'The Gentle Day') })
    await expect(card.getByRole('alert')).toContainText('That part did not arrive')
    await expect(page).not.toHaveURL(/board=/)
    isAway = false
    await start(page, 'The Gentle Day').click()
    await expect(squares(page)).toHaveCount(25)
    await expect(page).toHaveURL(/board=/)
  })
})
