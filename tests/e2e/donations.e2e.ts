import type { Page } from '@playwright/test'

import { expect, expectNoAxeViolations, test } from './fixtures'
import { stubStripe } from './stripeStub'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Support Perimenopause Education' })
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

async function openDialog(page: Page, path = '/') {
  await page.goto(path)
  await page.getByRole('button', { name: 'Support Perimenopause Education' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function reachPayment(page: Page, gift = 'Nourish my brain', amount = '$5') {
  await openDialog(page)
  await dialogOf(page).getByText(gift).click()
  await dialogOf(page)
    .getByRole('button', { name: `Complete Donation ${amount}` })
    .click()
  await expect(dialogOf(page).getByLabel('Card number')).toBeVisible()
}

test.describe('giving', () => {
  test.use({ allowedOrigins: ['https://js.stripe.com'] })

  test('a page asks nothing of Stripe until a gift is prepared', async ({ page }) => {
    const asked = await stubStripe(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Support Perimenopause Education' }).hover()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await reachPayment(page)
    expect(asked).toHaveLength(1)
  })

  test('from the amount to the thanks, and the focus comes back', async ({ page }) => {
    await stubStripe(page)
    await reachPayment(page)
    await expectNoAxeViolations(page)
    await dialogOf(page).getByLabel('Card number').fill('4242')
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(toast(page)).toContainText('Thank You! 🌟')
    await expect(toast(page)).toContainText('Your generous donation helps keep the mystical energies flowing!')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Support Perimenopause Education' })).toBeFocused()
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
    await page.getByRole('button', { name: 'Support Perimenopause Education' }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Complete Donation', exact: true })).toBeDisabled()
  })

  test('a monthly gift can be ended from the browser it was made in', async ({ page }) => {
    await stubStripe(page)
    await openDialog(page, '/subscribe')
    await dialogOf(page).getByText('Buy me a coffee').click()
    await dialogOf(page).getByText('Every month').click()
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $3' }).click()
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

  test('a bank that sends her back to the site is heard', async ({ page }) => {
    await page.goto('/?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=succeeded')
    await expect(toast(page)).toContainText('Thank You! 🌟')
    await expect(page).toHaveURL('/')
  })
})

test.describe('when the provider fails', () => {
  test.use({ expectedErrors: [/502/] })

  test('a gift that cannot be prepared says so and clears the amount', async ({ page }) => {
    await page.route('**/api/create-donation-intent', (route) =>
      route.fulfill({ status: 502, json: { message: 'The payment provider did not accept this.' } }),
    )
    await openDialog(page)
    await dialogOf(page).getByText('Nourish my brain').click()
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(toast(page)).toContainText('Failed to initialize payment. Please try again.')
    await expect(dialogOf(page).getByRole('radio', { name: /Nourish my brain/ })).not.toBeChecked()
  })
})

test.describe('when Stripe’s script is blocked', () => {
  test.use({ allowedOrigins: ['https://js.stripe.com'], expectedErrors: [/stripe|ERR_FAILED/i] })

  test('the form says what may be in the way', async ({ page }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await openDialog(page)
    await dialogOf(page).getByText('Nourish my brain').click()
    await dialogOf(page).getByRole('button', { name: 'Complete Donation $5' }).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('Nothing was charged')
  })
})
