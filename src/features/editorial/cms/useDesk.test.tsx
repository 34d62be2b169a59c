// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const signedIn = vi.hoisted(() => ({ user: { id: 7 } }))
vi.mock('@payloadcms/ui', () => ({ useAuth: () => signedIn }))

import { callPayload } from '@/shared/browser/callPanelApi'

import type { Desk } from '../contract'
import { useDesk } from './useDesk'

let root: Root
let place: HTMLElement
/** Calls of the panel that wait, in the order in which they were made. */
let calls: { method: string; answer: (stage: string) => Promise<void> }[]

function Stage({ savedAt }: { savedAt: string }) {
  const { desk, say } = useDesk('education-modules/3', savedAt)
  return (
    <button onClick={() => say(() => callPayload('post', '/editorial/claims', {}) as Promise<Desk>)}>
      {desk?.stage}
    </button>
  )
}

const show = (savedAt: string) => act(async () => root.render(<Stage savedAt={savedAt} />))
const press = () => act(async () => place.querySelector('button')!.click())

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    return new Promise<Response>((resolve) =>
      calls.push({
        method: method!,
        answer: (stage) => act(async () => resolve(Response.json({ stage }))),
      }),
    )
  })
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

it('is not read again because Payload has fetched the same person anew', async () => {
  await show('noon')
  signedIn.user = { id: 7 }
  await show('noon')
  expect(calls).toHaveLength(1)
})

it('shows what was said, though a reading that was asked for before is answered after it', async () => {
  await show('noon')
  await calls[0]!.answer('draft')
  await show('one')
  await press()
  const [, reading, saying] = calls
  await saying!.answer('approved')
  await reading!.answer('draft')
  expect(place.textContent).toBe('approved')

  const again = calls[3]!
  expect(again.method).toBe('GET')
  await again.answer('published')
  expect(place.textContent).toBe('published')
})
