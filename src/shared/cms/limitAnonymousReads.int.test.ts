import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})
afterAll(() => cms?.stop())

type Module = { id: number; relatedModules: (number | Module)[] }

/** How many steps of related modules are put into a module. */
const stepsIn = ({ relatedModules }: Module): number =>
  Math.max(0, ...relatedModules.map((near) => (typeof near === 'object' ? 1 + stepsIn(near) : 0)))

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

  it.each([
    ['depth=999', 1],
    ['depth=10', 1],
    ['', 1],
    ['depth=0', 0],
  ])('goes no deeper for %j than %i', async (query, steps) => {
    const list = await cms.anonymous.get(`/education-modules?limit=38&${query}`)
    expect(list.status).toBe(200)
    expect(Math.max(...list.body.docs.map(stepsIn))).toBe(steps)
    const related = list.body.docs.find(({ relatedModules }: Module) => relatedModules.length > 0)
    const one = await cms.anonymous.get(`/education-modules/${related.id}?${query}`)
    expect(one.status).toBe(200)
    expect(stepsIn(one.body)).toBe(steps)
  })

  it.each(['depth=-1', 'depth=x'])('stands %s', async (query) => {
    const { status, body } = await cms.anonymous.get(`/education-modules?limit=38&${query}`)
    expect(status).toBe(200)
    expect(Math.max(...body.docs.map(stepsIn))).toBeLessThanOrEqual(1)
  })

  it('leaves an editor all rows, and no more than two steps', async () => {
    const editor = await cms.signedInAs('editor')
    const { body } = await editor.get('/references?depth=0&limit=0')
    expect(body.docs.length).toBeGreaterThan(100)
    const deep = await editor.get('/education-modules?limit=0&depth=999')
    expect(deep.status).toBe(200)
    expect(Math.max(...deep.body.docs.map(stepsIn))).toBe(2)
  })

  it.each(['where[createdAt][like]=abc', 'where[orderIndex][like]=x', 'where[createdAt][contains]=1'])(
    'answers %s, which fits no column, as the caller’s mistake',
    async (query) => {
      const { status } = await cms.anonymous.get(`/education-modules?${encodeURI(query)}`)
      expect(status).toBeLessThan(500)
    },
  )
})
