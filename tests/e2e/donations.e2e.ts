import type { Page } from '@playwright/test'

import { expectNoAxeViolationsInState } from './accessibility'
import { deferred, expect, test, visit } from './fixtures'
import { stubStripe } from './stripeStub'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Support Perimenopause Education' })
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

const donateButton = (page: Page) => page.getByRole('button', { name: 'Support Perimenopause Education' })

async function openDialog(page: Page, path = '/') {
  await visit(page, path)
  await donateButton(page).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function reachPayment(page: Page, gift = 'Nourish my brain', amount = '$5') {
  await openDialog(page)
  await dialogOf(page).getByRole('radio', { name: gift }).check()
  await dialogOf(page)
    .getByRole('button', { name: `Complete Donation ${amount}` })
    .click()
  await expect(dialogOf(page).getByLabel('Card number')).toBeVisible()
}

test.describe('the dialog', () => {
  test('says that gifts are not set up before it asks for an amount', async ({ page }) => {
    await page.route('**/api/donation-setup', (route) => route.fulfill({ json: { publishableKey: null } }))
    await openDialog(page)
    const dialog = dialogOf(page)
    await expect(dialog).toContainText('Donations are not set up on this site. Nothing will be charged.')
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    await expectNoAxeViolationsInState(page)
    await dialog.getByRole('button', { name: 'Back to the page' }).click()
    await expect(donateButton(page)).toBeFocused()
  })

  test('says beside DONATE that gifts are not set up before it is pressed', async ({ page }) => {
    await page.route('**/api/donation-setup', (route) => route.fulfill({ json: { publishableKey: null } }))
    await visit(page, '/subscribe')
    await expect(page.getByRole('main').getByText('Donations are not set up on this site.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'DONATE', exact: true })).toBeVisible()
  })

  test('offers four gifts or one’s own amount', async ({ page }) => {
    await openDialog(page)
    const dialog = dialogOf(page)
    for (const [label, amount] of [
      ['Buy me a coffee', '$3'],
      ['Nourish my brain', '$5'],
      ['Help keep the lights on', '$10'],
      ['Keep a roof over my head', '$25'],
    ] as const) {
      await dialog.getByRole('radio', { name: label }).check()
      await expect(dialog.getByRole('button', { name: `Complete Donation ${amount}`, exact: true })).toBeEnabled()
    }
    const custom = dialog.getByRole('spinbutton', { name: 'Another amount, in dollars' })
    await custom.fill('0.99')
    await expect(
      dialog.getByRole('group', { name: 'Choose a gift' }).getByRole('radio', { checked: true }),
    ).toHaveCount(0)
    await custom.blur()
    await expect(dialog.getByRole('alert')).toContainText('Invalid Amount')
    await expect(dialog.getByRole('alert')).toContainText('Please enter an amount of at least $1')
    await expect(custom).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeViolationsInState(page)
    await custom.fill('7.5')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Complete Donation $7.50' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(donateButton(page)).toBeFocused()
    await donateButton(page).click()
    await expect(custom).toHaveValue('')
    await expect(dialog.getByRole('button', { name: 'Complete Donation', exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test('DONATE on the support page opens the same dialog, by keyboard too', async ({ page }) => {
    await visit(page, '/subscribe')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Support Power Years')
    for (const name of ['What a gift does', 'Free, with or without'])
      await expect(main.getByRole('heading', { name })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Learn About Coaching' })).toHaveAttribute('href', '/coaching')
    await expect(main.getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute('href', '/')
    const donate = page.getByRole('button', { name: 'DONATE' })
    await donate.focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(donate).toBeFocused()
  })

  test('paper shows an open dialog alone, and else the page without what only works on a screen', async ({ page }) => {
    await openDialog(page)
    const dialog = dialogOf(page)
    await page.emulateMedia({ media: 'print' })
    await expect(dialog).toBeVisible()
    await expect(page.locator('main')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator('main')).toBeVisible()
    await expect(donateButton(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })

  test('the dialog costs nothing until someone comes near', async ({ page }) => {
    await visit(page, '/')
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await donateButton(page).hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })
})

test.describe('giving', () => {
  test.use({ allowedOrigins: ['https://js.stripe.com'] })

  test('a page asks nothing of Stripe until a gift is prepared', async ({ page }) => {
    const asked = await stubStripe(page)
    await page.goto('/')
    await donateButton(page).hover()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await reachPayment(page)
    expect(asked).toHaveLength(1)
  })

  test('from the amount to the thanks, and the focus comes back', async ({ page }) => {
    await stubStripe(page)
    await reachPayment(page)
    await expectNoAxeViolationsInState(page)
    await dialogOf(page).getByLabel('Card number').fill('slow')
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
    await expect(toast(page)).toContainText('Thank You! 🌟')
    await expect(toast(page)).toContainText('Your generous donation helps keep the mystical energies flowing!')
    await expect(dialogOf(page)).toBeHidden()
    await expect(donateButton(page)).toBeFocused()
    expect(await page.evaluate(() => (window as unknown as { confirmedWith: unknown }).confirmedWith)).toEqual({
      return_url: new URL(page.url()).origin,
    })
  })

  test('a refused card says why, and another amount can be chosen', async ({ page }) => {
    await stubStripe(page)
    await reachPayment(page)
    await dialogOf(page).getByLabel('Card number').fill('fail')
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(toast(page)).toContainText('Payment Failed')
    await expect(toast(page)).toContainText('Your card was declined.')
    await dialogOf(page).getByLabel('Card number').fill('break')
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(toast(page)).toContainText('Payment Error')
    await expect(toast(page)).toContainText('Something went wrong. Please try again.')
    await dialogOf(page).getByRole('button', { name: 'Choose Different Amount' }).click()
    await expect(dialogOf(page).getByRole('radio', { name: /Buy me a coffee/ })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  })

  test('closing forgets what was chosen', async ({ page }) => {
    await stubStripe(page)
    await reachPayment(page)
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await donateButton(page).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Complete Donation', exact: true })).toBeDisabled()
  })

  test('a monthly gift can be ended from the browser it was made in', async ({ page }) => {
    await stubStripe(page)
    await openDialog(page, '/subscribe')
    await dialogOf(page).getByRole('radio', { name: 'Buy me a coffee' }).check()
    await dialogOf(page).getByRole('radio', { name: 'Every month' }).check()
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $3' }).click()
    // The next step has a button of the same name.
    await expect(dialogOf(page).getByLabel('Card number')).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $3' }).click()
    await expect(toast(page)).toContainText('Thank You!')
    await page.reload()
    const mine = page.getByRole('region', { name: 'Your monthly gift' })
    await expect(mine).toContainText('$3 every month')
    await mine.getByRole('button', { name: 'End it' }).click()
    await mine.getByRole('button', { name: 'Yes, end it' }).click()
    await expect(toast(page)).toContainText('Your monthly gift has ended')
    await expect(mine).toBeHidden()
  })

  test('a bank that sends a visitor back to the site is heard', async ({ page }) => {
    await page.goto('/?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=succeeded')
    await expect(toast(page)).toContainText('Thank You! 🌟')
    await expect(page).toHaveURL('/')
  })
})

test.describe('when the provider fails', () => {
  test.use({ expectedErrors: [/502/] })

  test('a gift that cannot be prepared says so and clears the amount', async ({ page }) => {
    const answer = deferred()
    await page.route('**/api/create-donation-intent', async (route) => {
      await answer.wait()
      await route.fulfill({ status: 502, json: { message: 'The payment provider did not accept this.' } })
    })
    await openDialog(page)
    await dialogOf(page).getByRole('radio', { name: 'Nourish my brain' }).check()
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Processing...' })).toBeDisabled()
    answer.resolve()
    await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
    await expect(toast(page)).toContainText('Failed to initialize payment. Please try again.')
    await expect(dialogOf(page).getByRole('radio', { name: /Nourish my brain/ })).not.toBeChecked()
  })
})

test.describe('when Stripe’s script is blocked', () => {
  test.use({ allowedOrigins: ['https://js.stripe.com'], expectedErrors: [/stripe|ERR_FAILED/i] })

  test('the form says what may be in the way', async ({ page }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await openDialog(page)
    await dialogOf(page).getByRole('radio', { name: 'Nourish my brain' }).check()
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('Nothing was charged')
  })
})
