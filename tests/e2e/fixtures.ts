import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

type Watch = {
  /** Console errors a journey provokes on purpose; any other fails it. One pattern: Playwright takes two for a value and its options. */
  expectedErrors: RegExp[]
  /** Origins a journey may ask besides the site's own. */
  allowedOrigins: string[]
}

/** Playwright's test, failing on what a visitor would never see: console errors and requests to another origin. */
export const test = base.extend<Watch>({
  expectedErrors: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
  page: async ({ page, baseURL, expectedErrors, allowedOrigins }, use) => {
    const problems: string[] = []
    const note = (text: string) => {
      // Journeys have no service worker unless they ask for one (playwright.config.ts), and Playwright says so aloud.
      if (/Service Worker registration blocked by Playwright/.test(text)) return
      if (!expectedErrors.some((pattern) => pattern.test(text))) problems.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`)
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
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect }

/**
 * A door before an answer: what a page shows while it waits can be looked at for as long as a slow machine takes.
 * `open` lets one through, the one that waits or the next.
 */
export function makeDoor(): { pass: () => Promise<void>; open: () => void } {
  const waiting: (() => void)[] = []
  let opened = 0
  return {
    pass: async () => {
      if (opened > 0) opened -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
    },
    open: () => {
      const first = waiting.shift()
      if (first) first()
      else opened += 1
    },
  }
}

/**
 * Fails with the rule and the element for every accessibility finding on the page as it stands. Half-way through a
 * fade every text is too pale, so nothing is left moving and nothing starts to.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(findings).toEqual([])
}
