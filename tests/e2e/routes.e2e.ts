import {
  expect,
  expectNoAxeViolationsInBothThemes,
  expectNoAxeViolationsInEveryMode,
  expectToFitWithLargeText,
  now,
  test,
  untilHydrated,
} from './fixtures'

const headings = {
  '/': 'Nobody handed you the map. Here it is.',
  '/home': 'Nobody handed you the map. Here it is.',
  '/education': /\w/,
  '/dashboard': 'Your Day on One Page',
  '/practice': 'Practice',
  '/tracking': 'Tracking',
  '/wisdom-council': 'Wisdom Council',
  '/ask-auntie': 'Ask an Auntie',
  '/safety/auntie': 'How safe is Auntie?',
  '/how-we-check': 'How We Check',
  '/corrections': 'Corrections',
  '/now': 'It’s happening now',
  '/warning-signs': /\w/,
  '/invitations': /isn’t the only one/,
  '/privacy-dashboard': 'Privacy Dashboard',
  '/subscribe': /^Support /,
  '/archetypes': 'The Sophisticated Coven',
  '/boundary-magic': 'Boundary Magic',
  '/smart-stacks': 'Smart Stacks',
  '/smart-stacks/morning-clarity-stack': 'Morning Clarity Stack',
  '/clean-ingredients': 'Clean Beauty Guide',
  '/self-care-bingo': 'Self-Care Bingo',
  '/health-assessment': 'Health Assessment',
  '/coaching': 'An Hour That’s Yours',
  '/community': 'Pull up a Chair',
  '/education/hot-flashes-honestly': 'Hot Flashes, Honestly',
  '/tarot': /\w/,
  '/tarot/13': /\w/,
  '/search': 'Search',
  '/offline': 'No network, no matter',
  '/unavailable': 'Back in a moment',
}

for (const [turn, [path, heading]] of Object.entries(headings).entries())
  test(`${path} has its heading and the shell, is accessible in every mode and fits every width`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('FREE')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(`© ${now.getFullYear()}`)
    await expect(page.getByRole('button', { name: 'Support Perimenopause Education' })).toBeVisible()
    await expectNoAxeViolationsInEveryMode(page, turn)
    await expectToFitWithLargeText(page, page.getByRole('button', { name: 'Open menu' }))
  })

test('the donation button stays away from the first view, and at rest covers no control on the way back up', async ({
  page,
}) => {
  for (const [width, path] of [
    [320, '/'],
    [390, '/education/hot-flashes-honestly'],
    [360, '/clean-ingredients'],
    [820, '/subscribe'],
    [1440, '/smart-stacks'],
  ] as const) {
    await page.setViewportSize({ width, height: 760 })
    await page.goto(path)
    await untilHydrated(page)
    const button = page.getByRole('button', { name: 'Support Perimenopause Education' })
    await expect(button).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(button.locator('xpath=..')).not.toHaveAttribute('data-floats')
    const [own, footer] = [await button.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
    expect(own!.y + own!.height, 'in the flow above the footer').toBeLessThanOrEqual(footer!.y)
    const seen = await button.evaluate(async (element) => {
      const stops: { floats: boolean; covered: string[] }[] = []
      while (scrollY > 0 && stops.length < 12) {
        scrollBy(0, -innerHeight / 2)
        await new Promise((resolve) => setTimeout(resolve, 300))
        const box = element.getBoundingClientRect()
        const floats = element.parentElement!.hasAttribute('data-floats')
        const covered = [...document.querySelectorAll('main :is(a, button, input, summary, label), footer a')].filter(
          (control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect()
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top
          },
        )
        stops.push({ floats, covered: covered.map(({ textContent }) => textContent) })
      }
      return stops
    })
    expect(seen.flatMap(({ covered }) => covered)).toEqual([])
    expect(seen.some(({ floats }) => floats)).toBe(true)
  }
})

test.describe('the lost page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const path of ['/nowhere/at/all', '/education/no-such-module']) {
    test(`${path} answers 404 and says so within the shell`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle(/^404 Page Not Found/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
      await page.getByRole('link', { name: 'Back to the start' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/'])
    })

    test(`${path} arrives drawn, for whoever has no JavaScript`, async ({ request }) => {
      const page = await (await request.get(path)).text()
      expect(page).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/)
      expect(page).toMatch(/<meta name="robots" content="noindex/)
    })
  }
})
