import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

const dayMs = 24 * 60 * 60_000
const batch = 200
/** Ten thousand, or as many as are asked for. */
const entryCount = Number(process.env.LIVED_ENTRIES || 10_000)

/** Days of years with all that can be said of one, a fourth of them with a note. */
const days = (count: number) =>
  Array.from({ length: count }, (_, ago) => {
    const at = new Date(Date.now() - ago * dayMs).toISOString()
    return {
      id: randomUUID(),
      writtenAt: at,
      day: at.slice(0, 10),
      sleep: 1 + (ago % 5),
      mood: 1 + (ago % 4),
      energy: 1 + (ago % 3),
      bleeding: ago % 28 < 5 ? 'medium' : 'none',
      flashes: null,
      sweats: ago % 4,
      symptoms: ago % 2 ? ['Brain fog'] : ['Headache', 'Anxiety'],
      ownWords: '',
      taken: ['Estradiol patch'],
      note: ago % 4 ? '' : `What was on day ${ago}.`,
    }
  })

/** Hot flashes of years, five a day, a third of them with a note. */
const flashes = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.now() - (index / 5.5) * dayMs - 60_000).toISOString()
    return {
      id: randomUUID(),
      writtenAt: at,
      symptomType: 'hot_flash',
      severity: 1 + (index % 5),
      duration: [1, 3, 5, 10][index % 4],
      triggers: index % 2 ? ['Stress'] : ['Alcohol', 'Caffeine'],
      reliefMethods: ['Cold Water'],
      notes: index % 3 ? '' : `In the middle of meeting ${index}.`,
      timestamp: at,
    }
  })

/** Of ten entries eight are hot flashes and two are days. */
const flashesOf = (count: number) => 0.8 * count

async function keep(page: Page, count: number): Promise<void> {
  const kinds = { symptoms: flashes(flashesOf(count)), days: days(count - flashesOf(count)) }
  for (const [kind, all] of Object.entries(kinds))
    for (let from = 0; from < all.length; from += batch) {
      const data = { kind, records: all.slice(from, from + batch) }
      const answer = await page.request.post('/api/privacy/import', { data })
      expect(answer.status(), await answer.text()).toBe(200)
    }
}

/** How the page counts them. */
const told = (count: number) => flashesOf(count).toLocaleString('en-US')

type Task = { from: number; ms: number }

/** Tasks of more than 50 ms, as the browser counts them. */
const tasks = (page: Page, since = 0): Promise<Task[]> =>
  page.evaluate(
    (from) => (window as unknown as { longTasks: Task[] }).longTasks.filter((task) => task.from >= from),
    since,
  )

const now = (page: Page) => page.evaluate(() => performance.now())

/** Scrolls as a thumb does, a part of a screen in each frame, to the end. */
const scrollThrough = (page: Page, selector: string | null) =>
  page.evaluate(async (name) => {
    const scrolled = name ? document.querySelector(name)! : document.scrollingElement!
    scrolled.scrollTop = 0
    for (let at = 0; at < scrolled.scrollHeight - scrolled.clientHeight; at += 90) {
      scrolled.scrollTop = at
      await new Promise(requestAnimationFrame)
    }
  }, selector)

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: Task[] = []
    Object.assign(window, { longTasks: found })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) found.push({ from: startTime, ms: Math.round(duration) })
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Looks at everything that shows the entries, which the visitor of this browser has already. */
async function measure(page: Page, count: number) {
  // Twice: the first visit fills the browser's cache.
  await page.goto('/tracking')
  await page.goto('/tracking')
  await expect(page.getByText(`${told(count)} hot flashes on`)).toBeVisible()
  const shown = await now(page)
  const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime)
  // What comes after the first paint is no part of the scrolling.
  await page.waitForLoadState('networkidle')
  const loading = await tasks(page)

  const scrollStart = await now(page)
  await scrollThrough(page, null)
  const scrolling = await tasks(page, scrollStart)

  const chartStart = await now(page)
  await page.getByText('All of it', { exact: true }).click()
  await expect(page.getByRole('img', { name: new RegExp(`^${told(count)} hot flash`) })).toBeVisible()
  const chart = await tasks(page, chartStart)

  const listStart = await now(page)
  await page.getByText('The same as a table').click()
  await scrollThrough(page, '[aria-label="Hot flashes by day"]')
  const list = await tasks(page, listStart)

  const sheetStart = await now(page)
  await page.getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  await expect(page.getByText('Not a diagnosis.')).toBeVisible()
  const sheet = await tasks(page, sheetStart)

  await page.goto('/dashboard')
  await expect(page.locator('[data-week="own"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const dashboard = await tasks(page)

  await page.goto('/privacy-dashboard')
  const exportStart = Date.now()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'As a table (CSV)' }).click()
  const file = await (await downloading).path()
  return {
    entries: count,
    firstPaint: Math.round(firstPaint),
    shown: Math.round(shown),
    loading,
    scrolling,
    chart,
    list,
    sheet,
    dashboard,
    exportMs: Date.now() - exportStart,
    exportBytes: (await stat(file)).size,
  }
}

function tell(measured: unknown): void {
  const description = JSON.stringify(measured, null, 1)
  test.info().annotations.push({ type: 'measured', description })
  console.info(description)
}

test('ten thousand entries paint as ten do, and scroll without a task over 50 ms', async ({ browser, baseURL }) => {
  const measured = []
  for (const count of [10, entryCount]) {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await watchTasks(page)
    await page.goto('/privacy-dashboard')
    await keep(page, count)
    measured.push(await measure(page, count))
    await context.close()
  }
  tell(measured)
  const [few, many] = measured as [(typeof measured)[0], (typeof measured)[0]]
  expect(many.firstPaint).toBeLessThan(few.firstPaint * 1.5 + 100)
  expect(many.scrolling).toEqual([])
  expect(many.list).toEqual([])
})

/** The 24 words, read from the dialog and given back where it asks for some of them. */
async function writeDownWords(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Keep it for good' }).click()
  await page.getByRole('button', { name: 'Write down 24 words' }).click()
  const items = await page.getByRole('dialog', { name: 'Keep It for Good' }).getByRole('listitem').allInnerTexts()
  const words = items.map((text) => text.replaceAll(/[^a-z]/g, ''))
  expect(words).toHaveLength(24)
  await page.getByRole('button', { name: 'I have it on paper' }).click()
  for (const field of await page.getByLabel(/^Word \d+$/).all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels![0]!.textContent)
    await field.fill(words[Number(/\d+/.exec(label!)![0]) - 1]!)
  }
  return words
}

test('ten thousand entries move to a key of her own, though the page is closed on the way', async ({
  browser,
  baseURL,
}) => {
  const count = entryCount
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/privacy-dashboard')
  await keep(page, count)
  await page.goto('/tracking')
  const words = await writeDownWords(page)
  let batches = 0
  const half = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (request.url().endsWith('/api/own-key/records')) batches += 1
      if (batches === count / batch / 2) resolve()
    })
  })
  const moveStart = Date.now()
  await page.getByRole('button', { name: 'Seal my diary with it' }).click()
  await half
  await page.close()

  const again = await context.newPage()
  await watchTasks(again)
  await again.goto('/tracking')
  const all = again.getByText(`${told(count)} hot flashes on`)
  await expect(all).toBeVisible()
  await again.goto('/privacy-dashboard')
  await again.getByRole('button', { name: 'I have a key already' }).click()
  await again.getByRole('button', { name: 'Type my 24 words' }).click()
  await again.getByLabel('Your 24 words').fill(words.join(' '))
  await again.getByRole('button', { name: 'Open my diary' }).click()
  const done = again.getByRole('dialog', { name: 'Done' })
  await expect(done).toContainText(`${count.toLocaleString('en-US')} entries were brought along`, {
    timeout: 600_000,
  })
  const movedMs = Date.now() - moveStart
  await done.getByRole('button', { name: 'Good' }).click()

  const rows = await again.evaluate(async () => (await (await fetch('/api/symptoms')).json()) as object[])
  expect(rows).toHaveLength(flashesOf(count))
  expect(rows.filter((row) => Object.keys(row).sort().join() !== 'id,sealed')).toEqual([])
  const measured = await measure(again, count)
  tell({ movedMs, batchesBeforeClosing: batches, ...measured })
  expect(measured.scrolling).toEqual([])
  expect(measured.list).toEqual([])
  await context.close()
})
