import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * What changes a context itself and cannot be taken back (a clock that was wound is wound again in every later page): a
 * context in which a journey called one of these is thrown away after it.
 */
const CHANGES_CONTEXT = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const
const CHANGES_CLOCK = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setSystemTime'] as const

type Kept = { context: BrowserContext; anchor: Page; clean: () => Promise<void>; changed: boolean }

/**
 * Contexts that the journeys of one worker use one after the other, one for each kind of browser they ask for. A context
 * of its own starts three processes' worth of work for every journey and reads all scripts anew, which took half of the
 * suite's processor time. What a visitor's browser keeps (cookies, storage, caches, permissions) is emptied between two
 * journeys, and every journey has a page of its own.
 */
export class SharedContexts {
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly browser: Browser) {}

  /**
   * @param kind what tells one browser from another, as a string
   * @param origin the site's
   */
  async use(kind: string, origin: string, journey: (context: BrowserContext) => Promise<void>): Promise<void> {
    const kept = this.kept.get(kind) ?? (await this.open(kind, origin))
    await kept.clean()
    await journey(kept.context)
    const [anchor, ...others] = kept.context.pages()
    if (kept.changed || anchor !== kept.anchor) {
      this.kept.delete(kind)
      await kept.context.close()
      return
    }
    for (const page of others) await page.close()
  }

  /**
   * A page of its own in a process that is already there: opened by a page of the same origin. A new one for each page
   * takes a third more.
   */
  async openPage(context: BrowserContext): Promise<Page> {
    const kept = [...this.kept.values()].find((one) => one.context === context)
    if (!kept) return context.newPage()
    const opened = kept.anchor.waitForEvent('popup')
    await kept.anchor.evaluate(() => void window.open('about:blank'))
    return opened
  }

  async close(): Promise<void> {
    for (const { context } of this.kept.values()) await context.close()
  }

  private async open(kind: string, origin: string): Promise<Kept> {
    const context = await this.browser.newContext()
    const anchor = await context.newPage()
    // A few bytes without a script, and of the site.
    await anchor.goto(`${origin}/robots.txt`)
    const browser = await context.newCDPSession(anchor)
    const clean = async () => {
      await context.clearCookies()
      await context.clearPermissions()
      await browser.send('Network.clearBrowserCache')
      await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    const kept: Kept = { context, anchor, clean, changed: false }
    const mark = <T extends object>(target: T, names: readonly (keyof T)[]) => {
      for (const name of names) {
        const original = target[name] as (...args: unknown[]) => unknown
        target[name] = ((...args: unknown[]) => {
          kept.changed = true
          return original.apply(target, args)
        }) as T[typeof name]
      }
    }
    mark(context, CHANGES_CONTEXT)
    mark(context.clock, CHANGES_CLOCK)
    this.kept.set(kind, kept)
    return kept
  }
}
