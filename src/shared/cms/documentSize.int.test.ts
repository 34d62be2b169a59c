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

it('no text is stored with what turns or hides the words beside it, however it comes; what scripts need stays', async () => {
  const path = `/${slugs.educationModules}`
  const persian = 'می\u200Cخواهم \u200E(HRT)'
  const title = (words: string) => `\u202E${words}\u2069 \u{1F469}\u200D\u2695\uFE0F ${persian}`
  const seen = (words: string) => `${words} \u{1F469}\u200D\u2695\uFE0F ${persian}`
  const { id } = await makeModule(cms.payload, {
    title: title('By the code'),
    content: richText({ type: 'text', text: 'a\u202Eb' }),
  })
  const read = async () => (await editor.get(`${path}/${id}?draft=true&depth=0`)).body
  expect(await read()).toMatchObject({ title: seen('By the code') })
  expect(JSON.stringify((await read()).content)).toContain('"ab"')
  await editor.patch(`${path}/${id}?draft=true`, { json: { title: title('By a save') } })
  expect((await read()).title).toBe(seen('By a save'))
  const { id: other } = await makeModule(cms.payload)
  const many = await editor.patch(`${path}?where[id][equals]=${other}`, { json: { duration: 1, title: title('Many') } })
  expect(many.body.docs[0].title).toBe(seen('Many'))
  const made = await editor.post(`${path}?draft=true`, { json: { title: title('By a call'), _status: 'draft' } })
  expect(made.body.doc.title).toBe(seen('By a call'))
  const page = await editor.post('/globals/privacy-page?draft=true', { json: { headline: title('A page') } })
  expect(page.body.result.headline).toBe(seen('A page'))
})
