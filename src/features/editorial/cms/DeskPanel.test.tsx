// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

type Field = { valid?: boolean; errorMessage?: string }
const form = vi.hoisted(() => ({ fields: {} as Record<string, Field> }))
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 7 } }),
  useDocumentInfo: () => ({ id: 3, collectionSlug: 'education-modules', data: {}, title: 'Rest' }),
  useFormModified: () => false,
  useFormFields: (select: (state: [Record<string, Field>]) => unknown) => select([form.fields]),
}))
vi.mock('./Comments', () => ({ Comments: () => null }))
vi.mock('./PageAccessibility', () => ({ PageAccessibility: () => null }))

import { DeskPanel } from './DeskPanel'

let root: Root
let place: HTMLElement

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

const show = async (needs: string[]) => {
  const nothing = { difference: null, history: [], checklist: [], links: [], opposites: [], may: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...nothing, stage: 'fact', savedAt: '', needs })))
  await act(async () => root.render(<DeskPanel />))
}
const box = () => place.querySelector<HTMLElement>('section')!

it('says what a version still needs, and is marked where a publish was refused for that', async () => {
  form.fields = {}
  await show(['fact', 'another'])
  expect(box().textContent).toContain(
    'Before it is published it needs a fact check by somebody else than its author, and somebody else than its author to publish it.',
  )
  expect(box().dataset.refused).toBe('false')
  form.fields = { desk: { valid: false, errorMessage: 'Somebody else checks the facts first.' } }
  await show(['fact'])
  expect(box().dataset.refused).toBe('true')
  expect(box().querySelector('[role=alert]')?.textContent).toBe('Not published. Somebody else checks the facts first.')
})

it('is marked no longer once its form is another, or nothing is missing any more', async () => {
  form.fields = { desk: { valid: true, errorMessage: 'Somebody else checks the facts first.' } }
  await show(['fact'])
  expect(box().dataset.refused).toBe('false')
  form.fields.desk!.valid = false
  await act(async () => root.unmount())
  root = createRoot(place)
  await show([])
  expect(box().dataset.refused).toBe('false')
  expect(box().textContent).not.toContain('Before it is published')
})
