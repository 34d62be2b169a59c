import { expect, expectNoAxeViolationsInBothThemes, expectToFitNarrowPhone, now, test, untilHydrated } from './fixtures'

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

for (const [path, heading] of Object.entries(headings))
  test(`${path} has its heading and the shell, is accessible in both themes and fits the narrowest phone`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('FREE')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(`© ${now.getFullYear()}`)
    await expect(page.getByRole('button', { name: 'Support Perimenopause Education' })).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page)
    await expectToFitNarrowPhone(page)
  })

test('the donation button rests above the footer of the narrowest phone and covers none of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const button = await page.getByRole('button', { name: 'Support Perimenopause Education' }).boundingBox()
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(button!.y + button!.height).toBeLessThanOrEqual(footer!.y)
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
