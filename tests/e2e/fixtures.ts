import { expect, request as newRequest, test as base, type APIRequestContext, type Page } from '@playwright/test'

import { SharedContexts } from './sharedContext'

if (!process.env.FIXED_TIME)
  throw new Error('FIXED_TIME is missing: `npm test` gives the site and its journeys the same.')
/** The moment in which every journey takes place: the browser's clock stands still there, and the server's day is this. */
export const now = new Date(process.env.FIXED_TIME)

export type JourneyOptions = {
  /** Console errors a journey provokes on purpose; any other fails it. One pattern: Playwright takes two for a value and its options. */
  expectedErrors: RegExp[]
  /** Origins a journey may ask besides the site's own. */
  allowedOrigins: string[]
  /**
   * `fixed` at {@link now}; `server`: at the server's own time and running, as the panel's sessions and schedules need;
   * `untouched` where the page's timing is measured, for a faked clock has no performance entries.
   */
  clock: 'fixed' | 'server' | 'untouched'
  /** Whether a journey may take a browser's context that another has used and left empty; see {@link SharedContexts}. */
  sharesContext: boolean
}
type WorkerFixtures = { sharedContexts: SharedContexts }

/** Playwright's test, failing on what a visitor would never see: console errors and requests to another origin. */
export const test = base.extend<JourneyOptions, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
  clock: ['fixed', { option: true }],
  sharesContext: [true, { option: true }],
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedContexts,
      sharesContext,
      clock,
      baseURL,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
      colorScheme,
      hasTouch,
      locale,
      timezoneId,
    },
    use,
  ) => {
    // A worker keeps what no storage shows, a clock that stands can't be set going, and without scripts no page opens one.
    if (sharesContext && clock === 'fixed' && javaScriptEnabled && serviceWorkers === 'block') {
      const kind = JSON.stringify([viewport, colorScheme, hasTouch, locale, timezoneId])
      return sharedContexts.use(kind, new URL(baseURL!).origin, use)
    }
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
  page: async ({ context, sharedContexts, baseURL, expectedErrors, allowedOrigins, clock, javaScriptEnabled }, use) => {
    const page = await sharedContexts.openPage(context)
    const problems: string[] = []
    const note = (text: string) => {
      // Journeys have no service worker unless they ask for one (playwright.config.ts), and Playwright says so aloud.
      if (/Service Worker registration blocked by Playwright/.test(text)) return
      if (!expectedErrors.some((pattern) => pattern.test(text))) problems.push(text)
    }
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      const { url } = message.location()
      note(`console: ${message.text()}${url && ` (${url})`}`)
    })
    page.on('pageerror', (error) => note(`page error: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (
        ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) &&
        ![new URL(baseURL!).origin, ...allowedOrigins].includes(url.origin)
      )
        note(`foreign request: ${request.url()}`)
    })
    if (javaScriptEnabled !== false) {
      if (clock === 'fixed') await page.clock.setFixedTime(now)
      if (clock === 'server') await page.clock.install({ time: await serverTime(baseURL!) })
    }
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect }

/** The server's own time, which its sessions, jobs and signatures follow. */
export async function serverTime(baseURL: string): Promise<Date> {
  const { headers } = await fetch(`${baseURL}/api/health`)
  return new Date(headers.get('date')!)
}

/** Opens an address of the site or the panel and waits until the page listens (src/features/site-shell/site/islands/Hydrated.island.tsx sets the mark). */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** For a page that is already on its way, after a reload for instance. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Keeps the site's scripts on their way, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * A promise that a test keeps when it likes, once for each call of `wait`: what a page shows while it waits can be
 * looked at for as long as a slow machine takes. `resolve` lets one caller go on, the one that waits or the next.
 */
export function deferred(): { wait: () => Promise<void>; resolve: () => void } {
  const waiting: (() => void)[] = []
  let resolved = 0
  return {
    wait: async () => {
      if (resolved > 0) resolved -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
    },
    resolve: () => {
      const first = waiting.shift()
      if (first) first()
      else resolved += 1
    },
  }
}

/** Signs somebody in to the panel, whose calls count a session only from the site's own pages. */
export async function signIn(api: APIRequestContext, baseURL: string, name: 'FOUNDER' | 'EDITOR'): Promise<void> {
  const [email, password] = [process.env[`TEST_${name}_EMAIL`], process.env[`TEST_${name}_PASSWORD`]]
  await signInAs(api, baseURL, email!, password!)
}

export async function signInAs(
  api: APIRequestContext,
  baseURL: string,
  email: string,
  password: string,
): Promise<void> {
  const headers = { origin: new URL(baseURL).origin }
  const response = await api.post('/api/users/login', { headers, data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
}

/** Calls as somebody who is signed in. Dispose of it. */
export async function signedInRequests(baseURL: string, name: 'FOUNDER' | 'EDITOR'): Promise<APIRequestContext> {
  const { origin } = new URL(baseURL)
  const api = await newRequest.newContext({ baseURL, extraHTTPHeaders: { origin } })
  await signIn(api, baseURL, name)
  return api
}
