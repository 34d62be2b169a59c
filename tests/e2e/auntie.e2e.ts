import type { Page } from '@playwright/test'

import { expectNoAxeViolationsInState, expectToFitNarrowPhone, expectToFitWithLargeText } from './accessibility'
import { deferred, expect, holdScripts, test } from './fixtures'

const failureText =
  "Oh sweetie, I'm having a bit of technical trouble right now. Can you try asking me again in a moment? In the meantime, remember - you're stronger than you know! 💜"

const field = (page: Page) => page.getByLabel('Your question')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** Opens the chat and waits until it listens: what goes where is asked for by the island itself. */
async function openChat(page: Page): Promise<void> {
  await page.goto('/ask-auntie')
  await expect(log(page)).toContainText('This site keeps nothing of the chat')
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await send(page).click()
}

/** Answers the call in the server's place. */
const answerWith = (page: Page, answer: { status?: number; body: unknown }, wait = () => Promise.resolve()) =>
  page.route('**/api/ask-auntie', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await wait()
    await route.fulfill({ status: answer.status ?? 200, json: answer.body })
  })

test.describe('asking Auntie', () => {
  test('she says in words that she is an AI and where the words go', async ({ page }) => {
    await openChat(page)
    await expect(log(page)).toContainText('I’m a program, not a person')
    await expect(log(page)).toContainText('What you write goes to this site’s own server')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask an Auntie')
  })

  test('the field is docked at the lower edge, whatever the conversation is as long as', async ({ page }) => {
    await answerWith(page, { body: { response: 'A line.\n\n'.repeat(60), links: [] } })
    await page.setViewportSize({ width: 390, height: 664 })
    await openChat(page)
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await ask(page, 'Anything')
    await expect(log(page)).toContainText('A line.')
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await expect(log(page).getByText('Anything')).toBeInViewport()
  })

  for (const { height, least } of [
    { height: 844, least: 5 },
    { height: 664, least: 3 },
  ])
    test(`the first view of a phone ${height} px high holds ${least} questions at least above the field`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height })
      await openChat(page)
      const dock = (await page
        .locator('form')
        .filter({ has: field(page) })
        .boundingBox())!.y
      const questions = await page.getByRole('region', { name: 'To begin with' }).getByRole('button').all()
      const boxes = await Promise.all(questions.map(async (question) => (await question.boundingBox())!))
      expect(boxes.filter(({ y, height }) => y + height <= dock).length).toBeGreaterThanOrEqual(least)
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
      await expect(log(page).getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 })
    })

  test('on a phone what she is stands there whole, and opens to where the words go', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openChat(page)
    const said = log(page).locator('summary')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      const words = said.getByText(
        /^I’m a program, not a person.*I don’t diagnose.*call a number on this page instead\.$/,
      )
      const hidden = await words.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ])
      expect(Math.max(...hidden), `cut off at ${width}`).toBeLessThanOrEqual(1)
      expect((await said.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    const where = log(page).getByText('This site keeps nothing of the chat').filter({ visible: true })
    await expect(where).toHaveCount(0)
    await said.click()
    await expect(where).toHaveCount(1)
    await expectNoAxeViolationsInState(page)
    await expectToFitNarrowPhone(page)
  })

  test('with text at twice its size her name stands in words and not in letters', async ({ page }) => {
    await openChat(page)
    await expectToFitWithLargeText(page, async () => {
      const name = page.getByRole('heading', { level: 1, name: 'Ask an Auntie' })
      await expect.poll(async () => (await name.boundingBox())!.height, 'two lines at most').toBeLessThan(110)
    })
  })

  test('a number to call comes first and stays in view on the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openChat(page)
    await ask(page, 'My chest is tight and my arm aches')
    const call = log(page).getByRole('link', { name: /^Call 911/ })
    await expect(call).toBeInViewport({ ratio: 1 })
    expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(64)
    await page.mouse.wheel(0, 200)
    await expect(call).toBeInViewport({ ratio: 1 })
  })

  test('each of six questions fills the input and sends nothing', async ({ page }) => {
    let sent = 0
    page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
    await openChat(page)
    const questions = page.getByRole('region', { name: 'To begin with' }).getByRole('button')
    await expect(questions).toHaveCount(6)
    for (const question of await questions.all()) {
      await question.click()
      await expect(field(page)).toHaveValue((await question.textContent())!)
      await expect(field(page)).toBeFocused()
    }
    expect(sent).toBe(0)
  })

  test('she answers out of the library, with links into it and one by keyword', async ({ page }) => {
    await openChat(page)
    await ask(page, 'What really helps with hot flashes?')
    await expect(log(page)).toContainText('word for word')
    await expect(
      log(page)
        .getByRole('link', { name: /^Hot Flashes, Honestly/ })
        .first(),
    ).toHaveAttribute('href', /^\/education\/hot-flashes-honestly/)
    await expect(log(page).getByRole('link', { name: /^Hot flashes in the library/ })).toHaveAttribute(
      'href',
      '/education?search=hot%20flash',
    )
    await expect(log(page).getByRole('link', { name: /^Source 1:/ })).toBeVisible()
  })

  test('a citation leads to its section', async ({ page }) => {
    await openChat(page)
    await ask(page, 'Is brain fog real?')
    await log(page)
      .getByRole('link', { name: /^Source 1:/ })
      .click()
    await expect(page).toHaveURL(/\/education\/the-brain-in-renovation/)
  })

  test('while she thinks nothing can be sent, and blank words never', async ({ page }) => {
    const answer = deferred()
    await answerWith(page, { body: { response: 'There you are.', links: [] } }, answer.wait)
    await openChat(page)
    await expect(send(page)).toBeDisabled()
    await field(page).fill('   ')
    await expect(send(page)).toBeDisabled()
    await ask(page, 'Anything')
    await expect(page.getByRole('status').filter({ hasText: 'Auntie is thinking...' })).toBeVisible()
    await expect(field(page)).toBeDisabled()
    await expect(send(page)).toBeDisabled()
    answer.resolve()
    await expect(log(page)).toContainText('There you are.')
    await expect(field(page)).toBeEnabled()
    await expect(field(page)).toBeFocused()
  })

  test('what is sent leaves the greeting out and holds the new question', async ({ page }) => {
    await answerWith(page, { body: { response: 'An answer.', links: [] } })
    const bodies: { messages: unknown[] }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') bodies.push(request.postDataJSON())
    })
    await openChat(page)
    await ask(page, 'One')
    await expect(log(page)).toContainText('An answer.')
    await field(page).fill('Two')
    await field(page).press('Enter')
    await expect.poll(() => bodies.length).toBe(2)
    expect(bodies[0]!.messages).toEqual([{ role: 'user', content: 'One' }])
    expect(bodies[1]!.messages).toEqual([
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'An answer.' },
      { role: 'user', content: 'Two' },
    ])
  })

  test('a crisis gets people to call, in the chosen country, and nothing to read', async ({ page }) => {
    await openChat(page)
    await page.getByLabel('Your country').selectOption('United Kingdom')
    await ask(page, 'I want to die, even my hot flashes want it')
    await expect(log(page).getByRole('link', { name: /^Samaritans/ })).toHaveAttribute('href', 'tel:116123')
    await expect(log(page).getByRole('link', { name: /^Call 999/ })).toHaveAttribute('href', 'tel:999')
    await expect(log(page).getByRole('link', { name: /in the library/ })).toHaveCount(0)
  })

  test('the lines to call are there before anything happened', async ({ page }) => {
    await openChat(page)
    const lines = page.getByRole('complementary', { name: 'Numbers to call' })
    await expect(lines.getByRole('link', { name: '988 Suicide & Crisis Lifeline' })).toBeVisible()
    await page.getByLabel('Your country').selectOption('Australia')
    await expect(lines.getByRole('link', { name: 'Call 000' })).toBeVisible()
    await expect(lines.getByRole('link', { name: 'Lifeline' })).toHaveAttribute('href', 'tel:131114')
  })

  test('the page of warning signs keeps the number of the chosen country in view', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/warning-signs', { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'Call 911' })).toHaveCount(2)
    // Also when it is chosen before the page listens.
    await page.getByLabel('Your country').selectOption('United Kingdom')
    release()
    await expect(page.getByRole('link', { name: 'Samaritans' })).toHaveAttribute('href', 'tel:116123')
    await page.getByRole('link', { name: 'Before something new' }).click()
    await expect(page.getByRole('link', { name: 'Call 999' }).first()).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Exit this page' })).toBeInViewport()
  })

  test('a conversation survives a visit to the library, and starting over forgets it', async ({ page }) => {
    await answerWith(page, { body: { response: 'An answer to keep.', links: [] } })
    await openChat(page)
    await ask(page, 'One')
    await expect(log(page)).toContainText('An answer to keep.')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Education' }).click()
    await expect(page).toHaveURL(/\/education$/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ask an Auntie' }).click()
    await expect(log(page)).toContainText('An answer to keep.')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(log(page)).not.toContainText('An answer to keep.')
  })

  test('an answer is accessible in both themes on the narrowest phone', async ({ page }) => {
    await openChat(page)
    await ask(page, 'I found a lump in my breast. And do supplements help?')
    await expect(log(page)).toContainText('wants to be seen')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoAxeViolationsInState(page)
    await expectToFitNarrowPhone(page)
  })
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/502|Failed to/] })

  test('she says so in the words agreed on', async ({ page }) => {
    await answerWith(page, { status: 502, body: { message: 'Nothing to see.' } })
    await openChat(page)
    await ask(page, 'Anything')
    await expect(log(page)).toContainText(failureText)
    await expect(field(page)).toBeEnabled()
  })

  test('also when the network is gone', async ({ page }) => {
    await openChat(page)
    await page.route('**/api/ask-auntie', (route) => route.abort())
    await ask(page, 'Anything')
    await expect(log(page)).toContainText(failureText)
  })
})
