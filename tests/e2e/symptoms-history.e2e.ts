import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'

import { deferred, expect, expectNoAxeViolationsInState, expectToFitNarrowPhone, test, visit } from './fixtures'
import { choice, daysAgo, history, logger, month, opener, path, send, toast, withHistory } from './symptomSteps'

test('the history tells numbers, and where there is too little to say', async ({ page }) => {
  await withHistory(page, month)
  await expect(history(page)).toContainText('6 hot flashes on 5 days')
  await page.getByRole('link', { name: 'Your own history' }).click()
  await expect(history(page)).toBeInViewport()
  const row = (name: string) =>
    history(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
  await expect(row('Stress')).toHaveText(/Stress\s*3 of 5 entries$/)
  await expect(row('Alcohol')).toContainText('2 of 5 entries: too little to say')
  await expect(history(page).getByText('Too little to say: 2 entries name a relief so far.')).toBeVisible()

  await history(page).getByText('The same as a table').click()
  await expect(history(page).getByRole('table', { name: 'Hot flashes by day' }).getByRole('row')).toHaveCount(6)
  await expect(history(page).getByRole('img', { name: /^6 hot flashes by day and severity/ })).toBeVisible()
})

test('prints the record where there is one, and else the words of the page', async ({ page }) => {
  const guide = page.getByRole('heading', { name: 'Four Ways That Work Without This Site' })
  await visit(page, path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible()
  await expect(guide).toBeVisible()
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await withHistory(page, month)
  await expect(history(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(history(page)).toContainText('6 hot flashes on 5 days')
  await expect(guide).toBeHidden()
  await expect(page.getByText(`Summary for a doctor’s visit: ${new URL(page.url()).host}/tracking`)).toBeVisible()
})

test('the offer of a key that comes late moves nothing that she is about to press', async ({ page }) => {
  const counted = deferred()
  await page.route('**/api/own-key', async (route) => {
    await counted.wait()
    await route.continue()
  })
  await withHistory(page, month)
  const button = history(page).getByRole('button', { name: 'Summary for a doctor’s visit' })
  const before = await button.boundingBox()
  counted.resolve()
  await expect(page.getByRole('button', { name: 'Keep it for good' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('the calendar is walked by keyboard alone and reads out its days', async ({ page }) => {
  await withHistory(page, month)
  const grid = history(page).getByRole('grid')
  const chosen = grid.getByRole('gridcell', { selected: true }).getByRole('button')
  await expect(chosen).toHaveAttribute('aria-label', /, 2 hot flashes, the strongest Moderate$/)
  await chosen.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAttribute('aria-label', /, 1 hot flash, Moderate$/)
  await expect(history(page).getByText('Brought relief: Ice Pack')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toHaveAttribute('aria-current', 'date')
  // Tomorrow can't be chosen.
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toHaveAttribute('aria-current', 'date')
  expect(await grid.locator('button[tabindex="0"]').count()).toBe(1)
})

test('the calendar shows what was just kept, and stays where something was deleted', async ({ page }) => {
  await withHistory(page, month)
  const chosen = history(page).getByRole('gridcell', { selected: true }).getByRole('button')
  await expect(chosen).not.toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Note today' }).click()
  await page.getByRole('dialog').getByLabel('A note').fill('A day to see')
  await page.getByRole('button', { name: 'Keep this day' }).click()
  await expect(chosen).toHaveAttribute('aria-current', 'date')
  await expect(history(page)).toContainText('A day to see')
  await history(page).getByRole('button', { name: 'Delete this day' }).click()
  await expect(history(page)).not.toContainText('A day to see')
  await expect(chosen).toHaveAttribute('aria-current', 'date')
})

test('by keyboard alone one is logged, and the focus is back where it was', async ({ page }) => {
  await visit(page, path)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(logger(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Moderate')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(choice(page, 'Under 1 min')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
  await expect(opener(page)).toBeFocused()
})

test('the summary for a doctor is one printed page of the chosen days, and files of the same choice', async ({
  page,
}) => {
  // As full as its lists can be.
  const triggers = ['Stress', 'Alcohol', 'Caffeine', 'Exercise', 'Crowds']
  const reliefMethods = ['Cold Water', 'Meditation', 'Cool Shower', 'Ice Pack', 'Herbal Tea']
  await withHistory(
    page,
    month.map((flash) => ({ ...flash, triggers, reliefMethods })),
  )
  for (const [address, data] of [
    ['/api/days', { day: '2026-03-15', bleeding: 'light', note: 'Started estradiol patch today' }],
    ['/api/days', { day: '2026-03-14', note: 'Not for the doctor' }],
    ['/api/medicines', { name: 'Estradiol patch', dose: '50 twice a week', from: '2026-03-15' }],
    ['/api/appointments', { day: '2026-03-20', questions: ['Is it the right dose?'] }],
  ] as const)
    expect((await page.request.post(address, { data })).ok()).toBe(true)
  await page.reload()
  await expect(history(page)).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await history(page).getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  const summary = page.getByRole('dialog', { name: 'Summary for a doctor’s visit' })
  await expect(summary).toContainText('Hot flashes noted6')
  await expect(summary).toContainText('Days with a note5 of 30')
  await expect(summary).toContainText('Not a diagnosis.')
  await expect(summary).toContainText('Estradiol patch, 50 twice a week: since March 15, 2026')
  await expect(summary).toContainText('Is it the right dose?')
  await expect(summary).toContainText('Light: 1')
  // A warning sign that no diary can know, and a question of the moment.
  await summary.getByText('Warning signs of the last weeks (0)').click()
  await summary.getByRole('checkbox', { name: /A lump in the breast/ }).check()
  await expect(summary.getByRole('region', { name: 'Warning signs' })).toContainText('A lump in the breast')
  await summary.getByText('My three questions (1)').click()
  await summary.getByLabel('Question 2').fill('Should I come back?')
  await expect(summary.getByRole('region', { name: 'Her questions' })).toContainText('2. Should I come back?')
  await summary.getByText('Choose notes for the sheet (0 of 2)').click()
  await summary.getByRole('checkbox', { name: /patch today/ }).check()
  await expect(summary.getByRole('region', { name: 'In her words' })).toHaveText(
    /Mar 15: Started estradiol patch today$/,
  )

  const [from, to, today] = await page.evaluate(() => {
    const day = (ago: number) => {
      const time = new Date()
      time.setDate(time.getDate() - ago)
      return time.toLocaleDateString('sv-SE')
    }
    return [day(3), day(2), day(0)] as const
  })
  await summary.getByLabel('To', { exact: true }).fill(to)
  await summary.getByLabel('From', { exact: true }).fill(to)
  await summary.getByLabel('To', { exact: true }).fill(from)
  await expect(summary.getByText('The first day comes after the last one')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled()
  await summary.getByLabel('From', { exact: true }).fill(from)
  await summary.getByLabel('To', { exact: true }).fill(to)
  await expect(summary).toContainText('Hot flashes noted2')
  await expect(summary).toContainText('Days with a note2 of 2')

  await summary.getByText('The same as a file').click()
  for (const [name, holds, lacks] of [
    ['Table (CSV)', 'Started estradiol patch today', 'Not for the doctor'],
    ['Clinic (FHIR)', '"resourceType": "MedicationStatement"', 'Not for the doctor'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await summary.getByRole('button', { name }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    expect([text.includes(holds), text.includes(lacks)], name).toEqual([true, false])
  }
  await summary.getByText('What to show (6 of 6)').click()
  await summary.getByRole('checkbox', { name: 'Medicines and treatments' }).uncheck()
  await expect(summary).not.toContainText('Estradiol patch, 50')

  await summary.getByLabel('From', { exact: true }).fill('2026-01-01')
  await summary.getByLabel('To', { exact: true }).fill(today)
  await expect(summary).toContainText('Herbal Tea')
  await summary.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(summary.getByText('What I want to happen next:')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tracking', exact: true })).toBeHidden()
  const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' }
  for (const format of ['Letter', 'A4']) {
    const paper = (await page.pdf({ format, margin })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }
  // As if more had been noted, so much that the last line has no room: it does not go to a second page alone.
  await page.setViewportSize({ width: 698, height: 1026 })
  const bottom = await summary
    .getByText('What I want to happen next:')
    .evaluate((line) => line.getBoundingClientRect().bottom + scrollY)
  await summary.locator('dl').evaluate((facts, more) => (facts.style.marginTop = `${more}px`), 1031 - bottom)
  const lines = textsOnPages(await page.pdf({ format: 'A4', margin }))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBeGreaterThan(1)
})

/** How many lines of text each page of a PDF by Chromium has. */
function textsOnPages(pdf: Buffer): number[] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(/\/Type\s*\/Page\b(?!s)[^]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const object = file.slice(file.indexOf(`\n${id} 0 obj`))
    const drawn = object.slice(object.indexOf('stream') + 'stream\n'.length, object.indexOf('endstream'))
    return (
      inflateSync(Buffer.from(drawn, 'latin1'))
        .toString('latin1')
        .match(/\bBT\b/g)?.length ?? 0
    )
  })
}

test('the history, its summary, the medicines and the logger are accessible in every colour and fit the narrowest phone', async ({
  page,
}) => {
  // A dozen runs of axe.
  test.slow()
  const medicine = { name: 'Estradiol patch', dose: '50 twice a week', from: '2026-03-15' }
  await withHistory(page, month)
  expect((await page.request.post('/api/medicines', { data: medicine })).ok()).toBe(true)
  await page.reload()
  await expect(history(page)).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await history(page).getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Medicines and visits' }).click()
  const care = page.getByRole('dialog', { name: 'Medicines and visits' })
  await expect(care).toContainText('Estradiol patch')
  await care.getByRole('button', { name: 'Add a medicine' }).click()
  await care.getByRole('button', { name: 'Save it' }).click()
  await expect(care.getByText('What is it called?')).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await care.getByLabel('Name', { exact: true }).fill('Vaginal estrogen')
  await care.getByRole('button', { name: 'Save it' }).dblclick()
  await expect(care.getByRole('button', { name: 'Change: Vaginal estrogen' })).toHaveCount(1)
  expect(await (await page.request.get('/api/medicines')).json(), 'a second press makes no second one').toHaveLength(2)
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(logger(page)).toBeVisible()
  await send(page).click()
  await expect(logger(page).getByText('Choose how strong it was')).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await expectToFitNarrowPhone(page)
  // What scrolls inside the dialog lays itself out a frame later than the dialog.
  const form = logger(page).getByRole('group', { name: 'Log a Hot Flash' })
  await expect.poll(() => form.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0)
})

test('a whole day is kept by thumb, changed, undone, and stands on the page and offline', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, path)
  await page.getByRole('button', { name: 'Note today' }).click()
  const form = page.getByRole('dialog', { name: 'Today' })
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click()
  await form.getByRole('group', { name: 'How did you sleep?' }).getByRole('button', { name: 'Poor' }).click()
  await form.getByRole('group', { name: 'Your mood' }).getByRole('button', { name: 'Level' }).click()
  await form.getByRole('group', { name: 'Your energy' }).getByRole('button', { name: 'Low' }).click()
  await press('Hot flashes so far: 3')
  await press('Night sweats: 1')
  await form.getByText('Spotting', { exact: true }).click()
  for (const name of ['Brain fog', 'Exhaustion', 'Joint pain']) await form.getByText(name, { exact: true }).click()
  await expect(form.getByRole('checkbox', { name: 'Anxiety' })).toBeDisabled()
  await press('Keep this day')
  await expect(toast(page, 'Day Kept')).toBeVisible()
  const told =
    'Sleep: Poor · Mood: Level · Energy: Low · Bleeding: Spotting · Hot flashes: 3 · Night sweats: 1 · Also: '
  await expect(history(page)).toContainText(told)
  await expect(history(page)).toContainText('1 day noted')

  await history(page).getByRole('button', { name: 'Change this day' }).click()
  await form.getByRole('group', { name: 'How did you sleep?' }).getByRole('button', { name: 'Deep' }).click()
  await form.getByRole('button', { name: 'The day before' }).click()
  await expect(page.getByRole('dialog', { name: 'Yesterday' })).toBeVisible()
  // Typed digit by digit, a year is none until the last of them.
  await page.getByLabel('Another day').pressSequentially('03022025')
  await expect(page.getByRole('dialog', { name: 'March 2, 2025' })).toBeVisible()
  await page.getByLabel('Another day').fill(daysAgo(-2).slice(0, 10))
  await expect(page.getByText('That day is still to come')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep this day' })).toBeDisabled()
  await page.getByLabel('Another day').fill(daysAgo(1).slice(0, 10))
  await page.getByRole('dialog').getByRole('button', { name: 'The day after' }).click()
  await form.getByLabel('A note').fill('Started the patch')
  await press('Keep this day')
  await expect(history(page)).toContainText('Sleep: Deep')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(history(page)).toContainText('Sleep: Poor')
  await expect(history(page)).not.toContainText('Started the patch')
  await expectNoAxeViolationsInState(page)
  await history(page).getByRole('button', { name: 'Change this day' }).click()
  await expect(form).toBeVisible()
  await expectNoAxeViolationsInState(page)
  await expectToFitNarrowPhone(page)
})
