// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { expectSecondTry } from '@/testing/unreadPart'

import { Comments } from './Comments'

vi.mock('./useKeptText', () => ({ useKeptText: () => ['', () => {}] }))

it('says that comments could not be read, which would look like none, and tries again', async () => {
  expect.hasAssertions()
  const docs = [{ id: 1, text: 'Says who?', author: 'Bea', createdAt: '2026-03-17T08:00:00.000Z' }]
  await expectSecondTry(<Comments document="education-modules/1" title="Sleep" />, { docs }, 'Says who?')
})
