// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { Scheduled } from './Scheduled'

const shown = vi.hoisted(() => ({ config: { config: { routes: { admin: '/admin' } } }, modals: { modalState: {} } }))
vi.mock('@payloadcms/ui', () => ({ useConfig: () => shown.config, useModal: () => shown.modals }))
vi.mock('next/link', () => ({ default: ({ children }: { children: React.ReactNode }) => <a>{children}</a> }))

const fetching = vi.fn<typeof fetch>()
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetching)
})
afterAll(() => void vi.unstubAllGlobals())

it('does not say that nothing is scheduled where it could not be read, and keeps what it knew', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const draw = (since: string) => act(async () => root.render(<Scheduled documentId={1} since={since} />))
  fetching.mockRejectedValueOnce(new Error('no network'))
  await draw('a')
  expect(place.querySelector('[role=alert]')!.textContent).toContain('The site cannot be reached')

  const schedules = [{ id: 7, place: '/x', title: 'Sleep', type: 'publish', at: '2026-03-17T08:00:00.000Z' }]
  fetching.mockResolvedValueOnce(Response.json({ schedules }))
  await draw('b')
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(place.textContent).toContain('Will be published')

  fetching.mockResolvedValueOnce(Response.json({ message: 'The database is away.' }, { status: 503 }))
  await draw('c')
  expect(place.querySelector('[role=alert]')!.textContent).toContain('The database is away.')
  expect(place.textContent).toContain('Will be published')
  await act(async () => root.unmount())
})
