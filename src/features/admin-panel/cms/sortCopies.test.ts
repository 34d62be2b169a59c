import { expect, it } from 'vitest'

import { keysOf, newKey, sortCopies, type StoredCopy } from './sortCopies'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 0, 31)
const copy = (key: string, at: number): StoredCopy => ({ key, at, data: { title: key } })

it('gives each opening of a form a copy of its own, and finds those of this account and form alone', () => {
  const [first, second] = [newKey(1, 'education-modules/7'), newKey(1, 'education-modules/7')]
  expect(first).not.toBe(second)
  const others = [newKey(2, 'education-modules/7'), newKey(1, 'education-modules/71'), newKey(1, 'education-modules/')]
  const all = [copy(first, now - 2), copy(second, now - 1), ...others.map((key) => copy(key, now))]
  const { kept, over } = sortCopies(all, keysOf(1, 'education-modules/7'), now)
  expect([kept.map(({ key }) => key), over]).toEqual([[second, first], []])
  const ofNew = sortCopies(all, keysOf(1, 'education-modules/'), now)
  expect(ofNew.kept.map(({ key }) => key)).toEqual([others[2]])
})

it('offers what the release before kept, one copy a form', () => {
  for (const place of ['education-modules/7', 'education-modules/', 'home-page'])
    expect(sortCopies([copy(`1/${place}`, now)], keysOf(1, place), now).kept).toHaveLength(1)
})

it('lets go of what is sixty days old, in any form, and of more than twenty of one', () => {
  const key = (index: number) => `${keysOf(1, 'stacks/1')}${index}`
  const many = Array.from({ length: 25 }, (_, index) => copy(key(index), now - index))
  const { kept, over } = sortCopies([...many, copy('1/stacks/2/old', now - 61 * day)], keysOf(1, 'stacks/1'), now)
  expect(kept.map((one) => one.key)).toEqual(many.slice(0, 20).map((one) => one.key))
  expect(over.sort()).toEqual(['1/stacks/2/old', ...many.slice(20).map((one) => one.key)].sort())
})
