import { request as newRequest, type APIRequestContext } from '@playwright/test'

import { expect, signedInRequests, test } from './fixtures'

// The panel preloads fonts it may not use.
test.use({ expectedErrors: [/was preloaded using link preload but not used/] })
test.setTimeout(120_000)

type Written = { collection: string; field: string; kind?: string; sort?: string }

/** A text field of each collection whose entries stand on a page. The newest entry is tried: its day comes last. */
const written: Written[] = [
  // Others make modules meanwhile, and take them away again.
  { collection: 'education-modules', field: 'keyInsight', sort: 'id' },
  { collection: 'stacks', field: 'description' },
  { collection: 'practice-sessions', field: 'description' },
  { collection: 'ingredients', field: 'honestRating' },
  { collection: 'brands', field: 'reason' },
  { collection: 'archetypes', field: 'tagline' },
  { collection: 'experts', field: 'bio' },
  { collection: 'tarot-cards', field: 'reflection' },
  { collection: 'pattern-cards', field: 'whatItOftenMeans' },
  { collection: 'dashboard-focus', field: 'note' },
  { collection: 'bingo-boards', field: 'description' },
  ...['reframe', 'practice', 'education', 'community-prompt', 'boundary', 'relationship'].map((kind) => ({
    collection: 'wisdom-entries',
    field: 'text',
    kind,
  })),
]

let editor: APIRequestContext
/** Somebody without a session. */
let visitor: APIRequestContext

test.beforeAll(async ({ baseURL }) => {
  editor = await signedInRequests(baseURL!, 'EDITOR')
  visitor = await newRequest.newContext({ baseURL })
})
test.afterAll(() => Promise.all([editor.dispose(), visitor.dispose()]))

type Entry = Record<string, unknown> & { id: number }

for (const { collection, field, kind, sort = '-id' } of written)
  test(`a draft of ${collection}${kind ? `, ${kind},` : ''} is shown on its page, to the editor alone`, async ({
    page,
  }) => {
    const ofKind = kind ? `&where[kind][equals]=${kind}` : ''
    const newest = `/api/${collection}?limit=1&depth=0&sort=${sort}&where[_status][equals]=published${ofKind}`
    const { docs } = (await (await editor.get(newest)).json()) as { docs: Entry[] }
    const entry = docs[0]!
    const save = async (value: unknown, _status: 'draft' | 'published') => {
      const address = `/api/${collection}/${entry.id}?depth=0&draft=${_status === 'draft'}`
      const answer = await editor.patch(address, { data: { [field]: value, _status } })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    const text = `Only in a draft ${Math.random().toString(36).slice(2, 8)}`
    await save(text, 'draft')
    try {
      await page.context().addCookies((await editor.storageState()).cookies)
      await page.goto(`/admin/collections/${collection}/${entry.id}`)
      const preview = page.locator('#preview-button')
      const address = (await preview.getAttribute('href'))!
      await expect(page.locator('#live-preview-toggler')).toBeVisible()

      await page.goto(address)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Leave preview' })).toBeVisible()

      const asVisitors = [new URL(page.url()).pathname, `/api/${collection}/${entry.id}?draft=true`]
      for (const asked of asVisitors) expect(await (await visitor.get(asked)).text()).not.toContain(text)
      expect((await visitor.get(address, { maxRedirects: 0 })).status()).toBe(403)
    } finally {
      await save(entry[field], 'published')
    }
  })
