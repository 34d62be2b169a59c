import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, richText } from '@/testing/factories'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

const text = (letters: number) => richText({ type: 'text', text: 'a word '.repeat(letters / 7) })

it('a draft of a long book is refused in words, however it comes; a long article is kept', async () => {
  const { id } = await makeModule(cms.payload)
  const json = { title: 'A book', content: text(2_100_000), _status: 'draft' }
  const path = `/${slugs.educationModules}`
  for (const answer of [
    await editor.post(`${path}?draft=true`, { json }),
    await editor.patch(`${path}/${id}?draft=true`, { json }),
    await editor.patch(`${path}?draft=true&where[id][equals]=${id}`, { json }),
    await editor.post('/globals/privacy-page?draft=true', { json: { headline: 'x'.repeat(2_100_000) } }),
  ]) {
    expect(answer.status).toBe(413)
    expect(answer.body.errors[0].message).toBe(
      'This is too much for one text: 2.1 MB. Up to 2 MB are stored; please part it.',
    )
  }
  const long = await editor.patch(`${path}/${id}?draft=true`, { json: { content: text(210_000), _status: 'draft' } })
  expect(long.status).toBe(200)
})

it('what has another shape than its fields is refused in words, a draft too', async () => {
  const { id } = await makeModule(cms.payload)
  const path = `/${slugs.educationModules}`
  const shapes: unknown[] = [
    'x',
    null,
    1,
    { title: { a: 1 } },
    { content: { root: { children: 'x' } } },
    { content: { root: { type: 'root', children: [null] } } },
    { content: { root: { type: 'root', children: [{ type: 'paragraph', children: {} }] } } },
    { references: 'x' },
    { references: [null] },
  ]
  for (const json of shapes)
    for (const answer of [
      await editor.post(path, { json }),
      await editor.patch(`${path}/${id}`, { json }),
      await editor.patch(`${path}/${id}?draft=true`, { json }),
    ])
      expect([json, answer.status]).toEqual([json, 400])
  for (const from of [1, []])
    expect((await editor.post(`/${slugs.redirects}`, { json: { from, to: '/education' } })).status).toBe(400)
  expect((await editor.post('/globals/privacy-page', { json: 'x' })).status).toBe(400)
  expect((await editor.patch(`${path}/${id}`, { json: { references: [] } })).status).toBe(200)
})
