import { request as newRequest, type APIRequestContext, type Page } from '@playwright/test'

import { expect, signedInRequests, test } from './fixtures'

// The panel preloads fonts it may not use.
test.use({ expectedErrors: [/was preloaded using link preload but not used/] })
// Each saves entries of its own.
test.describe.configure({ mode: 'parallel' })

type Entry = Record<string, unknown> & { id: number; slug?: string; number?: number }
type Written = { collection: string; field: string; page: (entry: Entry) => string; kind?: string; sort?: string }

/** A text field of each collection whose entries stand on a page. The newest entry is tried: its day comes last. */
const written: Written[] = [
  // Others make modules meanwhile, and take them away again.
  { collection: 'education-modules', field: 'keyInsight', sort: 'id', page: ({ slug }) => `/education/${slug}` },
  { collection: 'stacks', field: 'description', page: ({ slug }) => `/smart-stacks/${slug}` },
  { collection: 'practice-sessions', field: 'description', page: () => '/practice' },
  { collection: 'ingredients', field: 'honestRating', page: () => '/clean-ingredients' },
  { collection: 'brands', field: 'reason', page: () => '/clean-ingredients?tab=clean-brands' },
  { collection: 'archetypes', field: 'tagline', page: () => '/archetypes' },
  { collection: 'experts', field: 'bio', page: () => '/wisdom-council' },
  { collection: 'tarot-cards', field: 'reflection', page: ({ number }) => `/tarot/${number}` },
  { collection: 'pattern-cards', field: 'whatItOftenMeans', page: () => '/dashboard' },
  { collection: 'dashboard-focus', field: 'note', page: () => '/dashboard' },
  { collection: 'bingo-boards', field: 'description', page: ({ slug }) => `/self-care-bingo?board=${slug}` },
  ...(
    [
      ['reframe', '/dashboard'],
      ['practice', '/practice'],
      ['education', '/dashboard'],
      ['community-prompt', '/community'],
      ['boundary', '/boundary-magic'],
      ['relationship', '/community'],
    ] as const
  ).map(([kind, path]) => ({ collection: 'wisdom-entries', field: 'text', kind, page: () => path })),
]

let editor: APIRequestContext
/** Somebody without a session. */
let visitor: APIRequestContext

test.beforeAll(async ({ baseURL }) => {
  editor = await signedInRequests(baseURL!, 'EDITOR')
  visitor = await newRequest.newContext({ baseURL })
})
test.afterAll(() => Promise.all([editor.dispose(), visitor.dispose()]))

/** Each row is looked at in one browser: a new one costs as much as the look. */
const inRow = 6
const rows = written.flatMap((_, index) => (index % inRow === 0 ? [written.slice(index, index + inRow)] : []))
const nameOf = ({ collection, kind }: Written) => (kind ? `${collection} (${kind})` : collection)

async function expectSeenByEditorAlone(page: Page, { collection, field, page: pageOf, kind, sort = '-id' }: Written) {
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
    const address = `/preview?${new URLSearchParams({ path: pageOf(entry) })}`
    // One form stands for all: lists.int.test.ts asks each collection for its address.
    if (collection === 'stacks') {
      await page.goto(`/admin/collections/${collection}/${entry.id}`)
      await expect(page.locator('#preview-button')).toHaveAttribute('href', address)
      await expect(page.locator('#live-preview-toggler')).toBeVisible()
    }
    await page.goto(address)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Leave preview' })).toBeVisible()

    const asVisitors = [new URL(page.url()).pathname, `/api/${collection}/${entry.id}?draft=true`]
    for (const asked of asVisitors) expect(await (await visitor.get(asked)).text()).not.toContain(text)
    expect((await visitor.get(address, { maxRedirects: 0 })).status()).toBe(403)
  } finally {
    await save(entry[field], 'published')
  }
}

for (const row of rows)
  test(`drafts are shown on their page, to the editor alone: ${row.map(nameOf).join(', ')}`, async ({ page }) => {
    for (const one of row)
      await test.step(nameOf(one), async () => {
        // Each begins outside the preview that the one before was in.
        await page.context().clearCookies()
        await page.context().addCookies((await editor.storageState()).cookies)
        await expectSeenByEditorAlone(page, one)
      })
  })

test('an editor has the page itself looked through beside her text, and reads what keeps somebody out', async ({
  page,
}) => {
  const block = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const text = (words: string) => [
    { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' },
  ]
  const heading = (tag: string, words: string) => ({ ...block, type: 'heading', tag, children: text(words) })
  const made = await editor.post('/api/pages', {
    data: {
      title: `Looked through ${Math.random().toString(36).slice(2, 8)}`,
      blocks: [
        { blockType: 'text', content: { root: { ...block, type: 'root', children: [heading('h3', 'Too small')] } } },
      ],
      _status: 'draft',
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = ((await made.json()) as { doc: { id: number } }).doc
  await page.context().addCookies((await editor.storageState()).cookies)
  await page.goto(`/admin/collections/pages/${id}`)
  const asks = page.getByRole('button', { name: 'Can everybody read it?' })
  await asks.press('Enter')
  await expect(page.getByText('Heading levels should only increase by one')).toBeVisible()
  await expect(page.getByText('“Too small”')).toBeVisible()
  await expect(page.locator('.power-years-inspected')).toHaveCount(0)
  await editor.delete(`/api/pages/${id}`)
})
