import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { seed } from '@/seed/run'
import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms()
  await seed(cms.payload)
})
afterAll(() => cms?.stop())

type Module = { id: number; references: unknown[]; relatedModules: (number | { relatedModules: unknown[] })[] }

/** Whether a module's neighbors have their own neighbors in them. */
const isDeep = ({ relatedModules }: Module) =>
  relatedModules.some(
    (near) => typeof near === 'object' && near.relatedModules.some((next) => typeof next === 'object'),
  )

describe('what a stranger may ask of a collection at once', () => {
  it.each(['limit=0', 'limit=100000', 'pagination=false', 'limit=0&pagination=false', 'limit=-1'])(
    'is bounded for %s',
    async (query) => {
      const { status, body } = await cms.anonymous.get(`/references?depth=0&${query}`)
      expect(status).toBe(200)
      expect(body.docs.length).toBeGreaterThan(0)
      expect(body.docs.length).toBeLessThanOrEqual(100)
    },
  )

  it.each(['depth=999', 'depth=10', 'depth=-1', 'depth=x', ''])('goes one step deep for %s', async (query) => {
    const list = await cms.anonymous.get(`/education-modules?limit=38&${query}`)
    expect(list.status).toBe(200)
    expect(list.body.docs.filter(isDeep)).toEqual([])
    const one = await cms.anonymous.get(`/education-modules/${list.body.docs[0].id}?${query}`)
    expect(one.status).toBe(200)
    expect(isDeep(one.body)).toBe(false)
  })

  it('leaves an editor all rows, and no more than two steps', async () => {
    const editor = await cms.signedInAs('editor')
    const { body } = await editor.get('/references?depth=0&limit=0')
    expect(body.docs.length).toBeGreaterThan(100)
    const { status } = await editor.get('/education-modules?limit=0&depth=999')
    expect(status).toBe(200)
  })

  it.each(['where[createdAt][like]=abc', 'where[orderIndex][like]=x', 'where[createdAt][contains]=1'])(
    'answers %s, which fits no column, as the caller’s mistake',
    async (query) => {
      const { status } = await cms.anonymous.get(`/education-modules?${encodeURI(query)}`)
      expect(status).toBeLessThan(500)
    },
  )
})
