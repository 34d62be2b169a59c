import { afterEach, expect, it, vi } from 'vitest'

import { createSaveRecords } from './saveRecordFile'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['America/New_York', '2028-03-01T02:00:00Z', '2028-02-29'],
  ['Pacific/Auckland', '2028-02-28T12:00:00Z', '2028-02-29'],
])('dates a file by the day it is in %s', async (zone, now, day) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: Date.parse(now) })
  const link = { click: vi.fn(), download: '' }
  vi.stubGlobal('document', { createElement: () => link })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:'
  })
  const toldDays: string[] = []
  const medicine = {
    exportKey: 'medicines',
    title: { one: 'Medicine', many: 'Medicines' },
    when: () => day,
    tell: (): [string, string][] => [],
    toFhir: (_: unknown, { today }: { today: string }) => {
      toldDays.push(today)
      return []
    },
  }
  vi.stubGlobal('window', { location: { origin: 'https://example.org' } })
  const save = createSaveRecords([medicine])
  await save('fhir', { medicines: [{ id: '1' }] })
  expect([toldDays, link.download]).toEqual([[day], `diary-${day}.fhir.json`])
  await save('readable', {})
  expect(await files[1]!.text()).toContain(`Made on ${day}`)
})
