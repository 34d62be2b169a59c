import { expect, it } from 'vitest'

import { changedFields } from './changedFields'

it('keeps what differs, by path, and rows by their id', () => {
  const before = {
    id: 1,
    updatedAt: '2026-01-01',
    name: 'Power Years',
    countries: [
      { id: 'us', phone: '988', hours: '' },
      { id: 'uk', phone: '116 123' },
    ],
    tags: ['a', 'b'],
    gone: 'was here',
  }
  const after = {
    id: 1,
    updatedAt: '2026-02-02',
    name: 'Power Years',
    countries: [
      { id: 'uk', phone: '116 124' },
      { id: 'us', phone: '988' },
    ],
    tags: ['a', 'c'],
  }
  expect(changedFields(before, after)).toEqual({
    before: { 'countries.uk.phone': '116 123', 'tags.1': 'b', gone: 'was here' },
    after: { 'countries.uk.phone': '116 124', 'tags.1': 'c' },
  })
})

it('says nothing where nothing was decided, and nothing of what is secret', () => {
  expect(changedFields({ a: null, b: '' }, { b: undefined, updatedAt: 'later' })).toBeNull()
  expect(changedFields(undefined, {})).toBeNull()
  expect(changedFields({ hash: 'x', sessions: [{ id: '1' }] }, { hash: 'y', salt: 'z', sessions: [] })).toBeNull()
})
