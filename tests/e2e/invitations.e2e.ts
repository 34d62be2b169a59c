import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expectNoAxeViolationsInState } from './accessibility'
import { deferred, expect, test, visit } from './fixtures'

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
/** Answers 502 when told to; until then the page says what it is doing. @returns what lets one answer come */
async function refuseWhenTold(page: Page, address: string | RegExp, body = ''): Promise<() => void> {
  const answer = deferred()
  await page.route(address, async (route) => {
    await answer.wait()
    await route.fulfill({ status: 502, body })
  })
  return answer.resolve
}
/** Another address each time: somebody may be written to but so often. */
const someone = () => `friend-${randomUUID()}@example.com`

test.describe('inviting a friend', () => {
  test('a link needs no address and is copied by one press', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/invitations')
    await page.getByRole('button', { name: 'Copy the link' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(page.url()).origin)
  })

  test('a letter asks for what is missing, goes out, and the form keeps only the name', async ({ page }) => {
    await page.goto('/invitations')
    const form = panel(page, 'Invite a friend')
    await expect(form.locator('[type=submit]')).toBeVisible()
    await expect(form.getByText('Mail isn’t set up on this site yet'), 'said before it is sent').toBeVisible()
    await expect(form.getByLabel('Your name')).toHaveValue('Ruth')
    await form.getByLabel('Your name').fill('')
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form.getByText('Your name is required')).toBeVisible()
    await expectNoAxeViolationsInState(page)
    await form.getByLabel('Her email address').fill(someone())
    await form.getByLabel('Your name').fill('Ann')
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(toast(page)).toContainText('Invitation Sent!')
    await expect(toast(page)).toContainText('Community invitation sent successfully.')
    await expect(toast(page), 'without a mail provider').toContainText('it waits here, and nobody gets it.')
    await expect(form.getByLabel('Her email address')).toHaveValue('')
    await expect(form.getByLabel('Your name'), 'the next letter is from the same person').toHaveValue('Ann')
  })

  test('a module is shared under its own title', async ({ page }) => {
    await page.goto('/invitations')
    await page.getByRole('tab', { name: 'Share a module' }).click()
    const form = panel(page, 'Share a module')
    await form.getByLabel('Which one?').selectOption({ label: 'Hot Flashes, Honestly' })
    await expect(form.getByLabel('Module title')).toHaveValue('Hot Flashes, Honestly')
    await expect(form.getByLabel('Module address')).toHaveValue(/\/education\/hot-flashes-honestly$/)
    await expect(form.getByLabel('Your name')).toHaveValue('Ruth')
    await form.getByLabel('Your name').focus()
    await page.keyboard.type('Ann')
    await expect(form.getByLabel('Your name'), 'her own name takes the place of the example').toHaveValue('Ann')
    await form.getByLabel('Module title').fill('')
    await form.getByLabel('Module address').fill('not an address')
    await form.getByRole('button', { name: 'Share Module' }).click()
    await expect(form.getByText('Module title is required')).toBeVisible()
    await expect(form.getByText('Please enter a valid URL')).toBeVisible()
    await form.getByLabel('Which one?').selectOption({ label: 'Hot Flashes, Honestly' })
    await form.getByLabel('Her email address').fill(someone())
    await form.getByRole('button', { name: 'Share Module' }).click()
    await expect(toast(page)).toContainText('Module Shared!')
    await expect(toast(page)).toContainText('Education module shared successfully.')
    await expectNoAxeViolationsInState(page)
  })

  test.describe('when the network goes', () => {
    test.use({ expectedErrors: [/net::ERR_|ChunkLoadError/] })

    test('a tab that does not arrive says so below it, what was written stays, and it comes when asked again', async ({
      page,
    }) => {
      await visit(page, '/invitations')
      await page.waitForLoadState('networkidle')
      await panel(page, 'Invite a friend').getByLabel('Your name').fill('Anna')
      await page.context().setOffline(true)
      await page.getByRole('tab', { name: 'Share a module' }).click()
      const shared = panel(page, 'Share a module')
      await expect(shared.getByRole('alert')).toContainText('That part did not arrive')
      await page.context().setOffline(false)
      await shared.getByRole('button', { name: 'Try again' }).click()
      await expect(shared.locator('[type=submit]')).toBeVisible()
      await page.getByRole('tab', { name: 'Invite a friend' }).click()
      await expect(panel(page, 'Invite a friend').getByLabel('Your name')).toHaveValue('Anna')
    })
  })

  test('arrow keys go from tab to tab', async ({ page }) => {
    await page.goto('/invitations')
    await expect(panel(page, 'Invite a friend').locator('[type=submit]')).toBeVisible()
    await page.getByRole('tab', { name: 'Invite a friend' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Share a module' })).toBeFocused()
    await expect(panel(page, 'Share a module')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('heading', { name: 'For the founder' })).toBeVisible()
  })
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/400|502/] })

  test('a visitor reads why, and nothing typed is lost', async ({ page }) => {
    await page.goto('/invitations')
    const form = panel(page, 'Invite a friend')
    const answer = await refuseWhenTold(
      page,
      '**/api/send-community-invitation',
      JSON.stringify({ message: 'The letter could not be sent just now.' }),
    )
    await expect(form.locator('[type=submit]')).toBeVisible()
    const email = someone()
    await form.getByLabel('Her email address').fill(email)
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await expect(toast(page)).toContainText('Failed to Send')
    await expect(toast(page)).toContainText('The letter could not be sent just now.')
    await expect(form.getByLabel('Her email address')).toHaveValue(email)
  })

  test('where the server gives no reason, the page has words of its own', async ({ page }) => {
    const answer = await refuseWhenTold(page, /\/api\/(?:send-community-invitation|share-education-module)$/)
    await page.goto('/invitations')
    const invite = panel(page, 'Invite a friend')
    await expect(invite.locator('[type=submit]')).toBeVisible()
    await invite.getByLabel('Her email address').fill(someone())
    await invite.getByRole('button', { name: 'Send Invitation' }).click()
    answer()
    await expect(toast(page)).toContainText('Failed to send invitation')
    await page.getByRole('tab', { name: 'Share a module' }).click()
    const share = panel(page, 'Share a module')
    await share.getByLabel('Her email address').fill(someone())
    await share.getByRole('button', { name: 'Share Module' }).click()
    await expect(share.getByRole('button', { name: 'Sharing...' })).toBeDisabled()
    answer()
    await expect(toast(page)).toContainText('Failed to share module')
  })

  test('an address of another site is not shared', async ({ page }) => {
    await page.goto('/invitations')
    await page.getByRole('tab', { name: 'Share a module' }).click()
    const form = panel(page, 'Share a module')
    await form.getByLabel('Her email address').fill(someone())
    await form.getByLabel('Module address').fill('https://elsewhere.example/education/x')
    await form.getByRole('button', { name: 'Share Module' }).click()
    await expect(toast(page)).toContainText('Failed to Share')
    await expect(toast(page)).toContainText('Only pages of this site’s library can be shared.')
  })
})

test.describe('the founder’s letters', () => {
  // Playwright looks into every frame, and the letter’s lets no script run.
  test.use({ expectedErrors: [/about:srcdoc|502/] })

  test('the founder signs in, chooses, looks at the letter, sends it and sees it arrive', async ({ page }) => {
    await page.goto('/invitations')
    await page.getByRole('tab', { name: 'Founder’s letters' }).click()
    const letters = panel(page, 'Founder’s letters')
    await expect(letters).not.toContainText('@example.com')
    await letters.getByLabel('Email').fill(process.env.TEST_FOUNDER_EMAIL!)
    await letters.getByLabel('Password').fill(process.env.TEST_FOUNDER_PASSWORD!)
    await letters.getByRole('button', { name: 'Sign in' }).click()
    await expect(letters.getByRole('button', { name: 'Send 0 invitations' })).toBeDisabled()
    await letters.getByLabel(/A CSV file/).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,email\nReader of the Journey,journey@example.com\nNobody,not an address\n'),
    })
    await expect(letters).toContainText('1 refused')
    await expect(letters).toContainText('Row 3: The email address is not one.')
    await letters.getByRole('button', { name: /Reader of the Journey/ }).click()
    await expectNoAxeViolationsInState(page)
    await letters.getByRole('button', { name: 'Preview the letter' }).click()
    await expect(letters.locator('iframe')).toHaveAttribute('srcdoc', /Hello Name,/)
    const answer = await refuseWhenTold(page, '**/api/send-batch-invitations')
    await letters.getByRole('button', { name: 'Send 1 invitation' }).click()
    await expect(letters.getByRole('button', { name: 'Sending 1...' })).toBeDisabled()
    answer()
    await expect(toast(page)).toContainText('Batch Send Failed')
    await expect(toast(page)).toContainText('Failed to send batch invitations')
    await page.unroute('**/api/send-batch-invitations')
    await letters.getByRole('button', { name: 'Send 1 invitation' }).click()
    await expect(toast(page)).toContainText('Batch Invitations Sent!')
    await expect(letters).toContainText('All done: 0 of 1 sent. 1 waits in the outbox', { timeout: 90_000 })
    await letters.getByRole('button', { name: 'Sign out' }).click()
    await expect(letters).not.toContainText('@example.com')
  })
})

test.describe('the link in a letter', () => {
  test.use({ expectedErrors: [/404/] })

  test('says when it is not complete', async ({ page }) => {
    await page.goto('/never-again?token=torn-off')
    await expectNoAxeViolationsInState(page)
    await expect(page.getByRole('heading', { level: 1 }), 'promises nothing yet').toHaveText('Shall we stop writing?')
    await page.getByRole('button', { name: 'Never write to me again' }).click()
    await expect(page.getByText('This link is not complete.')).toBeVisible()
  })
})
