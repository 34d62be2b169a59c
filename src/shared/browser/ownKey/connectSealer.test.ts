import { expect, it, vi } from 'vitest'
import { z } from 'zod'

import { defineRecordContracts } from '@/shared/lib/recordContracts'
import { sealable } from '@/shared/lib/ownRecords'

import { connectSealer, type SealerWorker } from './connectSealer'
import { createSealer } from './createSealer'
import { deriveOwnKey, type OwnKey } from './derive'
import { sealRecord } from './seal'
import { itemsPerMessage, serveSealer, type SealerCall, type SealerReport } from './serveSealer'

const note = z.object({ text: z.string().max(20, 'Too long') })
const calls = defineRecordContracts({
  name: 'notes',
  what: { one: 'a note', many: 'notes' },
  body: note,
  stored: note.extend({ id: z.string() }),
})
const notes = sealable({
  kind: { name: 'note', exportKey: 'notes', label: { one: 'note', many: 'notes' } },
  ...calls,
  toRecord: (record: z.output<typeof note>) => record,
  toResponse: (id, record) => ({ id, ...record }),
  toList: (entries) => entries.map(({ id, record }) => ({ id, ...record })),
})

/** A worker without a thread: messages are copied, as between threads, and come in a task of their own. */
function startWorker() {
  const [calling, reporting] = [new EventTarget(), new EventTarget()]
  const asked: SealerCall[] = []
  const said: SealerReport[] = []
  const send = (to: EventTarget, data: unknown) => {
    setTimeout(() => to.dispatchEvent(Object.assign(new Event('message'), { data })))
  }
  const worker: SealerWorker = {
    postMessage: (call) => {
      asked.push(call)
      send(calling, structuredClone(call))
    },
    addEventListener: (name, listener) => reporting.addEventListener(name, listener as unknown as EventListener),
  }
  serveSealer(
    {
      postMessage: (report) => {
        said.push(report)
        send(reporting, structuredClone(report))
      },
      addEventListener: (name, listener) => calling.addEventListener(name, listener as unknown as EventListener),
    },
    createSealer([notes], '/export'),
  )
  return { worker, asked, said, stop: () => reporting.dispatchEvent(new Event('error')) }
}

const key = await deriveOwnKey(new Uint8Array(32))
const count = itemsPerMessage * 2 + 100

/** Sealed rows, the oldest first, one of which was tampered with. */
const rows = await Promise.all(
  Array.from({ length: count }, async (_, index) => {
    const id = crypto.randomUUID()
    const sealed = await sealRecord(key.sealing, { kind: 'note', id }, { at: index, record: { text: `${index}` } })
    return { id: index === 7 ? crypto.randomUUID() : id, sealed }
  }),
)
const bytesOf = (answer: object) => new TextEncoder().encode(JSON.stringify(answer)).buffer
const texts = (list: unknown) => (list as { text: string }[]).map(({ text }) => text)
const newestFirst = Array.from({ length: count }, (_, index) => `${count - 1 - index}`).filter((text) => text !== '7')

it('opens the records of years in a worker: they come newest first, in parts, without the one that does not open', async () => {
  const { worker, asked, said } = startWorker()
  const sealer = await connectSealer(worker)
  const opened = (await sealer.open(key, '/notes', bytesOf(rows))) as object[]
  expect(texts(opened)).toEqual(newestFirst)
  const parts = said.flatMap((report) => ('items' in report ? [report.items.length] : []))
  expect(parts).toEqual([itemsPerMessage, itemsPerMessage, 99])

  // What is kept for hours without a network was sealed there already: the list does not go back for it.
  const kept = await sealer.keep(key, '/notes', opened)
  expect(asked.map(({ name }) => name)).toEqual(['open'])
  expect(texts(await sealer.recall(key, '/notes', kept))).toEqual(newestFirst)
})

it('opens an export in parts as well, and counts what did not open', async () => {
  const { worker, said } = startWorker()
  const sealer = await connectSealer(worker)
  const answer = { exportedAt: 'now', records: { notes: rows, bingo: [{ id: 'square' }] }, unreadable: 1 }
  const opened = (await sealer.open(key, '/export', bytesOf(answer))) as typeof answer
  expect(opened).toMatchObject({ exportedAt: 'now', records: { bingo: [{ id: 'square' }] }, unreadable: 2 })
  expect(texts(opened.records.notes)).toEqual(newestFirst)
  expect(Math.max(...said.map((report) => JSON.stringify(report).length))).toBeLessThan(40_000)
})

it('refuses as in the page, and gives the key to nobody who is locked', async () => {
  const { worker } = startWorker()
  const sealer = await connectSealer(worker)
  const add = (text: string, by: OwnKey | null) => sealer.seal(by, 'post', '/notes', { body: { text } })
  await expect(add('x'.repeat(21), key)).rejects.toMatchObject({ status: 400, serverMessage: 'Too long' })
  await expect(add('secret', null)).rejects.toMatchObject({ status: 401 })
  const { body } = await add('secret', key)
  expect(Object.keys(body as object)).toEqual(['id', 'sealed'])
})

it('fails what waits when the worker stops, so that nobody waits for ever', async () => {
  const { worker, stop } = startWorker()
  const sealer = await connectSealer(worker)
  const opening = sealer.open(key, '/notes', bytesOf([]))
  stop()
  await expect(opening).rejects.toThrow('has stopped')
})

it('lets the page go first between two slices, wherever it runs', async () => {
  const pauses = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: pauses })
  await createSealer([notes], '/export').open(key, '/notes', rows)
  vi.unstubAllGlobals()
  expect(pauses).toHaveBeenCalledTimes(Math.ceil(count / 100) - 1)
})
