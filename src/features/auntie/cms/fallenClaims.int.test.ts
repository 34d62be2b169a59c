import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => cms?.stop())

it('is not read out, from the next question on: what was withdrawn, or rests on a source that was retracted', async () => {
  const [source, other] = [await makeReference(cms.payload), await makeReference(cms.payload)]
  await makeModule(cms.payload, {
    title: 'Rhubarb',
    slug: 'rhubarb',
    description: 'In one trial rhubarb root made flashes rarer by a third.',
    keyInsight: 'Rhubarb is a vegetable.',
    content: richText(
      { type: 'text', text: 'Rhubarb root made flashes rarer in one trial of rhubarb.' },
      { citation: source.id },
      { type: 'text', text: ' Rhubarb root upset the stomach of some who took rhubarb.' },
      { citation: other.id },
    ),
  })
  const editor = await cms.signedInAs('editor')
  const question = 'what does rhubarb root do to the stomach and to flashes'
  const answer = async () =>
    (await cms.anonymous.post('/ask-auntie', { json: { messages: [{ role: 'user', content: question }] } })).text
  const [rarer, upset] = ['made flashes rarer', 'upset the stomach']
  const listed = async () => {
    const { body } = await cms.anonymous.get('/education/modules')
    return (body as { slug: string; description: string }[]).find(({ slug }) => slug === 'rhubarb')!.description
  }
  const found = async () => JSON.stringify((await cms.anonymous.get('/search?q=rhubarb')).body)
  const standing = await answer()
  expect([await listed(), await found()]).toEqual([expect.stringContaining(rarer), expect.stringContaining(rarer)])
  expect(standing).toContain(rarer)
  expect(standing).toContain(upset)

  expect((await editor.patch(`/references/${source.id}`, { json: { status: 'retracted' } })).status).toBe(200)
  const retracted = await answer()
  expect(retracted).not.toContain(rarer)
  expect(retracted).toContain(upset)
  expect(await listed(), 'says it again in words of its own').toBe('')
  expect(await found()).not.toContain(rarer)

  const { body } = await editor.get('/claims?where[statement][like]=upset&limit=1&depth=0')
  const withdraw = { act: 'withdraw', withdrawnWhy: 'It does not say so.' }
  expect((await editor.patch(`/claims/${body.docs[0].id}`, { json: withdraw })).status).toBe(200)
  expect(await answer()).not.toContain(upset)

  expect((await editor.patch(`/references/${source.id}`, { json: { status: 'current' } })).status).toBe(200)
  expect(await answer()).toContain(rarer)
})
