import type { Page } from '@playwright/test'

import cards from '../../src/features/tarot/content/tarotCards.json' with { type: 'json' }
import quotes from '../../src/features/wisdom/content/dailyQuotes.json' with { type: 'json' }
import { drawCard } from '../../src/features/tarot/domain/drawCard'
import { expect, test, visit } from './fixtures'

/** From the last day of 2027 to the first of 2029: 29 February, two New Years, both clock changes of each zone. */
const days = Array.from({ length: 368 }, (_, index) => new Date(Date.UTC(2027, 11, 31 + index)))
/** The first and the last second of a day: a zone taken for another shows there. */
const hours = [
  [0, 0, 1],
  [23, 59, 59],
] as const
/** Ends of February and of years, and both clock changes of each zone: these show in both seconds, others in one by turns. */
const turningDays = new Set([
  ...['2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01', '2028-12-31', '2029-01-01'],
  ...['2028-03-12', '2028-11-05', '2028-03-26', '2028-10-29', '2028-04-02', '2028-09-24'],
])
const iso = (day: Date) => day.toISOString().slice(0, 10)
const steps = days.flatMap((day, index) =>
  hours.filter((_, hour) => turningDays.has(iso(day)) || hour === index % 2).map((time) => ({ day, time })),
)
const sessionId = 'session-1763712000000-abcdefghijklmnopqrstuv'

/** What a page shows in a moment: of each group of alternatives the visible ones and their number, and some texts. */
type Seen = { groups: { visible: number[]; count: number }[]; texts: (string | null)[]; footer: string; title: string }
type Look = { groups: string; texts?: string[]; turnCard?: boolean }

/**
 * Moves the page's clock through {@link steps} and reads what stands there after each. The loop runs in the page: some
 * hundred steps, one call.
 */
async function walkThroughDays(page: Page, path: string, look: Look): Promise<Seen[]> {
  await visit(page, path)
  await expect(page.locator(look.groups).first()).toBeAttached()
  return page.evaluate(
    async ({ steps, look }) => {
      const Clock = Date
      let moment = 0
      class MovedDate extends Clock {
        constructor(...given: []) {
          super(...((given.length > 0 ? given : [moment]) as []))
        }
        static override now = () => moment
      }
      Object.assign(window, { Date: MovedDate })
      const task = () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = done
          port2.postMessage(null)
        })
      const groups = [...document.querySelectorAll(look.groups)]
      const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const seen: Seen[] = []
      for (const [year, month, day, hour, minute, second] of steps) {
        moment = new Clock(year!, month!, day, hour, minute, second).getTime()
        document.dispatchEvent(new Event('visibilitychange'))
        await task()
        const main = document.querySelector('main')!
        const texts = (look.texts ?? []).map((selector) => document.querySelector(selector)?.textContent ?? null)
        if (look.turnCard) {
          texts.push(main.querySelector('h2')!.textContent)
          main.querySelector<HTMLElement>('a[href="/tarot/today"]:not([tabindex])')?.click()
          texts.push(localStorage.getItem('power-years-daily-card'))
        }
        seen.push({
          groups: groups.map(({ children }) => ({
            visible: [...children].flatMap((child, index) => (isVisible(child) ? [index] : [])),
            count: children.length,
          })),
          texts,
          footer: document.querySelector('footer')!.textContent,
          title: main.querySelector('h1')!.textContent,
        })
      }
      return seen
    },
    {
      steps: steps.map(({ day, time }) => [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), ...time]),
      look,
    },
  )
}

/** The step's day, and what was seen in it. */
const byDay = (seen: Seen[]) => seen.map((one, index) => ({ day: steps[index]!.day, ...one }))

// The rules as the site promises them, written anew.
const turnOfMonth = (day: Date, count: number) => (day.getUTCDate() - 1) % count
const turnOfAllDays = (day: Date, count: number) => (day.getTime() / 86_400_000) % count
const turnTogether = (nth: number) => (day: Date, count: number) => {
  const number = day.getTime() / 86_400_000
  return (number + (nth > 0 ? Math.floor(number / count ** nth) : 0)) % count
}
for (const timezoneId of ['Pacific/Auckland', 'Europe/London', 'America/Los_Angeles'])
  test.describe(`in ${timezoneId}, each day of a leap year`, () => {
    // Nobody looks at these seven thousand moments, and drawing each took a third of the browser's work.
    test.use({ timezoneId, viewport: { width: 390, height: 60 } })

    /** Fails with the days on which a page shows another year, more than one of a group, or not the one whose turn it is. */
    async function expectTurns(page: Page, path: string, look: Look, turns: ((day: Date, count: number) => number)[]) {
      const seen = byDay(await walkThroughDays(page, path, look))
      const wrong = seen.filter(
        ({ day, groups, footer }) =>
          !footer.includes(`© ${day.getUTCFullYear()}`) ||
          groups.length !== turns.length ||
          groups.some(({ visible, count }, index) => visible.join() !== String(turns[index]!(day, count))),
      )
      expect(wrong.map(({ day, groups }) => ({ day: iso(day), groups })).slice(0, 5), path).toEqual([])
      return seen
    }

    // One browser for all: a new one costs as much as walking a page through the year.
    test('each page of the day has one of each and the right one, and the tarot card stays the same all day', async ({
      page,
    }) => {
      await test.step('the dashboard, with its date', () => walkDashboard(page))
      await test.step('the pages with a line, a quote or a question of the day', () => walkLines(page))
      await test.step('the tarot card, face down each morning', () => walkTarot(page))
    })

    async function walkDashboard(page: Page) {
      const seen = await expectTurns(
        page,
        '/dashboard',
        // Without the thoughts within a pattern card, which take turns of their own.
        {
          groups: 'div:has(> [data-of-the-day]):not(article div), [aria-labelledby="education-wisdom"] > div',
          texts: ['main'],
        },
        [turnOfMonth, turnTogether(0), turnTogether(1), turnTogether(2), turnOfMonth, turnOfAllDays],
      )
      const written = new Intl.DateTimeFormat('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      })
      const wrong = seen.filter(({ day, texts }) => !texts[0]!.includes(written.format(day)))
      expect(wrong.map(({ day }) => iso(day))).toEqual([])
    }

    async function walkLines(page: Page) {
      for (const [path, groups, turn] of [
        ['/practice', '[aria-labelledby="practice-wisdom"] > div', turnOfAllDays],
        ['/boundary-magic', '[aria-labelledby="boundary-wisdom"] > div', turnOfAllDays],
        ['/community', '[aria-labelledby="todays-question"] [aria-live]', turnOfAllDays],
      ] as const)
        await expectTurns(page, path, { groups }, [turn])
      const quote = '[aria-labelledby="daily-quote"] blockquote'
      const seen = await expectTurns(page, '/education', { groups: quote, texts: [quote] }, [() => 0])
      const wrong = seen.filter(({ day, texts }) => texts[0] !== quotes[turnOfAllDays(day, quotes.length)]!.text)
      expect(wrong.map(({ day, texts }) => [iso(day), texts[0]])).toEqual([])
    }

    async function walkTarot(page: Page) {
      await page.addInitScript((id) => localStorage.setItem('power-years-session-id', id), sessionId)
      const seen = byDay(await walkThroughDays(page, '/tarot', { groups: 'main', turnCard: true }))
      const wrong = seen.filter(({ day, texts }, index) => {
        const number = drawCard(iso(day), sessionId)
        const isSecondLook = iso(seen[index - 1]?.day ?? new Date(0)) === iso(day)
        const heading = isSecondLook ? cards[number]!.name : 'Face down, for now'
        return texts[0] !== heading || texts[1] !== JSON.stringify({ day: iso(day), number })
      })
      expect(wrong.map(({ day, texts }) => [iso(day), ...texts]).slice(0, 5)).toEqual([])
    }
  })
