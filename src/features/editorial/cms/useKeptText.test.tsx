// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const signedIn = vi.hoisted(() => ({ user: { id: 7 } }))
vi.mock('@payloadcms/ui', () => ({ useAuth: () => signedIn }))

import { useKeptText } from './useKeptText'

/** A remark, and a press that puts other words into it. */
function Remark({ of, next }: { of: string; next: string }) {
  const [text, setText] = useKeptText(`comment on ${of}`)
  return <button onClick={() => setText(next)}>{text}</button>
}

/** @returns what stands there once it is opened anew, before anything is typed */
async function open(of: string, next?: string): Promise<string> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () => root.render(<Remark of={of} next={next ?? ''} />))
  const shown = place.textContent
  if (next !== undefined) {
    await act(async () => place.querySelector('button')!.click())
    expect(place.textContent).toBe(next)
  }
  await act(async () => root.unmount())
  return shown
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it('keeps what was typed beside a text through a reload, for whoever typed it, until it is sent', async () => {
  expect(await open('education-modules/3', 'Is this still so?')).toBe('')
  expect(await open('education-modules/3')).toBe('Is this still so?')
  expect(await open('education-modules/4')).toBe('')
  signedIn.user = { id: 8 }
  expect(await open('education-modules/3')).toBe('')
  signedIn.user = { id: 7 }
  expect(await open('education-modules/3', '')).toBe('Is this still so?')
  expect(await open('education-modules/3')).toBe('')
})
