// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const form = vi.hoisted(() => ({ modified: false, processing: false }))
const guard = vi.hoisted(() => ({
  tell: (_place: string, _doc: object, _mayLock: boolean) => {},
  answered: () => {},
}))
vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => form.modified,
  useFormProcessing: () => form.processing,
}))
vi.mock('./panelFetch', () => ({
  onSave: (listener: typeof guard.tell) => {
    guard.tell = listener
    return () => {}
  },
  questionsAnswered: () => new Promise<void>((resolve) => (guard.answered = resolve)),
}))

import { useLockGivenBack } from './useLockGivenBack'

let root: Root
const calls: string[] = []

function Form({ place }: { place: string }) {
  useLockGivenBack(7, place)
  return null
}

const show = (state: Partial<typeof form>, place = 'education-modules/3') =>
  act(async () => {
    Object.assign(form, state)
    root.render(<Form key={place} place={place} />)
    // The mocked hooks tell nobody that they changed.
    root.render(<Form key={place} place={place} />)
  })
const areAnswered = () => act(async () => guard.answered())

async function save(place: string, mayLock: boolean) {
  await show({ modified: true, processing: true }, place)
  guard.tell(place, {}, mayLock)
  await show({ modified: false, processing: false }, place)
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => void calls.push(`${method} ${url}`))
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(async () => root.unmount()))

it('gives a lock back once the questions that may have taken it are answered, of a global too', async () => {
  await save('education-modules/3', true)
  expect(calls).toEqual([])
  await areAnswered()
  await save('now-page', true)
  await areAnswered()
  expect(calls.map(decodeURIComponent)).toEqual([
    'DELETE /api/payload-locked-documents?where[user.value][equals]=7&where[document.relationTo][equals]=education-modules&where[document.value][equals]=3',
    'DELETE /api/payload-locked-documents?where[user.value][equals]=7&where[globalSlug][equals]=now-page',
  ])
})

it('leaves the lock to whoever types on, and asks nothing where no question was under way', async () => {
  await save('education-modules/3', true)
  await show({ modified: true })
  await areAnswered()
  await save('education-modules/4', false)
  await areAnswered()
  expect(calls).toEqual([])
})
