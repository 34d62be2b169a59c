import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

import starterSessions from '../content/practiceSessions.json'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

const path = `/${slugs.practiceSessions}`
let made = 0
const session = (given: object = {}) => ({
  name: 'A test session',
  key: `test-session-${(made += 1)}`,
  description: 'A minute of nothing.',
  group: 'meditation',
  duration: 10,
  intensity: 'gentle',
  safetyNote: 'Stop when you like.',
  cues: [{ time: '0:00', text: 'Sit.' }],
  orderIndex: 10,
  _status: 'published',
  ...given,
})

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

describe('a visitor', () => {
  it('changes nothing', async () => {
    expect((await cms.anonymous.post(path, { json: session() })).status).toBe(403)
  })

  it('reads what is published, not the drafts', async () => {
    const data = session({ name: 'Not yet', _status: 'draft' })
    const draft = await editor.post(`${path}?draft=true`, { json: data })
    expect(draft.status).toBe(201)
    const { text } = await cms.anonymous.get(`${path}?limit=100&draft=true`)
    expect(text).not.toContain('Not yet')
  })
})

describe('an editor', () => {
  it('publishes a session', async () => {
    const { status } = await editor.post(path, { json: session({ name: 'Out in the world' }) })
    expect(status).toBe(201)
    const { text } = await cms.anonymous.get(`${path}?limit=100`)
    expect(text).toContain('Out in the world')
  })

  it.each([
    [{ cues: [{ time: '0:30', text: 'Late.' }] }, 'The first cue stands at 0:00'],
    [
      {
        cues: [
          { time: '0:00', text: 'Sit.' },
          { time: '10:00', text: 'Too late.' },
        ],
      },
      'comes when the session of 10 minutes is over',
    ],
    [{ cues: [{ time: 'soon', text: 'Sit.' }] }, 'Minutes and seconds, like 7:30'],
    [{ duration: 7.5 }, 'Whole minutes, please.'],
    [{ key: 'Not A Key' }, 'Small letters, digits and hyphens'],
    [{ group: 'breathwork', breathing: { inSeconds: 4.5, outSeconds: 5 } }, 'Whole seconds, please.'],
  ])('is told in words what is wrong with %j', async (given, message) => {
    const { status, text } = await editor.post(path, { json: session(given) })
    expect(status).toBe(400)
    expect(text).toContain(message)
  })
})

it('the seed has filled the database and keeps what editors changed', async () => {
  const find = async () =>
    (
      await cms.payload.find({
        collection: slugs.practiceSessions,
        where: { key: { equals: 'sighing-set' } },
        depth: 1,
      })
    ).docs
  const [first] = await find()
  expect(first?._status).toBe('published')
  expect(first?.references?.every((reference) => typeof reference === 'object')).toBe(true)
  expect(first?.references).toHaveLength(2)
  expect(first?.cues).toHaveLength(starterSessions.find(({ key }) => key === 'sighing-set')!.cues.length)

  const data = { name: 'Renamed by an editor' }
  await cms.payload.update({ collection: slugs.practiceSessions, id: first!.id, data })
  const { seed } = await import('@/shared/cms/seed')
  await seed(cms.payload)
  expect((await find()).map(({ name }) => name)).toEqual(['Renamed by an editor'])
})
