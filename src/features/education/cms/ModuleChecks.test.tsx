// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { moduleData, richText } from '@/testing/factories'

const form = vi.hoisted(() => ({ fields: {} as Record<string, { value: unknown }> }))
vi.mock('@payloadcms/ui', () => ({ useAllFormFields: () => [form.fields] }))

import { ModuleChecks } from './ModuleChecks'

let root: Root
let place: HTMLElement
let answer: (source: object) => Promise<void>

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve) => {
      answer = (source) => act(async () => resolve(Response.json({ docs: [{ id: 4, label: 'Avis 2015', ...source }] })))
    })
  })
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

it('says of the text alone that nothing stands against it, and not before its sources are known', async () => {
  const content = richText({ type: 'text', text: 'Plain words of hers.' }, { citation: 4 })
  form.fields = Object.fromEntries(
    Object.entries(moduleData({ content, title: 'Rest' })).map(([name, value]) => [name, { value }]),
  )
  await act(async () => root.render(<ModuleChecks />))
  expect(place.textContent).not.toContain('stands against')
  await answer({ status: 'current' })
  expect(place.textContent).toContain('Nothing in the text stands against publishing. What people have still to say')
})

it('says that the sources could not be asked for', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'The database is away.' }] }, { status: 503 }))
  form.fields = Object.fromEntries(
    Object.entries(moduleData({ content: richText({ citation: 3 }), title: 'Rest' })).map(([name, value]) => [
      name,
      { value },
    ]),
  )
  await act(async () => root.render(<ModuleChecks />))
  expect(place.querySelector('[role=alert]')!.textContent).toContain('The database is away.')
})
