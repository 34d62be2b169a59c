import { promises as fs } from 'node:fs'

import { beforeEach, expect, it, vi } from 'vitest'

import { noteStandIn } from '@/shared/standIns'

import CacheHandler from './cacheHandler'
import { outdatedHeader } from './invalidations'

const { changedAt } = vi.hoisted(() => ({ changedAt: new Map<string, number>() }))
vi.mock('./invalidations', () => ({
  outdatedHeader: 'x-outdated',
  subscribeToInvalidations: () => {},
  // As the real ones, with the change five seconds and more ago.
  isStale: (tags: string[], at: number) => tags.some((tag) => (changedAt.get(tag) ?? -Infinity) > at),
  hasChangedSince: (tags: string[], at: number) => tags.some((tag) => (changedAt.get(tag) ?? -Infinity) >= at),
}))

type Handler = InstanceType<typeof CacheHandler>
type Value = Parameters<Handler['set']>[1]

/** Next makes a handler for each request. */
const request = (): Handler =>
  new CacheHandler({
    fs: fs as never,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as unknown as ConstructorParameters<typeof CacheHandler>[0])

const result = (body: string): Value =>
  ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 1e9, tags: ['modules'] }) as Value
const page = (html: string): Value =>
  ({ kind: 'APP_ROUTE', body: Buffer.from(html), status: 200, headers: { 'x-next-cache-tags': 'modules' } }) as Value

/** One request that asks, makes what is missing while something happens, and stores it. */
async function make(key: string, value: Value, meanwhile = () => {}): Promise<void> {
  const handler = request()
  const context =
    value!.kind === 'FETCH' ? { kind: 'FETCH', fetchCache: true, tags: ['modules'] } : { kind: 'APP_ROUTE' }
  if (await handler.get(key, context as never)) return
  meanwhile()
  await handler.set(key, value, context as never)
}
const kept = async (key: string, kind: string) =>
  (await request().get(key, { kind, tags: ['modules'] } as never))?.value ?? null

beforeEach(() => changedAt.clear())

it.each([
  ['FETCH', result('"what was read"')],
  ['APP_ROUTE', page('<p>What was read.</p>')],
])('keeps no %s whose content changed while it was being made, however late it is stored', async (kind, value) => {
  const [still, moved] = [`${kind}-still`, `${kind}-moved`]
  await make(still, value)
  expect(await kept(still, kind)).toMatchObject({ kind })

  // Stored long after the change, by its clock.
  await make(moved, value, () => changedAt.set('modules', Date.now()))
  changedAt.set('modules', Date.now() - 60_000)
  expect(await kept(moved, kind)).toBeNull()
  await make(moved, value)
  expect(await kept(moved, kind)).toMatchObject({ kind })
})

it('tells the cache before Next not to keep such a page either', async () => {
  const value = page('<p>Old.</p>')
  await make('/page', value, () => changedAt.set('modules', Date.now()))
  expect(value).toHaveProperty(['headers', outdatedHeader])
})

it('keeps no page in which something stands in for what could not be read', async () => {
  const value = page('<p>The starter stacks.</p>')
  await make('/stand-in', value, () => noteStandIn('modules'))
  expect(value).toHaveProperty(['headers', outdatedHeader])
  expect(await kept('/stand-in', 'APP_ROUTE')).toBeNull()
})
