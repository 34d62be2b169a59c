import { prerender } from 'react-dom/static'
import { beforeEach, expect, it, vi } from 'vitest'

import { queryClient } from '@/shared/browser/queryClient'

import { historyTexts } from '../../content/historyTexts'
import { emptyDay } from '../../domain/emptyDay'
import { daysKey } from './ownDays'
import { symptomsKey } from './ownSymptoms'
import { SymptomHistory } from './SymptomHistory.island'

vi.mock('./History', () => ({ History: () => 'The record' }))

const extras = { listFilled: vi.fn(), loadFiles: vi.fn() }
const flash = { id: 'f', timestamp: '2026-11-20T03:20:00.000+00:00' }

/** What stands on the page by what is known so far. */
async function read(): Promise<string> {
  const { prelude } = await prerender(<SymptomHistory texts={historyTexts} flags={[]} extras={extras} />)
  return new Response(prelude).text()
}

beforeEach(() => queryClient().clear())

it('shows the record in one go: a flash, a day or a medicine that came later would push what is read', async () => {
  queryClient().setQueryData(symptomsKey, { entries: [flash], lastKnown: null })
  expect(await read(), 'days are still on their way').not.toContain('The record')
  queryClient().setQueryData(daysKey, { days: [{ ...emptyDay('2026-11-20'), id: 'd' }], lastKnown: null })
  expect(await read(), 'medicines are still on their way').not.toContain('The record')
  queryClient().setQueryData(['/api/medicines'], [])
  expect(await read()).toContain('The record')
})

it('shows what is known where the rest could not be asked for', async () => {
  queryClient().setQueryData(symptomsKey, { entries: [flash], lastKnown: null })
  for (const queryKey of [daysKey, ['/api/medicines']]) {
    const asked = queryClient().fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('no network')) })
    await expect(asked).rejects.toThrow('no network')
  }
  expect(await read()).toContain('The record')
})
