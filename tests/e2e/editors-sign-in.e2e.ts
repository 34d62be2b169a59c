import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { expectNoAxeViolations } from './accessibility'
import { expect, signedInRequests, test, visit } from './fixtures'

// A right password alone is answered with 401, which the browser notes; the panel preloads fonts it may not use.
test.use({ expectedErrors: [/Failed to load resource.*401|was preloaded using link preload/] })

const stamp = Math.random().toString(36).slice(2, 8)
const person = { name: 'Sigrid', email: `sigrid-${stamp}@example.com`, password: `a long password ${stamp}` }

test.beforeAll(async ({ baseURL }) => {
  const founder = await signedInRequests(baseURL!, 'FOUNDER')
  const answer = await founder.post('/api/users', { data: { ...person, roles: ['editor'] } })
  expect(answer.status(), await answer.text()).toBe(201)
  await founder.dispose()
})
test.afterAll(async ({ baseURL }) => {
  const founder = await signedInRequests(baseURL!, 'FOUNDER')
  await founder.delete(`/api/users?where[email][equals]=${encodeURIComponent(person.email)}`)
  await founder.dispose()
})

async function signIn(page: Page) {
  await visit(page, '/admin/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
}
const signedIn = (page: Page) => expect(page.getByRole('heading', { name: 'Hello, Sigrid.' })).toBeVisible()
const safety = (page: Page) => page.getByRole('region', { name: 'Signing in safely' })

test('an editor adds an app and a passkey, and signs in by each', async ({ page, context }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await signIn(page)
  await signedIn(page)
  await visit(page, '/admin/account')
  const own = safety(page)
  await own.getByLabel('Your password, for changes below').fill(person.password)
  await own.getByRole('button', { name: 'Set up an app' }).click()
  await expect(own.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = (await own.locator('code').first().innerText()).replaceAll(' ', '')
  const { headers } = await fetch(new URL('/api/health', page.url()))
  const timestamp = new Date(headers.get('date')!).getTime()
  await own
    .getByLabel('Code that the app shows')
    .fill(new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp }))
  await own.getByRole('button', { name: 'Use this app' }).click()
  await expect(own.getByText('Signing in asks for a code of your app.', { exact: true })).toBeVisible()
  const recoveryCode = await own.locator('.power-years-codes code').first().innerText()

  await own.getByLabel('Name of a new passkey').fill('My laptop')
  await own.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(own.getByText('My laptop, not used yet')).toBeVisible()
  await expectNoAxeViolations(page, '[aria-labelledby="power-years-account-security"]')
  await own.getByRole('button', { name: 'Sign out everywhere' }).click()

  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await signIn(page)
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('This code is not right, or was used already.')).toBeVisible()
  await expectNoAxeViolations(page, '.power-years-sign-in')
  await code.fill(recoveryCode)
  await page.getByRole('button', { name: 'Login' }).click()
  await signedIn(page)

  await context.clearCookies()
  await visit(page, '/admin/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await signedIn(page)
})
