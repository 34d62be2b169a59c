import type { APIRequestContext } from '@playwright/test'

import { runSql } from '../../src/testing/postgres'
import { expectNoAxeViolations } from './accessibility'
import { expect, signedInRequests, test, untilHydrated, visit } from './fixtures'

// The panel preloads fonts it may not use; Playwright and axe look into every frame, and the email's lets no script run.
test.use({ expectedErrors: [/was preloaded using link preload|about:srcdoc|does not match the recipient window/] })
// The email leaves with the jobs, which run every ten seconds.

let founder: APIRequestContext
test.beforeAll(async ({ baseURL }) => {
  founder = await signedInRequests(baseURL!, 'FOUNDER')
})
test.afterAll(() => founder.dispose())

async function made(collection: string, data: object): Promise<number> {
  const answer = await founder.post(`/api/${collection}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

/** An email to one contact, not sent yet. */
async function makeCampaign(tag: string): Promise<number> {
  const reader = { name: 'Reader of letters', email: `${tag}@example.com`, priority: 'high', tags: [tag] }
  await made('influencers', reader)
  const block = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const text = { type: 'text', version: 1, text: 'Have a look.', format: 0, detail: 0, mode: 'normal', style: '' }
  const body = { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [text] }] } }
  const campaign = {
    title: tag,
    subject: 'An almanac',
    secondSubject: 'For bad nights',
    body,
    postalAddress: 'P.O. Box 1',
  }
  return made('campaigns', { ...campaign, audience: 'tagged', tags: [tag] })
}

test('a founder sends an email, marks who answered, follows it up, and opens a list as a table, by keyboard', async ({
  page,
}) => {
  const tag = `letter-${Math.random().toString(36).slice(2, 8)}`
  const campaign = await makeCampaign(tag)
  await page.context().addCookies((await founder.storageState()).cookies)
  const desk = page.locator('.power-years-campaign')
  const openDesk = () => page.getByRole('button', { name: 'Send and follow' }).press('Enter')

  await visit(page, `/admin/collections/campaigns/${campaign}`)
  await expect(page.locator('iframe[title="The letter"]')).toHaveAttribute('srcdoc', /Have a look/)
  await expectNoAxeViolations(page, '.power-years-letter')

  await openDesk()
  await desk.getByRole('button', { name: 'Send it to 1 person…' }).press('Enter')
  await expectNoAxeViolations(page, '.power-years-campaign')
  await page.keyboard.press('Tab')
  await expect(desk.getByRole('button', { name: 'Send 1 letter' })).toBeFocused()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await untilHydrated(page)

  await openDesk()
  await expect(desk.getByRole('heading', { name: 'Waits in the outbox' })).toBeVisible({ timeout: 90_000 })
  // No mail provider stands beside the journeys: what one would have taken.
  await runSql(
    process.env.DATABASE_URL!,
    `UPDATE batch_recipients SET state = 'sent', sent_at = now()
     WHERE influencer_id = (SELECT id FROM influencers WHERE email = '${tag}@example.com')`,
  )
  await page.reload()
  await untilHydrated(page)
  await openDesk()
  await expect(desk.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 90_000 })
  await expect(desk.getByRole('region', { name: 'The two subjects' })).toContainText('For bad nights')
  const mark = desk.getByRole('checkbox', { name: 'Reader of letters has answered' })
  await mark.press('Space')
  await expect(desk.getByRole('option', { name: 'answered (1)', exact: true })).toBeAttached()
  await expect(mark).toBeChecked()
  await expect(mark, 'she goes on from there').toBeFocused()
  await expectNoAxeViolations(page, '.power-years-campaign')
  await mark.press('Space')
  await desk.getByRole('button', { name: 'Write to those who have not answered' }).press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith(`/${campaign}`))
  await expect(page.locator('#field-subject')).toHaveValue('Once more: An almanac')

  await visit(page, '/admin/collections/education-modules')
  const table = page.locator('summary', { hasText: 'As a table (CSV)' })
  await table.press('Enter')
  await expect(page.getByRole('link', { name: 'Download what this list shows' })).toBeVisible()
  await expectNoAxeViolations(page, '.power-years-import')
})
