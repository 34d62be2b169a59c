import type { Page } from '@playwright/test'

import { expectNoAxeViolations } from './accessibility'
import { expect, holdScripts, now, test, untilHydrated, visit } from './fixtures'

const phone = { width: 390, height: 844 }

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const more = (page: Page) => mainNav(page).locator('summary')
const inMore = (page: Page) => mainNav(page).getByRole('link', { name: 'Health Assessment' })

test.describe('the header', () => {
  test('marks the page a visitor is on', async ({ page }) => {
    for (const [path, name] of [
      ['/', 'Home'],
      ['/practice', 'Practice'],
      ['/smart-stacks', 'Smart Stacks'],
    ] as const) {
      await page.goto(path)
      await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText(name)
    }
    await page.goto('/home')
    await expect(mainNav(page).locator('[aria-current="page"]')).toHaveCount(0)
    await visit(page, '/archetypes')
    await more(page).click()
    await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText('Gen X Archetypes')
  })

  test('More opens under the mouse and closes 300 ms after it has left', async ({ page }) => {
    await visit(page, '/')
    await page.clock.install({ time: now })
    await more(page).hover()
    await expect(inMore(page)).toBeVisible()
    await more(page).click()
    await expect(inMore(page), 'a click on what the pointer has just opened keeps it open').toBeVisible()
    await page.clock.pauseAt(now.getTime() + 60_000)
    await page.mouse.move(300, 500)
    await page.clock.runFor(290)
    await expect(inMore(page)).toBeVisible()
    await page.clock.runFor(20)
    await expect(inMore(page)).toBeHidden()
  })

  test('More works by keyboard alone', async ({ page }) => {
    await visit(page, '/')
    await more(page).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(inMore(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(inMore(page)).toBeHidden()
      await expect(more(page)).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(inMore(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(mainNav(page).getByRole('link', { name: 'Self-Care Bingo' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(mainNav(page).getByRole('link', { name: 'Send Invitations' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(inMore(page)).toBeHidden()
    await expect(more(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/subscribe$/)
    await expect(inMore(page)).toBeHidden()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })

    test('More opens, closes and leads on', async ({ page }) => {
      await visit(page, '/')
      await more(page).tap()
      await expect(inMore(page)).toBeVisible()
      await more(page).tap()
      await expect(inMore(page)).toBeHidden()
      await more(page).tap()
      await inMore(page).tap()
      await expect(page).toHaveURL(/\/health-assessment$/)
      await expect(inMore(page)).toBeHidden()
    })
  })

  test('the banner is short on phones', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const lines = page.getByRole('banner').locator('p').first().locator('span')
    await expect(lines).toHaveText([
      'EVERYTHING IS FREE! No paywalls',
      'EVERYTHING IS FREE! Complete perimenopause awakening platform - no paywalls, donation-supported',
    ])
    await expect(lines.nth(0)).toBeVisible()
    await expect(lines.nth(1)).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(lines.nth(0)).toBeHidden()
    await expect(lines.nth(1)).toBeVisible()
  })

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a tip shows the label of the bare icon, to the pointer after 700 ms and to the keyboard', async ({ page }) => {
    await visit(page, '/')
    await page.clock.install({ time: now })
    const tip = page.getByRole('tooltip')
    const toggle = page.getByRole('button', { name: 'Switch to dark theme' })
    const { x, y } = (await toggle.boundingBox())!
    await page.clock.pauseAt(now.getTime() + 60_000)
    await page.mouse.move(x + 10, y + 10)
    await page.clock.runFor(690)
    await expect(tip).toBeHidden()
    await page.clock.runFor(20)
    await expect(tip).toBeVisible()
    await expect(tip).toHaveText('Switch to dark theme')
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await page.mouse.move(300, 500)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus()
    await page.keyboard.press('Tab')
    await expect(toggle).toBeFocused()
    await expect(tip).toBeVisible()
  })
})

test.describe('the drawer on phones', () => {
  test.use({ viewport: phone })

  test('holds every link, keeps the focus inside and gives it back', async ({ page }) => {
    const arrive = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(mainNav(page)).toBeHidden()
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    arrive()
    await untilHydrated(page)
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer, 'opened before the page listened').toBeVisible()
    await expect(drawer.getByRole('link')).toHaveCount(16)
    await expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer).toContainText('100% Free Platform - No Tracking')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toBeHidden()
    await opener.click()
    await expect(drawer).toBeVisible()
    await page.mouse.click(5, 400)
    await expect(drawer, 'a press beside it closes it').toBeHidden()
  })

  test('closes on the way to another page and when the screen grows', async ({ page }) => {
    await visit(page, '/')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await drawer.getByRole('link', { name: 'Boundary Magic' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boundary Magic')
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(drawer).toBeHidden()
    await mainNav(page).getByRole('link', { name: 'Tracking' }).click()
    await expect(page).toHaveURL(/\/tracking$/)
  })
})

test('the footer is an index in columns at every width, its last row the mark and the themes', async ({ page }) => {
  for (const [width, columns] of [
    [390, 2],
    [820, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/corrections')
    const links = await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').all()
    expect(links).toHaveLength(12)
    const boxes = await Promise.all(links.map(async (link) => (await link.boundingBox())!))
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size, `at ${width} px`).toBe(columns)
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link is within reach', async ({ page }) => {
    await page.goto('/')
    await more(page).click()
    await inMore(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Assessment')
    await expect(page.getByRole('contentinfo')).toContainText(`© ${now.getFullYear()}`)
    await expect(
      page.getByRole('button', { name: 'Support Perimenopause Education' }),
      'what cannot work is not shown',
    ).toBeHidden()
    await expect(page.getByRole('button', { name: /Switch to/ })).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test('the whole menu stands below the footer, and the button opens it', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Wisdom Council' }).last()).toBeVisible()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Ask an Auntie' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask an Auntie')
    })
  })
})
