import { describe, expect, it } from 'vitest'

import { findCueProblem } from '../domain/cues'
import { practiceGroups } from '../domain/groups'
import sessions from './practiceSessions.json'

describe('the starter sessions', () => {
  it('are three groups of three, as long as the specification says', () => {
    const durations = practiceGroups.map(({ id }) =>
      sessions.filter(({ group }) => group === id).map(({ duration }) => duration),
    )
    expect(durations).toEqual([
      [20, 15, 30],
      [10, 15, 12],
      [25, 20, 15],
    ])
  })

  it.each(sessions.map((session) => [session.name, session] as const))('%s keeps its times', (_, session) => {
    expect(
      findCueProblem(
        session.cues.map(({ time }) => time),
        session.duration,
      ),
    ).toBeNull()
  })

  it('names a pace for breathwork and for nothing else', () => {
    for (const { group, breathing } of sessions) expect(breathing !== undefined).toBe(group === 'breathwork')
  })

  it.each(sessions.map(({ name, bestFor }) => [name, bestFor] as const))(
    '%s is for nothing it does not help',
    (_, bestFor) => {
      expect(bestFor.join()).not.toMatch(/hot flash|sweats/i)
    },
  )
})
