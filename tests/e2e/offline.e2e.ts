import type { Page } from '@playwright/test'

import { expect, test, untilHydrated, visit } from './fixtures'

// What the browser says when there is no network, and Next when it then asks for a whole page instead.
const withoutNetwork = [/net::ERR_|Failed to fetch RSC payload/]

test.use({ serviceWorkers: 'allow', expectedErrors: withoutNetwork })
// The worker starts once a page has rested for some seconds, and fetches in the background.

const shell = [
  '/offline',
  '/dashboard',
  '/tracking',
  '/now',
  '/warning-signs',
  '/practice',
  '/self-care-bingo',
  '/education',
]

const kept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('power-years-pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

const untilKept = (page: Page, paths: string[]) =>
  expect.poll(() => kept(page), { timeout: 90_000 }).toEqual(expect.arrayContaining(paths))

/** Opens a page and waits until it is kept, with what an installed app starts with. */
async function openAndKeep(page: Page, path: string) {
  await page.goto(path)
  await untilKept(page, [path, ...shell])
}

const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline)

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const waiting = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

async function logHotFlash(page: Page, severity: string) {
  await page.getByRole('button', { name: 'Log a Hot Flash' }).click()
  const logger = page.getByRole('dialog', { name: 'Log a Hot Flash' })
  await logger.getByRole('radio', { name: severity, exact: true }).check()
  await logger.getByRole('radio', { name: '1-3 min', exact: true }).check()
  await logger.getByRole('button', { name: 'Log it' }).click()
  await expect(logger).toBeHidden()
}

test('a phone can install the site', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address!)).json()
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone', scope: '/' })
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)

  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript',
    'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
  })
})

test('a module once opened is there without a network, and what is not kept says what is', async ({ page }) => {
  await visit(page, '/education')
  const cards = page.getByRole('tabpanel').locator('a[data-module]')
  const [opened, other] = [await cards.nth(0).getAttribute('href'), await cards.nth(1).getAttribute('href')]
  const title = await cards.nth(0).innerText()
  // Opened over the library, so that no page has been fetched for it.
  await cards.nth(0).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await untilKept(page, [opened!, ...shell])

  await setOffline(page, true)
  await page.goto(opened!)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Sources/ })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(other!)
  await expect(page.getByRole('heading', { level: 1, name: 'No network, no matter' })).toBeVisible()
  await setOffline(page, false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No network, no matter' })).toHaveCount(0)
  expect((await kept(page)).filter((path) => /^\/(api|admin|_next)/.test(path))).toEqual([])
})

test('a link pressed without a network opens what is kept, and stays where nothing is', async ({ page }) => {
  await visit(page, '/tracking')
  await untilKept(page, ['/tracking', ...shell])
  await setOffline(page, true)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Wisdom Council' }).click()
  await expect(toast(page, 'No Network')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/tracking')
  await main.getByRole('link', { name: 'Practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  // With its drawings: without them a phone shows the mark of a broken picture three times.
  expect(await page.evaluate(async () => (await fetch('/drawings/practice-night.svg')).ok)).toBe(true)
  await setOffline(page, false)
  await main.getByRole('link', { name: 'Wisdom Council' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wisdom Council' })).toBeVisible()
})

test('every module is kept on request, counted, and dropped again', async ({ page }) => {
  await page.goto('/education')
  const total = await page.getByRole('tabpanel').locator('a[data-module]').count()
  const section = page.getByRole('region', { name: 'Read without a network' })
  await expect(section.getByRole('status')).toContainText(`0 of ${total} modules are kept`)
  await section.getByRole('button', { name: 'Keep all of them for offline' }).click()
  await expect(section.getByRole('status')).toContainText(`${total} of ${total} modules are kept`, { timeout: 90_000 })
  await expect(section.getByRole('button', { name: 'Keep all of them for offline' })).toHaveCount(0)
  await section.getByRole('button', { name: 'Drop them from this browser' }).click()
  await expect(section.getByRole('status')).toContainText(`0 of ${total} modules are kept`)
})

test('hot flashes noted without a network wait, and go out once', async ({ page }) => {
  await openAndKeep(page, '/tracking')
  await setOffline(page, true)
  await page.reload()
  await logHotFlash(page, 'Strong')
  await expect(toast(page, 'Saved on this phone')).toBeVisible()
  await expect(waiting(page, '1 entry waits on this phone. It goes out when you are back online.')).toBeVisible()
  await logHotFlash(page, 'Mild')
  await expect(waiting(page, '2 entries wait on this phone.')).toBeVisible()
  // The tab is gone and comes back: what waits is not in it.
  await page.reload()
  await expect(waiting(page, '2 entries wait on this phone.')).toBeVisible()

  await setOffline(page, false)
  await expect(waiting(page, 'on this phone')).toHaveCount(0)
  await page.reload()
  const stored = await page.evaluate(
    async () => (await (await fetch('/api/symptoms')).json()) as { severity: number }[],
  )
  expect(stored.map(({ severity }) => severity).toSorted()).toEqual([1, 3])
})

test('with a network a page comes from the site, whatever is kept of it', async ({ page }) => {
  await openAndKeep(page, '/practice')
  await page.evaluate(async () => {
    const cache = await caches.open('power-years-pages')
    await cache.put('/practice', new Response('<h1>Of yesterday</h1>', { headers: { 'content-type': 'text/html' } }))
  })
  await page.goto('/practice')
  await expect(page.getByRole('region', { name: 'Breathwork' })).toBeVisible()
  await expect(page.getByText('Of yesterday')).toHaveCount(0)
})

test('a practice runs without a network', async ({ page }) => {
  await openAndKeep(page, '/practice')
  await setOffline(page, true)
  await page.reload()
  await untilHydrated(page)
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Begin Practice' }).click()
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})

test('a bingo square found without a network counts at once and is sent later', async ({ page }) => {
  await openAndKeep(page, '/self-care-bingo')
  const squares = page.getByRole('group', { name: 'The board' }).getByRole('button')
  const progress = page.getByRole('progressbar', { name: 'Board progress' })
  await page.getByRole('button', { name: 'Start Your Journey with The Gentle Day' }).click()
  await expect(squares).toHaveCount(25)

  await setOffline(page, true)
  await page.reload()
  await squares.nth(0).click()
  await expect(progress).toHaveAttribute('aria-valuenow', '4')
  // The square counts before it is kept; a reload before this word may lose it.
  await expect(toast(page, 'Saved on this phone')).toBeVisible()
  await page.reload()
  await expect(progress).toHaveAttribute('aria-valuenow', '4')

  await setOffline(page, false)
  const waits = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('power-years')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('outbox').objectStore('outbox').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        }),
    )
  await expect.poll(waits).toBe(0)
  await page.reload()
  await expect(progress).toHaveAttribute('aria-valuenow', '4')
})

test('whoever has everything deleted takes what is kept with it', async ({ page }) => {
  await openAndKeep(page, '/education/' + (await firstModule(page)))
  await page.goto('/privacy-dashboard')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Delete Everything' }).click()
  await expect(page.getByText('Account Deleted').first()).toBeVisible()
  await expect.poll(async () => (await kept(page)).filter((path) => path.startsWith('/education/'))).toEqual([])
})

async function firstModule(page: Page): Promise<string> {
  await page.goto('/education')
  return (await page.getByRole('tabpanel').locator('a[data-module]').first().getAttribute('data-module'))!
}
