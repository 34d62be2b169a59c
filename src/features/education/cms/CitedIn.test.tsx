// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { expectSecondTry } from '@/testing/unreadPart'

import { CitedIn } from './CitedIn'

vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => ({ id: 7 }) }))

it('says that it could not be read where a source is cited, and tries again', async () => {
  expect.hasAssertions()
  const docs = [{ id: 1, statement: 'Rest counts.', href: '/education/sleep', standsIn: 'Sleep' }]
  await expectSecondTry(<CitedIn />, { docs, totalDocs: 1 }, 'Rest counts.')
})
