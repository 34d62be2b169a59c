import type { Page } from '@playwright/test'

import cards from '../../src/features/tarot/content/tarotCards.json' with { type: 'json' }
import { drawCard } from '../../src/features/tarot/domain/drawCard'
import { expectNoAxeViolationsInState, expectToFitNarrowPhone } from './accessibility'
import { expect, test, visit } from './fixtures'

const sessionId = 'session-1763712000000-abcdefghijklmnopqrstuv'
const morning = new Date(2026, 10, 21, 8)
const nameOf = (day: string) => cards[drawCard(day, sessionId)]!.name

const turnButton = (page: Page) => page.getByRole('link', { name: 'Turn today’s card' }).last()
const cardName = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name })
const share = (page: Page) => page.getByRole('button', { name: 'Share as a picture' })

test.describe('a visitor with a session', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((id) => {
      if (!localStorage.getItem('power-years-session-id')) localStorage.setItem('power-years-session-id', id)
    }, sessionId)
    await page.clock.install({ time: morning })
  })

  test('turns the card of the visitor’s day, and it stays until midnight', async ({ page }) => {
    await visit(page, '/tarot')
    await turnButton(page).click()
    const name = nameOf('2026-11-21')
    const { prompt, reflection } = cards.find((card) => card.name === name)!
    await expect(cardName(page, name)).toBeVisible()
    await expect(cardName(page, name)).toBeFocused()
    await expect(page.getByText(prompt)).toBeVisible()
    await expect(page.getByText(reflection)).toBeVisible()
    await expect(page.getByText('This is play.')).toBeVisible()

    await page.reload()
    await expect(cardName(page, name), 'it lies open on coming back').toBeVisible()
    await page.evaluate(() => localStorage.setItem('power-years-session-id', 'session-1-zzzzzzzzzzzzzzzzzzzzzz'))
    await page.reload()
    await expect(cardName(page, name), 'a new session id changes nothing today').toBeVisible()
  })

  test('finds another day’s card face down, also on a page that stayed open', async ({ page }) => {
    await visit(page, '/tarot')
    await turnButton(page).click()
    await expect(share(page)).toBeVisible()
    await page.clock.fastForward('16:30:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(turnButton(page)).toBeVisible()
    await turnButton(page).click()
    await expect(cardName(page, nameOf('2026-11-22'))).toBeVisible()
  })

  test('gets one drawing at once; the deck’s wait until they come near', async ({ page }) => {
    await visit(page, '/tarot')
    await turnButton(page).click()
    await expect(share(page)).toBeVisible()
    const deck = page.getByRole('region', { name: 'The whole deck' }).locator('img')
    await expect(deck).toHaveCount(22)
    for (const drawing of await deck.all()) await expect(drawing).toHaveAttribute('loading', 'lazy')
  })

  test('shares a picture made in the browser', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files, title }: { files: File[]; title: string }) => {
          const [file] = files
          const bitmap = await createImageBitmap(file!)
          const shared = { title, name: file!.name, type: file!.type, size: file!.size, width: bitmap.width }
          Object.assign(window, { shared })
        },
      })
    })
    await visit(page, '/tarot')
    await turnButton(page).click()
    await share(page).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared?: Record<string, unknown> }).shared)
    await expect.poll(shared).toMatchObject({ title: nameOf('2026-11-21'), type: 'image/png', width: 1080 })
    expect((await shared())!.size, 'a drawing, not an empty sheet').toBeGreaterThan(40_000)
    expect(sent).toEqual([])
  })

  test('saves the picture where nothing can be shared', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined, share: undefined }))
    await visit(page, '/tarot')
    await turnButton(page).click()
    const [download] = await Promise.all([page.waitForEvent('download'), share(page).click()])
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.png$/)
    await expect(page.getByText('Picture saved', { exact: true })).toBeVisible()
  })

  test('turns it by keyboard alone', async ({ page }) => {
    await visit(page, '/tarot')
    await turnButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(cardName(page, nameOf('2026-11-21'))).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(share(page)).toBeFocused()
  })
})

test('every card has its own page, by its number', async ({ page }) => {
  await page.goto('/tarot/2')
  await expect(page.getByRole('heading', { level: 1, name: 'The High Priestess' })).toBeVisible()
  const drawing = page.getByRole('main').locator('img').first()
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const deck = page.getByRole('region', { name: 'The whole deck' })
  await expect(deck.getByRole('link')).toHaveCount(22)
  await expect(deck.locator('[aria-current="page"]')).toHaveText(/The High Priestess/)
  await deck.getByRole('link', { name: 'The Star' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Star' })).toBeVisible()
})

test.describe('what is no card', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('is not found', async ({ page }) => {
    for (const path of ['/tarot/22', '/tarot/-1', '/tarot/02', '/tarot/moon']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    }
  })
})

test('a turned card is accessible in both themes and fits the narrowest phone', async ({ page }) => {
  await visit(page, '/tarot')
  await turnButton(page).click()
  await expect(share(page)).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await expectToFitNarrowPhone(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the day’s common card opens, with its words', async ({ page }) => {
    await page.goto('/tarot')
    await turnButton(page).click()
    await expect(page).toHaveURL(/\/tarot\/\d+$/)
    await expect(page.getByText('A question to carry about')).toBeVisible()
    await expect(share(page)).toBeHidden()
  })
})
