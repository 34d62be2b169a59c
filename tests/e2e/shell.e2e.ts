import { type Page } from '@playwright/test'

import { expect, expectNoAxeViolations, now, test, visit } from './fixtures'

const phone = { width: 390, height: 844 }

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const more = (page: Page) => mainNav(page).locator('summary')
const inMore = (page: Page) => mainNav(page).getByRole('link', { name: 'Health Assessment' })
const donateButton = (page: Page) => page.getByRole('button', { name: 'Support Perimenopause Education' })
const notify = (page: Page, title: string) =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('power-years:notice', { detail })), {
    title,
    description: 'Save this content as a screenshot to remember it.',
  })

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
})

test.describe('the drawer on phones', () => {
  test.use({ viewport: phone })

  test('holds every link, keeps the focus inside and gives it back', async ({ page }) => {
    await visit(page, '/')
    await expect(mainNav(page)).toBeHidden()
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
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

test.describe('the theme', () => {
  test('follows the system, then the visitor’s choice, from the first frame on', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        if (document.querySelector('main')) seen.push(getComputedStyle(document.body).backgroundColor)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('power-years-theme'))).toBe('dark')
    await visit(page, '/practice')
    const colours = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(colours)).toEqual(new Set(['rgb(23, 16, 34)']))
    await page.getByRole('button', { name: '3 a.m.' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim')
    await expectNoAxeViolations(page)
  })

  test('late in the evening the dark page offers to turn the lamp down, and another tab follows', async ({ page }) => {
    await page.clock.setFixedTime(new Date(now.getFullYear(), now.getMonth(), now.getDate(), 23))
    await visit(page, '/')
    const other = await page.context().newPage()
    await visit(other, '/tarot')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await page.getByRole('button', { name: 'It’s late. Turn the lamp down' }).click()
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dim')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light')
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

test('a toast leaves by itself, not while it is looked at, and a new one takes the place of the old', async ({
  page,
}) => {
  await visit(page, '/')
  await page.clock.install({ time: now })
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await notify(page, 'Module completed!')
  await expect(toasts).toHaveText(/Module completed!/)
  await notify(page, 'Another one')
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toHaveText(/Another one/)
  expect((await toasts.boundingBox())!.width).toBeLessThanOrEqual(420)
  await toasts.hover()
  await page.clock.runFor(20_000)
  await expect(toasts, 'hovered').toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(7_000)
  await expect(toasts).toHaveCount(0)
})

for (const viewport of [phone, { width: 1440, height: 900 }])
  test(`a toast over a dialog covers neither its title nor its buttons at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/')
    await donateButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Support Perimenopause Education' })
    await expect(dialog).toBeVisible()
    await notify(page, 'Over a dialog')
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    // Held, so that it does not leave meanwhile.
    await toast.hover()
    await expectNoAxeViolations(page)
    const at = (await toast.boundingBox())!
    for (const part of [
      dialog.getByRole('heading').first(),
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('button', { name: /^Complete Donation/ }),
    ]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height <= at.y || box.y >= at.y + at.height, await part.innerText()).toBe(true)
    }
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await expect(dialog, 'closing the toast leaves the dialog alone').toBeVisible()
  })

test.describe('home', () => {
  test('leads on by its cards and buttons', async ({ page }) => {
    await visit(page, '/')
    await expect(page.getByText('Browse freely, no login required.')).toBeVisible()
    for (const [name, path] of [
      ['Start Exploring', '/dashboard'],
      ['What we never collect', '/privacy-dashboard'],
      ['Explore the Education Hub', '/education'],
      ['Explore the Personal Tracking', '/tracking'],
      ['Explore the Smart Protocols', '/smart-stacks'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await page.goBack()
    }
  })

  test('has one address for search engines', async ({ page, baseURL }) => {
    await page.goto('/home')
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical!, baseURL).pathname).toBe('/')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link is within reach', async ({ page }) => {
    await page.goto('/')
    await more(page).click()
    await inMore(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Assessment')
    await expect(page.getByRole('contentinfo')).toContainText(`© ${now.getFullYear()}`)
    await expect(donateButton(page), 'what cannot work is not shown').toBeHidden()
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
