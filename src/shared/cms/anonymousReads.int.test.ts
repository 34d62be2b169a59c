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

  it.each(['/references?limit=100', '/education-modules?limit=100&depth=0', '/references?pagination=false'])(
    'is twenty rows of %s, which is whole texts or what they refer to',
    async (path) => {
      const { status, body } = await cms.anonymous.get(path)
      expect(status).toBe(200)
      expect(body.docs).toHaveLength(20)
      expect(body.hasNextPage).toBe(true)
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

  it.each(['depth=-1', 'depth=x'])('survives %s', async (query) => {
    const { status, body } = await cms.anonymous.get(`/education-modules?limit=38&${query}`)
    expect(status).toBe(200)
    expect(Math.max(...body.docs.map(stepsIn))).toBeLessThanOrEqual(1)
  })

  it('leaves an editor all rows of a list, and two steps of one text', async () => {
    const editor = await cms.signedInAs('editor')
    const { body } = await editor.get('/references?depth=0&limit=0')
    expect(body.docs.length).toBeGreaterThan(100)
    const related = (await editor.get('/education-modules?limit=0&depth=0')).body.docs.find(
      ({ relatedModules }: Module) => relatedModules.length > 0,
    )
    const deep = await editor.get(`/education-modules/${related.id}?depth=999`)
    expect([deep.status, stepsIn(deep.body)]).toEqual([200, 2])
  })

  it('gives an editor as much at once as memory holds, however many there are and were, and however deep', async () => {
    const editor = await cms.signedInAs('editor')
    for (const [path, most] of [
      ['/references?depth=0&', 1_000],
      ['/education-modules?depth=0&', 100],
      ['/education-modules/versions?depth=0&', 100],
      ['/references?', 20],
      ['/education-modules?depth=10&', 20],
      ['/education-modules?depth=x&', 20],
      ['/education-modules/versions?', 20],
    ] as const)
      for (const query of ['limit=0', 'limit=100000', 'pagination=false']) {
        const { status, body } = await editor.get(`${path}${query}`)
        expect([path, query, status, body.limit]).toEqual([path, query, 200, most])
      }
    const list = await editor.get('/education-modules?limit=0&depth=10')
    expect([list.body.docs.length, list.body.hasNextPage]).toEqual([20, true])
    expect(Math.max(...list.body.docs.map(stepsIn))).toBe(1)
    expect((await editor.get('/references?depth=0')).body.limit).toBe(10)
  })

  const operators = ['near', 'within', 'intersects', 'all', 'contains', 'like', 'exists', 'in', 'greater_than']
  const fields = ['createdAt', 'id', 'title', 'content', 'category', 'relatedModules', 'orderIndex', '_status']

  it.each(['stranger', 'editor'])('answers a filter that fits no column as the mistake of a %s', async (who) => {
    const caller = who === 'editor' ? await cms.signedInAs('editor') : cms.anonymous
    for (const operator of operators)
      for (const field of fields) {
        const query = `where[${field}][${operator}]=x,1`
        const { status } = await caller.get(`/education-modules?depth=0&limit=1&${query}`)
        expect(status, query).toBeLessThan(500)
      }
  })

  it.each([
    '/education-modules?where[relatedModules.relatedModules.title][equals]=x',
    '/education-modules/count?where[references.title][contains]=a',
    '/education-modules?sort=references.title',
    '/education-modules?select[title]=true',
    '/education-modules?joins[x][limit]=1',
    '/references?populate[users][email]=true',
    '/globals/site-settings?data={"x":1}',
  ])('refuses %s, which leads beyond its own columns', async (path) => {
    const { status, body } = await cms.anonymous.get(path)
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/^Without signing in/)
  })

  it('filters and sorts by what stands in a list', async () => {
    const { status, body } = await cms.anonymous.get('/education-modules?sort=-title&where[slug][exists]=true&depth=0')
    expect(status).toBe(200)
    const titles = body.docs.map(({ title }: { title: string }) => title)
    expect(titles).toEqual([...titles].sort().reverse())
  })
})

describe('what no collection here can answer', () => {
  it.each([
    ['get', '/education-modules?data={'],
    ['get', '/globals/site-settings?data={'],
    ['post', '/media/versions/1'],
    ['post', '/users/verify/x'],
  ] as const)('%s %s is the caller’s mistake', async (method, path) => {
    const { status } = await cms.anonymous[method](path)
    expect([400, 404]).toContain(status)
  })

  it.each(['/users/versions', '/payload-folders/versions', '/users/versions/1'])(
    'nor for a founder: %s',
    async (path) => {
      const founder = await cms.signedInAs('founder')
      expect((await founder.get(path)).status).toBe(404)
    },
  )

  const part = (name: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n--b--\r\n`

  it.each([
    ['multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n'],
    ['multipart/form-data; boundary=b', part('_payload', '{')],
    ['multipart/form-data; boundary=b', part('file', '{}')],
    ['multipart/form-data; boundary=b', part('file', 'null')],
    ['x/multipart/form-data; boundary=b', 'x'],
    ['multipart/', 'x'],
  ])('a form of %s, %j is the caller’s mistake', async (type, raw) => {
    for (const path of ['/users/login', '/media', '/education-modules']) {
      const { status } = await cms.anonymous.post(path, { raw, headers: { 'content-type': type } })
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
    }
  })
})
