// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { expectSecondTry } from '@/testing/unreadPart'

import { ImportContacts } from './ImportContacts'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

it('says that the last import could not be read, and tries again', async () => {
  expect.hasAssertions()
  const last = { importId: 1, at: '2026-03-17T08:00:00.000Z', added: 3, updated: 1 }
  await expectSecondTry(<ImportContacts />, { last }, 'Undo the last import: 3 added, 1 changed')
})
