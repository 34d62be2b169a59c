// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const call = vi.hoisted(() => vi.fn())
vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => ({ id: 1, data: {} }), useFormModified: () => false }))
vi.mock('@/shared/browser/callPanelApi', () => ({ callPanelApi: call }))
vi.mock('./CampaignEmails', () => ({
  CampaignEmails: () => null,
  emailStateLabels: { sent: 'sent', cancelled: 'cancelled', kept: 'waiting in the outbox' },
}))

import { CampaignDesk } from './CampaignDesk'

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const nobody = { yes: 0, no: 0 }
const status = (state: string, sent: number, cancelled: number) => ({
  ...{ state, total: 9, counts: { sent, cancelled }, answers: nobody },
  ...{ missing: [], leftOut: [], hasMailProvider: true, subjects: [], visits: [] },
})

it('tells of what had been on its way when the rest was cancelled', async () => {
  let now = status('sending', 4, 0)
  call.mockImplementation(async (method: string) => {
    // The job had taken two more by then.
    if (method === 'post') return (now = status('cancelled', 4, 5))
    return now
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<CampaignDesk />))
  const cancel = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Cancel what has not left')!
  await act(async () => cancel.click())
  expect(place.textContent).toContain('9 letters: 4 sent, 5 cancelled.')

  now = status('cancelled', 6, 3)
  await act(async () => vi.advanceTimersByTimeAsync(4_000))
  expect(place.textContent).toContain('9 letters: 6 sent, 3 cancelled.')

  await act(async () => vi.advanceTimersByTimeAsync(30_000))
  const asked = call.mock.calls.length
  await act(async () => vi.advanceTimersByTimeAsync(30_000))
  expect(call.mock.calls.length, 'it asks no longer').toBe(asked)
  await act(async () => root.unmount())
})

it.each([true, false])('says before sending whether letters leave this machine: %s', async (hasMailProvider) => {
  call.mockResolvedValue({ ...status('draft', 0, 0), hasMailProvider })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<CampaignDesk />))
  const send = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Send it to 9 people…')!
  await act(async () => send.click())
  expect(place.textContent).toContain('9 letters go out')
  expect(place.textContent.includes('reach nobody')).toBe(!hasMailProvider)
  await act(async () => root.unmount())
})

it.each([true, false])(
  'calls nothing sent that waits in the outbox, and sends it once mail is set up: %s',
  async (hasMailProvider) => {
    call.mockReset()
    call.mockResolvedValue({ ...status('done', 7, 0), counts: { sent: 7, kept: 2 }, hasMailProvider })
    const place = document.createElement('div')
    const root = createRoot(place)
    await act(async () => root.render(<CampaignDesk />))
    expect(place.querySelector('h2')!.textContent).toBe('Waits in the outbox')
    const send = [...place.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Send the 2 letters'),
    )
    expect(send !== undefined).toBe(hasMailProvider)
    await act(async () => send?.click())
    expect(call.mock.calls.filter(([method]) => method === 'post')).toEqual(
      hasMailProvider
        ? [['post', '/campaign-desk/:campaignId/move', { params: { campaignId: 1 }, body: { move: 'sendKept' } }]]
        : [],
    )
    await act(async () => root.unmount())
  },
)
