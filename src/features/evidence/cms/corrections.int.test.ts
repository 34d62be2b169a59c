import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule } from '@/testing/factories'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>
beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { secondPerson: false } })
})
afterAll(() => cms.stop())

it('writes a correction for everybody: what it said, what it says, and why', async () => {
  const { id } = await makeModule(cms.payload, { title: 'Mended', keyInsight: 'It is rare. It passes.' })
  const data = {
    keyInsight: 'It is common. It passes.',
    correction: 'The survey says one in three.',
    _status: 'published',
  }
  expect((await editor.patch(`/education-modules/${id}`, { json: data })).status).toBe(200)
  const { body } = await cms.anonymous.get('/corrections')
  expect(body.docs).toHaveLength(1)
  expect(body.docs[0]).toMatchObject({
    standsIn: 'Mended',
    before: 'It is rare.',
    after: 'It is common.',
    why: 'The survey says one in three.',
  })
  expect((await cms.anonymous.post('/corrections', { json: body.docs[0] })).status).toBe(403)

  const [{ id: correction }] = body.docs
  const changed = { why: 'The survey says one in four.', before: 'Nothing.', href: '/elsewhere', standsIn: 'Elsewhere' }
  const { body: kept } = await editor.patch(`/corrections/${correction}`, { json: changed })
  expect(kept.doc, 'why is the editor’s, what it said is not').toMatchObject({
    ...{ why: changed.why, before: 'It is rare.', href: body.docs[0].href, standsIn: 'Mended' },
  })
  const forbidden = 'Black cohosh cures hot flashes.'
  expect((await editor.patch(`/corrections/${correction}`, { json: { why: forbidden } })).status).toBe(400)
  const again = { keyInsight: 'It is common.', correction: forbidden, _status: 'published' }
  const refused = await editor.patch(`/education-modules/${id}`, { json: again })
  expect(refused.body.errors[0].data.errors).toMatchObject([{ path: 'correction' }])
  const honest = { ...again, correction: `This page said that ${forbidden.toLowerCase()} No trial shows that.` }
  expect((await editor.patch(`/education-modules/${id}`, { json: honest })).status).toBe(200)
})
