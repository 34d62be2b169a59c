import {
  request as newRequest,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'

import { expect, signedInRequests, signInAs, test, visit } from './fixtures'

// Addresses that are not there yet, or not any more, are part of these journeys; the panel preloads fonts it may not use;
// and Chromium has its own opinion of the frame of Payload's live preview. One pattern: Playwright takes a list of two for
// a value and its options.
export const expectedErrors = [/Failed to load resource.*404|was preloaded using link preload|An iframe which has both/]
/** The same where something is refused on purpose, or in part. */
export const expectedRefusals = [new RegExp(`${expectedErrors[0]!.source}|Failed to load resource.*400`)]

export const collection = '/api/education-modules'
export const stamp = () => Math.random().toString(36).slice(2, 8)
export const addressOf = (id: number) => `/admin/collections/education-modules/${id}`
/** By its address: a press while Payload's panel still settles its own leads nowhere. */
export const openLink = async (page: Page, link: Locator) => visit(page, (await link.getAttribute('href'))!)
/**
 * Opens a list at the address that it gives itself: at another one Payload draws it anew once it has read its settings, and
 * what was chosen in it before is lost.
 */
export async function visitList(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.waitForURL(/[?&]limit=/)
  await visit(page, page.url())
}

export const shown = (page: Page, text: RegExp | string) =>
  expect(page.locator('[data-sonner-toast]', { hasText: text }).first()).toBeVisible()

/** A founder and an editor of the file's own, who write modules and check each other's. */
export type ModuleEditors = {
  /** Edith's account. */
  editor: { email: string; password: string }
  founder: APIRequestContext
  /** The editor's calls beside the panel. */
  edith: APIRequestContext
  /** Somebody without a session; each call is a request of its own, as a visitor's. */
  visitor: APIRequestContext
  /** The modules that go at the end, and after them what they cite. */
  made: number[]
  cited: number[]
}

async function startEditing(baseURL: string): Promise<ModuleEditors> {
  const editor = { email: `editor-${stamp()}@example.com`, password: `a long password ${stamp()}` }
  const founder = await signedInRequests(baseURL, 'FOUNDER')
  const visitor = await newRequest.newContext({ baseURL, maxRedirects: 0 })
  const answer = await founder.post('/api/users', { data: { ...editor, name: 'Edith', roles: ['editor'] } })
  expect(answer.status(), await answer.text()).toBe(201)
  const edith = await newRequest.newContext({ baseURL, extraHTTPHeaders: { origin: new URL(baseURL).origin } })
  await signInAs(edith, baseURL, editor.email, editor.password)
  return { editor, founder, edith, visitor, made: [], cited: [] }
}

async function stopEditing({ editor, founder, edith, visitor, made, cited }: ModuleEditors): Promise<void> {
  for (const id of made) await founder.delete(`${collection}/${id}`)
  for (const id of cited) await founder.delete(`/api/references/${id}`)
  await founder.delete(`/api/users?where[email][equals]=${encodeURIComponent(editor.email)}`)
  await Promise.all([founder, edith, visitor].map((one) => one.dispose()))
}

/**
 * Gives a file its editors: they are there before its first journey, and go after its last with what they made.
 * @returns what is filled by then
 */
export function withModuleEditors(): ModuleEditors {
  const editors = {} as ModuleEditors
  test.beforeAll(async ({ baseURL }) => void Object.assign(editors, await startEditing(baseURL!)))
  test.afterAll(() => stopEditing(editors))
  return editors
}

/** Lets a browser be where somebody has signed in. */
export const openAs = async (context: BrowserContext, person: APIRequestContext) =>
  context.addCookies((await person.storageState()).cookies)

/** @returns what a visitor gets for the module's page */
export const statusOf = async ({ visitor }: ModuleEditors, slug: string) =>
  (await visitor.get(`/education/${slug}`)).status()
