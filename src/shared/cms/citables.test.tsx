// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { useCitables } from './citables'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

function Keys({ isCiting }: { isCiting: boolean }) {
  return useCitables(isCiting).map(({ key }) => key)
}

it('knows a source that was made in another tab as soon as somebody is about to cite, and asks no more than it has to', async () => {
  const docs = [{ id: 1, key: 'avis-2015', authors: 'Avis NE', title: 'Duration' }]
  const fetchAll = vi.fn(async () => Response.json({ docs }))
  vi.stubGlobal('fetch', fetchAll)
  const clock = vi.spyOn(performance, 'now')
  const place = document.createElement('p')
  const root = createRoot(place)
  const show = (isCiting: boolean, at: number) =>
    act(async () => {
      clock.mockReturnValue(at)
      root.render(<Keys isCiting={isCiting} />)
    })
  await show(false, 1_000)
  expect(place.textContent).toBe('avis-2015')

  docs.push({ id: 2, key: 'quartz-2003', authors: 'Quartz A', title: 'Stones' })
  await show(true, 2_000)
  expect(fetchAll, 'asked a moment ago').toHaveBeenCalledTimes(1)
  await show(false, 8_000)
  await show(true, 9_000)
  expect(place.textContent).toBe('avis-2015quartz-2003')
  expect(fetchAll).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
})
