import { expect, test, type Locator, type Page } from '@playwright/test'

const pictures = 'test-results/lived'
const dayMs = 24 * 60 * 60_000
const month = 30

/** The month that ends with the present day: the server takes nothing that is still to come. */
const momentOf = (day: number, hour: number): Date => {
  const time = new Date(Date.now() - (month - 1 - day) * dayMs)
  time.setHours(hour, 15, 0, 0)
  return time
}

/** Moves the browser's clock; the site is not told that the server's differs. */
async function live(page: Page, day: number, hour: number): Promise<void> {
  await page.clock.setFixedTime(momentOf(day, hour))
}

const withoutServerTime = () => {
  const get = Headers.prototype.get
  Headers.prototype.get = function (name) {
    return name === 'Server-Time' ? null : get.call(this, name)
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

const problemsOf = new WeakMap<Page, string[]>()

test.beforeEach(async ({ page }) => {
  const problems: string[] = []
  problemsOf.set(page, problems)
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.addInitScript(withoutServerTime)
})
test.afterEach(({ page }) => expect(problemsOf.get(page)).toEqual([]))

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const history = (page: Page) => page.getByRole('region', { name: 'Your Own History' })
const findings = (page: Page) => history(page).getByRole('region', { name: 'What the last thirty days say' })

const strengths = ['Mild', 'Moderate', 'Strong', 'Severe', 'Extreme'] as const
const lengths = ['Under 1 min', '1-3 min', '3-5 min', '5+ min'] as const

/** A flash as it happens: two taps from any page of a phone. */
async function flashNow(page: Page, strength: number, length: number): Promise<void> {
  await page.getByRole('link', { name: 'It’s happening now' }).click()
  await page.getByRole('button', { name: `${strengths[strength]}, ${lengths[length]}` }).click()
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
}

/** What the day's form is told: chosen by legend and label. */
type Said = { scales?: Record<string, string>; counts?: Record<string, string>; chips?: string[]; note?: string }

/** The controls of a day in the order of the form. */
function controlsOf(form: Locator, { scales = {}, counts = {}, chips = [] }: Said): Locator[] {
  return [
    ...Object.entries(scales).map(([legend, name]) =>
      form.getByRole('group', { name: legend }).getByRole('button', { name, exact: true }),
    ),
    ...Object.entries(counts).map(([legend, name]) => form.getByRole('button', { name: `${legend}: ${name}` })),
    ...chips.map((name) => form.getByRole('checkbox', { name, exact: true })),
  ]
}

async function noteToday(page: Page, said: Said, pauseMs = 0): Promise<number> {
  await visit(page, '/tracking')
  const taps: (() => Promise<void>)[] = []
  const form = page.getByRole('dialog', { name: 'Today' })
  const started = performance.now()
  await page.getByRole('button', { name: 'Note today' }).click()
  await form.waitFor()
  for (const control of controlsOf(form, said)) taps.push(() => control.click())
  for (const tap of taps) {
    // A thumb takes this long from one control to the next.
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    await tap()
  }
  if (said.note) await form.getByLabel('A note').fill(said.note)
  await form.getByRole('button', { name: 'Keep this day' }).click()
  await expect(toast(page, 'Day Kept')).toBeVisible()
  return performance.now() - started
}

async function addMedicine(page: Page, name: string, dose: string): Promise<void> {
  await visit(page, '/tracking')
  await page.getByRole('button', { name: 'Medicines and visits' }).click()
  await page.getByRole('button', { name: 'Add a medicine' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Dose, as you would say it').fill(dose)
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(page.getByRole('button', { name: `Change: ${name}` })).toBeVisible()
}

/** Looks at the record and at the sheet on a phone in the dark, and prints the sheet. */
async function lookAt(page: Page, name: string): Promise<Locator> {
  await visit(page, '/tracking')
  await expect(history(page)).toBeVisible()
  await page.screenshot({ path: `${pictures}/${name}-tracking.png`, fullPage: true })
  await page.getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  const sheet = page.getByRole('dialog', { name: 'Summary for a doctor’s visit' })
  await expect(sheet.getByText('Not a diagnosis.')).toBeVisible()
  await page.screenshot({ path: `${pictures}/${name}-sheet.png` })
  const paper = await page.pdf({ format: 'A4', path: `${pictures}/${name}-sheet.pdf` })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)!.length).toBeLessThanOrEqual(2)
  await page.screenshot({ path: `${pictures}/${name}-sheet.png` })
  return sheet
}

test('regular flashes: kept in two taps, a day in twenty seconds, corrected and deleted in two', async ({ page }) => {
  await live(page, 0, 8)
  await visit(page, '/tracking')
  for (let day = 0; day < month; day += 1) {
    // More of them in the last week than in the one before.
    for (let hour = 0; hour < (day < 23 ? 1 : 4); hour += 1) {
      await live(page, day, 10 + 3 * hour)
      await visit(page, ['/', '/dashboard', '/education', '/tracking'][hour]!)
      await flashNow(page, (day + hour) % 5, day % 4)
    }
    await live(page, day, 22)
    await noteToday(page, {
      scales: { 'How did you sleep?': day % 3 ? 'Poor' : 'Good', 'Your mood': 'Level', 'Your energy': 'Fair' },
      chips: [day % 28 < 5 ? 'Medium' : 'None', ...(day % 2 ? ['Brain fog'] : [])],
    })
  }
  await expect(history(page)).toContainText('51 hot flashes on 30 days, and 30 days noted')
  await expect(findings(page)).toContainText('This week 28 hot flashes on 7 days with a note, last week 7')
  await expect(findings(page)).toContainText('That is more, by more than weeks differ by chance.')
  const sheet = await lookAt(page, 'regular')
  await expect(sheet).toContainText('Hot flashes noted51')
  await page.keyboard.press('Escape')

  // One tap to the entry's button, one for the way back.
  const entries = history(page).getByRole('button', { name: /^Delete the entry|^Delete:/ })
  const before = await entries.count()
  await entries.first().click()
  await expect(toast(page, 'Entry Deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Taken Back')).toBeVisible()
  await expect(entries).toHaveCount(before)

  const whole = await noteToday(
    page,
    {
      scales: { 'How did you sleep?': 'Awful', 'Your mood': 'Low', 'Your energy': 'Empty' },
      counts: { 'Hot flashes so far': '4', 'Night sweats': '2' },
      chips: ['Light', 'Exhaustion', 'Irritability'],
    },
    300,
  )
  test
    .info()
    .annotations.push({ type: 'a whole day kept, 300 ms a tap', description: `${(whole / 1000).toFixed(1)} s` })
  expect(whole).toBeLessThan(20_000)
})

test('no periods to go by, on treatment from the fifteenth day', async ({ page }) => {
  for (let day = 0; day < month; day += 1) {
    await live(page, day, 21)
    if (day === 15) await addMedicine(page, 'Estradiol patch', '50, twice a week')
    await noteToday(page, {
      scales: { 'How did you sleep?': day < 15 ? 'Awful' : 'Good' },
      counts: { 'Hot flashes so far': day < 15 ? '5' : '1', 'Night sweats': day < 15 ? '3' : '0' },
      chips: ['I have no periods to go by', ...(day >= 15 ? ['Estradiol patch'] : [])],
    })
  }
  await expect(findings(page)).toContainText('Before and after Estradiol patch')
  await expect(findings(page)).toContainText('75 hot flashes on 15 days with a note in the thirty days before, 15')
  await expect(findings(page)).toContainText('You have no periods to go by')
  const sheet = await lookAt(page, 'on-treatment')
  await expect(sheet).toContainText('noted as taken on 15 days')
})

test('almost nothing: no statement, no example, nothing made up', async ({ page }) => {
  for (const [day, said] of [
    [2, { scales: { 'Your mood': 'Low' } }],
    [11, { chips: ['Headache'] }],
    [26, { note: 'Slept.' }],
  ] as const) {
    await live(page, day, 20)
    await noteToday(page, said as Said)
  }
  await live(page, 29, 9)
  await visit(page, '/tracking')
  await expect(history(page)).toContainText('3 days noted')
  await expect(findings(page)).toContainText('Too little yet to say anything.')
  const sheet = await lookAt(page, 'almost-nothing')
  await expect(sheet).toContainText('Days with a note3 of 30')
  await expect(sheet, 'she never spoke of any').not.toContainText('Hot flashes noted')
  await visit(page, '/dashboard')
  await expect(page.locator('[data-week="own"] dd').first()).toHaveText('–')
  await expect(page.getByText('Made-up numbers')).toHaveCount(0)
})
