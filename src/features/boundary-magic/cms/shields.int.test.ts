import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { restClient } from '@/testing/restClient'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const shield = {
  protectionLevel: 'fortress',
  moodState: 'warrior',
  dailyMantra: 'No is a sentence.',
  applicationNotes: 'Monday meeting',
  appliedAt: '2026-11-21T08:00:00.000Z',
}

describe('putting on a shield', () => {
  it.each([
    ['no mood', { moodState: undefined }, 'How are you feeling today? This helps calibrate your shield.'],
    ['an unknown mood', { moodState: 'hungry' }, 'How are you feeling today? This helps calibrate your shield.'],
    ['no level', { protectionLevel: undefined }, 'Please choose a protection level'],
    ['an unknown level', { protectionLevel: 'castle' }, 'Please choose a protection level'],
    ['no time', { appliedAt: undefined }, 'The time is not one'],
    ['an endless mantra', { dailyMantra: 'om '.repeat(200) }, 'A mantra holds up to 300 characters'],
  ])('refuses %s', async (_, wrong, message) => {
    const { status, body } = await cms.anonymous.post('/shield-applications', { json: { ...shield, ...wrong } })
    expect([status, body.message]).toEqual([400, message])
  })

  it('answers the stored shield; an empty mantra becomes the stock phrase, empty notes null', async () => {
    const full = await cms.anonymous.post('/shield-applications', { json: shield })
    expect([full.status, full.body]).toEqual([201, { id: expect.any(String), ...shield }])
    const { body } = await cms.anonymous.post('/shield-applications', {
      json: { ...shield, dailyMantra: ' ', applicationNotes: '' },
    })
    expect(body).toMatchObject({ dailyMantra: 'My energy is mine to spend.', applicationNotes: null })
  })
})

it('lists the visitor’s own shields, newest first, to be changed and deleted one by one; none without a cookie', async () => {
  expect((await cms.anonymous.get('/shield-applications')).body).toEqual([])
  const { headers } = await cms.anonymous.post('/shield-applications', { json: shield })
  const cookie = /power-years-visitor=[^;]+/.exec(headers.get('set-cookie') ?? '')![0]
  const ada = restClient(cms.config, 'http://localhost:3000', cookie)
  await ada.post('/shield-applications', { json: { ...shield, moodState: 'zen' } })
  const { body } = await ada.get('/shield-applications')
  expect(body.map(({ moodState }: typeof shield) => moodState)).toEqual(['zen', 'warrior'])

  const address = `/shield-applications/${body[0].id}`
  expect((await cms.anonymous.patch(address, { json: shield })).status).toBe(404)
  expect((await ada.patch(address, { json: { ...shield, moodState: 'hungry' } })).status).toBe(400)
  const changed = await ada.patch(address, { json: { ...shield, moodState: 'cautious' } })
  expect([changed.status, changed.body]).toEqual([200, { ...shield, id: body[0].id, moodState: 'cautious' }])
  expect((await ada.delete(address)).status).toBe(200)
  expect((await ada.get('/shield-applications')).body).toHaveLength(1)
})
