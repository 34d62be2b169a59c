// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { expectSecondTry } from '@/testing/unreadPart'

import { MediaUses, UnusedMedia } from './MediaUses'

vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => ({ id: 7 }) }))

it('says that it could not be read where a picture is used, and tries again', async () => {
  expect.hasAssertions()
  await expectSecondTry(<MediaUses />, { uses: [{ title: 'Sleep', href: '/admin/x' }] }, 'Sleep')
})

it('says that it could not be read which pictures nothing shows, and tries again', async () => {
  expect.hasAssertions()
  await expectSecondTry(<UnusedMedia />, { ids: [3, 4] }, '2 that nothing shows')
})
