import type { Page } from '@playwright/test'

import { expectNoAxeViolationsInState, expectToFitWithLargeText } from './accessibility'
import { expect, test, visit } from './fixtures'

const begin = async (page: Page, which: RegExp) => {
  await page.goto('/health-assessment')
  await page.getByRole('button', { name: which }).click()
  await expect(page).toHaveURL(/#/)
}

/**
 * Answers the twelve questions: the last option of a radio, the first of a checkbox, ten on a scale.
 *
 * @param how `stiff`: the first option, the lowest, for the two questions about movement; `well`: the best of each
 */
async function answerAll(page: Page, how?: 'stiff' | 'well') {
  for (let step = 1; step <= 12; step++) {
    await expect(page.getByText(`${step} of 12`, { exact: true })).toBeVisible()
    const ten = page.getByRole('button', { name: '10', exact: true })
    const radios = page.getByRole('radio')
    if ((await ten.count()) > 0) await ten.click()
    else if (how === 'stiff' && step <= 2) await radios.first().check()
    else if ((await radios.count()) > 0) await radios.nth(step === 11 ? 1 : (await radios.count()) - 1).check()
    else {
      const boxes = page.getByRole('checkbox')
      const count = how !== 'well' ? 4 : step === 12 ? 1 : (await boxes.count()) - 1
      for (let box = 0; box < count; box++) await boxes.nth(box).check()
    }
    await page.getByRole('button', { name: step === 12 ? 'Complete Assessment' : 'Next', exact: true }).click()
  }
}

async function completeLipedema(page: Page) {
  for (const sign of [/A cuff at the ankle/, /Tender to touch/, /Both sides alike/]) {
    await page.getByRole('checkbox', { name: sign }).check()
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click()
}

const universal = /Universal Health Assessment/
const lipedema = /Lipedema Recognition Assessment/

test('the choice says what each is, how long it takes and what it gives', async ({ page }) => {
  await page.goto('/health-assessment')
  for (const [name, texts] of [
    [universal, ['Blue Zones + Perimenopause Integration', '10-15 minutes']],
    [lipedema, ['Specialized Condition Identification', '5-10 minutes']],
  ] as const) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    for (const text of texts) await expect(card).toContainText(text)
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await expect(card.getByRole('button', { name })).toHaveText('Begin Assessment')
  }
  await expect(page.getByRole('complementary', { name: 'A gentle reminder' })).toBeVisible()
})

test('answers twelve questions, sees what they come to, and takes them again', async ({ page }) => {
  await begin(page, universal)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  // The list of earlier results may still be on its way from the same address.
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/health-assessment') && response.request().method() === 'POST',
  )
  await answerAll(page)
  const response = await saved
  expect(response.status()).toBe(201)
  expect(await response.json()).toMatchObject({ overall: 93, scores: { movement: 100, perimenopause: 56 } })
  await expect(page.getByRole('heading', { name: 'Your Personalized Health Insights' })).toBeFocused()
  const overall = page.getByRole('region', { name: 'Overall score' })
  await expect(overall).toContainText('93 out of 100')
  await expect(overall).toContainText('Optimal')
  await expect(overall).toContainText("Amazing! You're doing excellent work optimizing your health for longevity.")
  const transition = page.getByRole('region', { name: 'Your Power Years Transition' })
  await expect(transition).toContainText('Mid perimenopause (noticeable symptoms, irregular periods)')
  await expect(transition).toContainText('4 symptoms')
  await transition.getByText('+1 more').click()
  await expect(transition.locator('details').getByRole('listitem')).toHaveText(['Anxiety or dread'])
  await expect(page.getByRole('link', { name: 'Explore Education Modules' })).toHaveAttribute('href', '/education')
  await expect(page.getByRole('link', { name: 'Continue to Other Assessments' })).toHaveAttribute('href', '/tracking')

  await page.reload()
  await expect(overall, 'results outlive a reload').toContainText('93 out of 100')
  await page.getByRole('button', { name: '← Back to Assessments' }).click()
  await page.getByRole('button', { name: /Review Results/ }).click()
  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  await expect(page.getByText('1 of 12', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await answerAll(page)
  const compared = page.getByRole('region', { name: 'Beside the last time' })
  await expect(compared.getByRole('row', { name: /^Overall 93 93$/ })).toBeVisible()

  // Another day: a tab that knows nothing opens what is stored.
  const other = await page.context().newPage()
  await other.goto('/health-assessment')
  await other.getByRole('button', { name: /^Your results of .*: Universal/ }).click()
  await expect(other.getByRole('region', { name: 'Overall score' })).toContainText('93 out of 100')
  await other.getByRole('button', { name: 'Explore Your Wellness Plan' }).click()
  await expect(other.getByRole('heading', { name: 'Perimenopause' })).toBeVisible()
})

test('is told to keep going where all is well, and never to keep what nobody wants', async ({ page }) => {
  await begin(page, universal)
  await answerAll(page, 'well')
  const answer = page.getByRole('region', { name: 'Keep going.' })
  await expect(answer).toContainText('All six are looked after.')
  await expect(answer).toContainText('How few of the nine symptoms visit you lately.')
  await expect(page.getByText('Keep the symptoms')).toHaveCount(0)
  await expect(answer.getByRole('heading', { name: 'All six, side by side' })).toBeVisible()
  await expect(page.getByText('In order of need')).toHaveCount(0)
})

test('going back keeps answers, by the buttons of the page and of the browser', async ({ page }) => {
  await begin(page, universal)
  await expect(page.getByText('Movement', { exact: true })).toBeVisible()
  await page.getByRole('radio').nth(2).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio').nth(2), 'half-done it outlives a reload').toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Health Assessment', exact: true })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
})

test('selects signs of lipedema, and taking it again keeps them', async ({ page }) => {
  await begin(page, lipedema)
  await expect(page.getByRole('button', { name: 'Complete Assessment' })).toBeDisabled()
  await completeLipedema(page)
  await expect(page.getByText('You have some characteristics that may suggest lipedema.')).toBeVisible()
  await expect(page.getByText('27 out of 100')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Important Note' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Explore Lipedema Support Resources' })).toHaveAttribute(
    'href',
    '/education?search=lipedema',
  )
  const plan = page.getByRole('region', { name: 'Your support plan' })
  await expect(plan.getByText(/^Ask for a referral/)).toBeVisible()
  await page.getByRole('button', { name: 'Take Assessment Again' }).click()
  await expect(page.getByText('3 of 15 symptoms selected')).toBeVisible()
  await page.getByRole('checkbox', { name: /A cuff at the ankle/ }).uncheck()
  await page.getByRole('button', { name: 'Complete Assessment' }).click()
  await expect(page.getByText('Your symptoms are not strongly indicative of lipedema.')).toBeVisible()
  await expect(plan.getByText('On these answers there is no referral to ask for')).toBeVisible()
  await expect(plan.getByText('that is reason enough to be seen, whatever the number')).toBeVisible()
  await expect(plan.getByText(/^Ask for a referral|Compression garments worn|Creams that/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Take Assessment Again' }).click()
  await expect(page.getByText('2 of 15 symptoms selected')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Complete Assessment' }).click()
  await expect(page.getByRole('heading', { name: 'Important Note' })).toBeVisible()
  await expect(page.getByText('Very High', { exact: true })).toBeVisible()
})

test('goes step by step, and danger is named at once', async ({ page }) => {
  await begin(page, lipedema)
  await page.getByRole('button', { name: 'Step by step' }).click()
  for (let step = 1; step <= 12; step++) {
    await expect(page.getByText(`${step} of 12`, { exact: true })).toBeVisible()
    await page.getByRole('radio').nth(3).check()
    if (step < 12) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(page.getByText('Please get seen today.')).toBeVisible()
  await page.getByRole('radio').first().check()
  await expect(page.getByText('Please get seen today.')).toHaveCount(0)
  await page.getByRole('button', { name: 'See the summary' }).click()
  await expect(page.getByRole('heading', { name: 'Your summary' })).toBeFocused()
  await expect(page.getByText('Your answers include pain and several typical features.')).toBeVisible()
})

/** A view is fetched when it is chosen; until it stands there, there is nothing to judge. */
async function expectNoFindings(page: Page) {
  // A view that is on its way has no heading yet.
  await expect(page.getByText('One moment…')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await expectToFitWithLargeText(page)
}

test('both done lead to the profile and a plan of one’s own, accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await begin(page, universal)
  await expectNoFindings(page)
  await answerAll(page)
  await expectNoFindings(page)
  await page.getByRole('button', { name: '← Back to Assessments' }).click()
  await expectNoFindings(page)
  await page.getByRole('button', { name: lipedema }).click()
  await expectNoFindings(page)
  await completeLipedema(page)
  const profile = page.getByRole('heading', { level: 1, name: 'Complete Health Profile Created!' })
  await expect(profile, 'it opens by itself').toBeFocused()
  await expect(page.getByText('93 out of 100 · Optimal')).toBeVisible()
  await expect(page.getByText('You have some characteristics that may suggest lipedema.')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: /^Review Results: Lipedema/ }).click()
  await expect(page.getByText('27 out of 100')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'See your profile' }).click()
  await expect(profile).toBeVisible()
  await page.getByRole('button', { name: 'Explore Your Wellness Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Perimenopause' })).toBeVisible()
  const perimenopause = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Perimenopause' }) })
  await expect(perimenopause.getByRole('link', { name: 'Talking to Your Doctor' })).toHaveAttribute(
    'href',
    '/education/talking-to-your-doctor',
  )
  await expect(page.getByRole('link', { name: 'Hot Flash Cooling Protocol' })).toHaveAttribute(
    'href',
    '/smart-stacks/hot-flash-cooling-protocol',
  )
  await expectNoFindings(page)
  await page.goBack()
  await page.getByRole('button', { name: 'View Assessment Details' }).click()
  await expect(page.getByRole('button', { name: /Review Results/ })).toHaveCount(2)
})

test.describe('when nothing can be kept', () => {
  test.use({ expectedErrors: [/500|^console: Failed to save assessment(?: |$)/] })
  test('results show all the same', async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const failures = () => said.filter((text) => text === 'Failed to save assessment')
    await page.route('**/api/lipedema-assessment', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
    await page.route('**/api/health-assessment', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
    await begin(page, lipedema)
    await completeLipedema(page)
    await expect(page.getByText('27 out of 100')).toBeVisible()
    // Leaving the page ends its calls, so each is heard before the next page.
    await expect.poll(failures).toHaveLength(1)
    await begin(page, universal)
    await answerAll(page, 'stiff')
    await expect(page.getByText('76 out of 100')).toBeVisible()
    await expect.poll(failures).toHaveLength(2)
    await expect(page.getByText('Failed to save assessment')).toHaveCount(0)
    await page.getByRole('button', { name: /^Review Results: Universal/ }).click()
    const answer = page.getByRole('region', { name: 'Start with your legs.' })
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', '/practice#strength-foundations')
  })
})

test.describe('when the network goes', () => {
  test.use({ expectedErrors: [/net::ERR_|ChunkLoadError|^console: Failed to save assessment(?: |$)/] })

  test('a view that does not arrive leaves her where she was, says so beside what she pressed, and comes with the next press', async ({
    page,
  }) => {
    const lost = page.getByRole('alert').filter({ hasText: 'That part did not arrive' })
    await visit(page, '/health-assessment')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: lipedema }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Lipedema' }).locator(lost)).toBeVisible()
    await expect(page).not.toHaveURL(/#/)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: lipedema }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await completeLipedema(page)
    await expect(page.getByText('27 out of 100'), 'without what compares it').toBeVisible()
    await page.getByRole('button', { name: 'Explore Your Wellness Plan' }).click()
    await expect(lost).toBeVisible()
    await expect(page.getByText('27 out of 100')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Explore Your Wellness Plan' }).click()
    await expect(page.getByRole('heading', { name: 'Your Wellness Plan' })).toBeFocused()
  })

  test('an address whose view does not arrive says so, and trying again fetches it', async ({ page }) => {
    let isAway = true
    await visit(page, '/health-assessment')
    await page.waitForLoadState('networkidle')
    // Only what is asked for from here on: the page itself comes.
    await page.route('**/_next/static/chunks/**', (route) => (isAway ? route.abort() : route.continue()))
    await page.evaluate(() => (location.hash = 'step-by-step'))
    await expect(page.getByRole('heading', { level: 1, name: 'This part did not arrive' })).toBeVisible()
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 of 12', { exact: true })).toBeVisible()
  })
})
