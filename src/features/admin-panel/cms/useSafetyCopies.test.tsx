// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { StoredCopy, SafetyCopy } from './sortCopies'

type Doc = Record<string, unknown>

const form = vi.hoisted(() => ({
  fields: {} as Record<string, { value: unknown; initialValue: unknown }>,
  modified: false,
}))
const stored = vi.hoisted(() => new Map<string, SafetyCopy>())
const saved = vi.hoisted(() => ({ tell: (_place: string, _doc: Doc) => {} }))
const values = vi.hoisted(
  () => (fields: Record<string, { value: unknown }>) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
)

vi.mock('payload/shared', () => ({ reduceFieldsToValues: values }))
vi.mock('@payloadcms/ui', () => {
  const actions = { getData: () => values(form.fields), setModified: (is: boolean) => void (form.modified = is) }
  return {
    useForm: () => actions,
    useAllFormFields: () => [form.fields],
    useFormModified: () => form.modified,
    useFormProcessing: () => false,
  }
})
vi.mock('./panelFetch', () => ({
  onSave: (listener: typeof saved.tell) => {
    saved.tell = listener
    return () => {}
  },
}))
vi.mock('./safetyCopies', () => ({
  keepCopy: async (key: string, copy: SafetyCopy) => void stored.set(key, copy),
  dropCopies: async (keys: string[]) => keys.forEach((key) => stored.delete(key)),
  readCopies: async () => [...stored].map(([key, copy]) => ({ ...copy, key })).toReversed(),
}))

import { useSafetyCopies } from './useSafetyCopies'

const place = 'education-modules/7'
let root: Root
let seen: ReturnType<typeof useSafetyCopies>

function Form({ version }: { version: string }) {
  const copies = useSafetyCopies({ account: 1, place, version, isInitializing: false })
  useEffect(() => {
    seen = copies
  })
  return null
}

const show = (version = 'one') => act(async () => root.render(<Form version={version} />))
const put = (title: string) => {
  form.fields = { title: { value: title, initialValue: form.fields.title?.initialValue ?? title } }
}
async function type(title: string) {
  put(title)
  form.modified = true
  await show()
}
/** A form that opens with what is saved. */
async function open(title: string) {
  form.fields = {}
  form.modified = false
  put(title)
  root = createRoot(document.createElement('div'))
  await show()
}
const titles = () => [...stored.values()].map(({ data }) => data.title)
/** Ends as a crash does: nothing is told. */
const crash = () => vi.clearAllTimers()

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('keeps what is offered beside what is typed next, until it is thrown away', async () => {
  await open('Saved')
  await type('Before the crash')
  vi.advanceTimersByTime(400)
  crash()
  await open('Saved')
  expect(seen.copy?.data.title).toBe('Before the crash')
  await type('S')
  vi.advanceTimersByTime(400)
  expect(titles()).toEqual(['Before the crash', 'S'])
  await act(async () => seen.throwAway(seen.copy as StoredCopy))
  expect([seen.copy, titles()]).toEqual([undefined, ['S']])
})

it('drops with a save what was saved and what was taken over, and leaves what is not decided on', async () => {
  for (const title of ['First', 'Second']) {
    await open('Saved')
    await type(title)
    vi.advanceTimersByTime(400)
    crash()
  }
  await open('Saved')
  await act(async () => seen.take(seen.copy as StoredCopy, Promise.resolve()))
  await type('Second, polished')
  vi.advanceTimersByTime(400)
  expect(titles()).toEqual(['First', 'Second', 'Second, polished'])
  saved.tell(place, { updatedAt: 'two' })
  form.modified = false
  await show('two')
  expect([titles(), seen.copy?.data.title]).toEqual([['First'], 'First'])
})

it('keeps what was taken over where a save comes before its words are in the form', async () => {
  await open('Saved')
  await type('Typed')
  vi.advanceTimersByTime(400)
  crash()
  await open('Saved')
  await act(async () => seen.take(seen.copy as StoredCopy, new Promise(() => {})))
  saved.tell(place, { updatedAt: 'two' })
  await show('two')
  expect(titles()).toEqual(['Typed'])
})

it('lets go of what the form says', async () => {
  await open('Saved')
  await type('Corrected')
  vi.advanceTimersByTime(400)
  crash()
  await open('Corrected')
  expect([seen.copy, titles()]).toEqual([undefined, []])
})

it('never puts another’s version over what was typed, and offers that, to the last letter', async () => {
  await open('Saved')
  await type('Typed')
  vi.advanceTimersByTime(400)
  await type('Typed on')
  // Payload has put in what somebody else saved, and calls it changed.
  put('Another’s')
  await show('two')
  await show('two')
  vi.advanceTimersByTime(5_000)
  expect(titles()).toEqual(['Typed', 'Typed on'])
  expect(seen.copy?.data.title).toBe('Typed on')
})

it('writes what is not copied yet when the form goes', async () => {
  await open('Saved')
  await type('Typed, and left at once')
  await act(async () => root.unmount())
  expect(titles()).toEqual(['Typed, and left at once'])
})
