import entries from '../../src/features/wisdom/content/wisdomEntries.json' with { type: 'json' }
import { expect, test } from './fixtures'

const prompts = entries.filter(({ kind }) => kind === 'community-prompt').map(({ text }) => text)

test.describe('coaching', () => {
  test('says what it costs, what it is not, and that nothing can be booked yet', async ({ page }) => {
    await page.goto('/coaching')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An Hour That’s Yours')
    const main = page.getByRole('main')
    await expect(main.getByText('One hour, one to one, for $75.')).toBeVisible()
    await expect(main.getByText(/^Medical care\. Nobody examines you/)).toBeVisible()
    // The starter settings hold neither a booking page nor an address.
    await expect(main.getByText('There is no appointment to book yet.')).toBeVisible()
    await expect(main.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988')
  })
})

test.describe('community', () => {
  test('has a question for the day, and another on request', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 9, 5, 10))
    await page.goto('/community')
    const question = page.getByRole('region', { name: 'A question for today' }).getByRole('paragraph')
    await expect(question).toHaveCount(1)
    const first = await question.innerText()
    expect(prompts).toContain(first)
    await page.getByRole('button', { name: 'Another Question' }).click()
    await expect(question).toHaveText(prompts[(prompts.indexOf(first) + 1) % prompts.length]!)
    const all = page.getByRole('region', { name: 'All the Questions' })
    await expect(all.getByRole('listitem')).toHaveCount(prompts.length)
    await page.clock.setFixedTime(new Date(2026, 9, 6, 10))
    await page.reload()
    await expect(question).toHaveText(prompts[(prompts.indexOf(first) + 1) % prompts.length]!)
  })

  test('hands the question over, by the share sheet or by the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (sent: { text: string }) => void Object.assign(window, { sent }) })
    })
    await page.goto('/community')
    const question = page.getByRole('region', { name: 'A question for today' }).getByRole('paragraph')
    await expect(question).toHaveCount(1)
    const send = page.getByRole('button', { name: 'Send It to a Friend' })
    await send.focus()
    await page.keyboard.press('Enter')
    const sent = () => page.evaluate(() => (window as unknown as { sent?: { text: string } }).sent?.text)
    await expect.poll(sent).toBe(await question.innerText())

    await page.evaluate(() => {
      Object.assign(navigator, { share: undefined })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (copied: string) => void Object.assign(window, { copied }) },
      })
    })
    await send.click()
    await expect(page.getByText('Question copied', { exact: true })).toBeVisible()
  })

  test('leads to no official page while there is none, and says so', async ({ page }) => {
    await page.goto('/community')
    const official = page.getByRole('region', { name: 'Our Official Page' })
    await expect(official.getByText(/no page on a social network yet/)).toBeVisible()
    await expect(official.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Send an invitation' })).toHaveAttribute('href', '/invitations')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are there', async ({ page }) => {
    await page.goto('/community')
    const today = page.getByRole('region', { name: 'A question for today' })
    await expect(today.getByText(prompts[0]!)).toBeVisible()
    await expect(today.getByRole('button', { name: 'Another Question' })).toBeHidden()
  })
})
