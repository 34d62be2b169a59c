import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { lipedemaSymptoms } from '@/features/assessments/domain/lipedemaSymptoms'
import { questions, type Question, type Responses } from '@/features/assessments/domain/questions'
import { moodStates, protectionLevels } from '@/features/boundary-magic/domain/shield'
import {} from '@/features/symptoms/domain/dayEntry'
import { daySymptoms } from '@/features/symptoms/domain/daySymptoms'
import { reliefMethods, triggers } from '@/features/symptoms/domain/hotFlash'
import { roomData } from '@/shared/cms/defineRoom'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' }, content: 'seeded' })
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE vault_records'))

const at = '2026-03-17T10:00:00.000Z'
const notes = 'Woke at three, window open, back to sleep by four. Coffee after dinner was not wise.'

/** The shortest and the longest answers that the questions take. */
function answers(isLonger: boolean): Responses {
  const byLength = (texts: string[]) => texts.sort((one, other) => one.length - other.length)
  const answer = (question: Question) => {
    if (question.type === 'scale') return isLonger ? question.scaleMax : question.scaleMin
    const texts = byLength(question.options.filter((one) => !one.exclusive).map(({ text }) => text))
    if (question.type === 'radio') return isLonger ? texts.at(-1)! : texts[0]!
    return isLonger ? texts : []
  }
  return Object.fromEntries(questions.map((question) => [question.id, answer(question)]))
}

const flash = { symptomType: 'hot_flash', severity: 3, duration: 5, timestamp: at }

/** What a visitor may choose, by kind: each alone, none, and all of it. */
const choices: Record<string, { path: string; bodies: object[] }> = {
  symptom: {
    path: '/symptoms/log',
    bodies: [
      flash,
      ...triggers.map((one) => ({ ...flash, triggers: [one] })),
      { ...flash, severity: 5, duration: 10, triggers, reliefMethods },
      { ...flash, notes },
    ],
  },
  day: {
    path: '/days',
    // Of two days, as each is kept once.
    bodies: [
      { day: '2026-03-16' },
      {
        day: '2026-03-17',
        ...{ sleep: 5, mood: 5, energy: 5, bleeding: 'no-periods', flashes: 6, sweats: 6, note: notes },
        symptoms: daySymptoms.toSorted((one, other) => other.length - one.length).slice(0, 3),
      },
    ],
  },
  medicine: {
    path: '/medicines',
    bodies: [
      { name: 'Patch', dose: '', from: '2026-01-01' },
      { name: 'Patch', dose: '', from: '2026-01-01', until: '2026-03-01' },
    ],
  },
  appointment: {
    path: '/appointments',
    bodies: [
      { day: '2026-04-01', place: '' },
      { day: '2026-04-01', place: 'Clinic', questions: ['Why?', 'When?'] },
    ],
  },
  shield: {
    path: '/shield-applications',
    bodies: protectionLevels.flatMap((protectionLevel) =>
      moodStates.map((moodState) => ({ protectionLevel, moodState, appliedAt: at })),
    ),
  },
  'health-assessment': {
    path: '/health-assessment',
    bodies: [false, true].map((longer) => ({ assessmentType: 'universal_health', responses: answers(longer) })),
  },
  'lipedema-assessment': {
    path: '/lipedema-assessment',
    bodies: [0, 1, lipedemaSymptoms.length].map((count) => ({
      symptoms: { selected: lipedemaSymptoms.slice(0, count).map(({ id }) => id) },
    })),
  },
}

const lengthsOf = (kind: string) =>
  runSql<{ rows: number; length: number }>(
    cms.databaseUrl,
    `SELECT count(*)::int AS rows, octet_length(sealed) AS length FROM vault_records WHERE kind = '${kind}' GROUP BY 2`,
  )

it.each(Object.keys(choices))('every %s that is chosen, not written, has one length', async (kind) => {
  const { path, bodies } = choices[kind]!
  for (const json of bodies) expect([200, 201]).toContain((await cms.anonymous.post(path, { json })).status)
  expect(await lengthsOf(kind)).toEqual([{ rows: bodies.length, length: expect.any(Number) }])
})

it('every bingo square has the same length as any other', async () => {
  const boards = (await cms.anonymous.get('/bingo/boards')).body as { id: number }[]
  const squares = boards.flatMap(({ id }) => [
    `session-1795000000000-abcdefghijklmnop/${id}/0`,
    `session-1795000000000-abcdefghijklmnop/${id}/24`,
  ])
  for (const square of squares) expect((await cms.anonymous.post(`/bingo/progress/${square}`)).status).toBe(200)
  expect(await lengthsOf('bingo')).toEqual([{ rows: squares.length, length: expect.any(Number) }])
})

it('no kind of record is left out', () => {
  const kinds = roomData(cms.payload.config).recordKinds.map(({ name }) => name)
  expect(kinds.sort()).toEqual([...Object.keys(choices), 'bingo'].sort())
})
