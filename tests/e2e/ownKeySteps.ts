import type { BrowserContext, Page } from '@playwright/test'

import { expect, now, visit } from './fixtures'
import { daysAgo, history, withHistory } from './symptomSteps'

export const privacy = '/privacy-dashboard'
export const panel = (page: Page) => page.getByRole('region', { name: 'A Key of Your Own' })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A phone with a fingerprint reader: passkeys that any browser of the same account finds. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** As good as new: no cookie, no storage. */
export async function emptyBrowser(page: Page): Promise<void> {
  // Without a page of the site, whose call on its way would bring back the cookie, or what its answer tells.
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
}

/** What is stored in this browser for hours without a network, or while a diary is locked; without what is named. */
export const storedHere = (page: Page, name: 'outbox' | 'answers', remove = '') =>
  page.evaluate(
    ([from, key]) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('power-years')
        opening.onsuccess = () => {
          const store = opening.result.transaction(from, 'readwrite').objectStore(from)
          if (key) store.delete(key)
          const all = store.getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
    [name, remove] as const,
  )

type Row = Record<string, unknown>

/** What the server answers for this browser, before anything opens it. */
export const answered = (page: Page, path = '/api/symptoms') =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as Row[], path)

const notes = ['Woke at three', 'In the meeting', 'After the wine']

/** The visitor's own record, opened: it is counted only then. */
export const ofDays = (page: Page, count: number) => history(page).getByText(`${count} hot flashes on ${count} days`)

/** Three hot flashes on the server, and the page with the offer. */
export const withThree = (page: Page) =>
  withHistory(
    page,
    notes.map((words, index) => ({ severity: 3, duration: 5, timestamp: daysAgo(index + 1), notes: words })),
  )

export async function readSheet(page: Page): Promise<string[]> {
  const items = dialog(page, 'Keep It for Good').or(dialog(page, 'A New Sheet')).getByRole('listitem')
  await expect(items).toHaveCount(24)
  return (await items.allInnerTexts()).map((text) => text.replaceAll(/[^a-z]/g, ''))
}

export async function confirmWords(page: Page, words: string[]) {
  await page.getByRole('button', { name: 'I have it on paper' }).click()
  const fields = page.getByLabel(/^Word \d+$/)
  await expect(fields.first()).toBeVisible()
  for (const field of await fields.all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels![0]!.textContent)
    await field.fill(words[Number(/\d+/.exec(label!)![0]) - 1]!)
  }
  await page.getByRole('button', { name: 'Seal my diary with it' }).click()
}

export async function confirmSheet(page: Page, words: string[]) {
  await confirmWords(page, words)
  await expect(dialog(page, 'Done')).toBeVisible()
}

export async function openWithWords(page: Page, words: string) {
  await visit(page, privacy)
  await panel(page).getByRole('button', { name: 'I have a key already' }).click()
  await page.getByRole('button', { name: 'Type my 24 words' }).click()
  await page.getByLabel('Your 24 words').fill(words)
  await page.getByRole('button', { name: 'Open my diary' }).click()
}

export async function keepWithWords(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Keep it for good' }).click()
  await page.getByRole('button', { name: 'Write down 24 words' }).click()
  const words = await readSheet(page)
  await confirmSheet(page, words)
  return words
}

export async function newPhone(context: BrowserContext): Promise<Page> {
  const page = await (
    await context.browser()!.newContext({ baseURL: new URL(context.pages()[0]!.url()).origin })
  ).newPage()
  await page.clock.setFixedTime(now)
  return page
}
