import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'

/**
 * Shows a part of the panel whose first reading fails: it has to say so, and to read once more when it is asked to.
 * @param answer what the second reading gets
 * @param shown what stands there then
 */
export async function expectSecondTry(part: ReactElement, answer: unknown, shown: string): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const fetching = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetching)
  fetching.mockResolvedValueOnce(Response.json({ message: 'The database is away.' }, { status: 503 }))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  try {
    await act(async () => root.render(part))
    expect(place.querySelector('[role=alert]')?.textContent).toContain('The database is away.')

    fetching.mockResolvedValueOnce(Response.json(answer))
    const again = [...place.querySelectorAll('button')].find((button) => button.textContent === 'Try again')
    await act(async () => again!.click())
    expect(place.querySelector('[role=alert]')).toBeNull()
    expect(place.textContent).toContain(shown)
  } finally {
    await act(async () => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  }
}
