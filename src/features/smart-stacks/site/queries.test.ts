import { expect, test, vi } from 'vitest'

import { getStacks } from './queries'

const { find, payloadClient } = vi.hoisted(() => {
  const find = vi.fn()
  return { find, payloadClient: vi.fn(async () => ({ find })) }
})
vi.mock('server-only', () => ({}))
vi.mock('@/shared/server/payloadClient', () => ({ payloadClient }))
vi.mock('@/shared/evidence/readClaims', () => ({ claimsByDocument: async () => () => [] }))
vi.mock('@/shared/server/draft', () => ({ draftViewer: async () => null }))
vi.mock('@/shared/server/cached', () => ({ cached: (_name: string, _tags: unknown, query: unknown) => query }))

test('when the stacks cannot be asked for, the three built-in ones stand in', async () => {
  find.mockRejectedValueOnce(new Error('the database is away'))
  const { stacks, preview } = await getStacks()
  expect(stacks.map(({ name }) => name)).toEqual([
    'Morning Clarity Stack',
    'Hot Flash Cooling Protocol',
    'Body Shield Ritual',
  ])
  expect(preview).toBe(false)
})

test('an editor who took every stack off the site sees none', async () => {
  find.mockResolvedValueOnce({ docs: [] })
  expect((await getStacks()).stacks).toEqual([])
})
