import { expect, test, vi } from 'vitest'

import { hasStandInSince } from '@/shared/standIns'
import { slugs } from '@/slugs'

import { getStacks } from './queries'

const { find, error, payloadClient } = vi.hoisted(() => {
  const [find, error] = [vi.fn(), vi.fn()]
  return { find, error, payloadClient: vi.fn(async () => ({ find, logger: { error } })) }
})
vi.mock('server-only', () => ({}))
vi.mock('@/shared/server/payloadClient', () => ({ payloadClient }))
vi.mock('@/shared/evidence/readClaims', () => ({ claimsByDocument: async () => () => [] }))
vi.mock('@/shared/server/draft', () => ({ draftViewer: async () => null }))
vi.mock('@/shared/server/cached', () => ({ cached: (_name: string, _tags: unknown, query: unknown) => query }))

test('when the stacks cannot be asked for, the three built-in ones stand in, are not kept, and the log says why', async () => {
  const cause = new Error('the database is away')
  find.mockRejectedValueOnce(cause)
  const { stacks, preview } = await getStacks()
  expect(stacks.map(({ name }) => name)).toEqual([
    'Morning Clarity Stack',
    'Hot Flash Cooling Protocol',
    'Body Shield Ritual',
  ])
  expect(preview).toBe(false)
  expect(hasStandInSince([slugs.stacks], 0)).toBe(true)
  expect(error).toHaveBeenCalledWith({ err: cause }, expect.stringContaining(slugs.stacks))
})

test('an editor who took every stack off the site sees none', async () => {
  find.mockResolvedValueOnce({ docs: [] })
  expect((await getStacks()).stacks).toEqual([])
})
