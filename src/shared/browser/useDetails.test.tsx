// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { useDetails } from './useDetails'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

function Disclosure({ name }: { name: string }) {
  return (
    <details {...useDetails(name)}>
      <summary>More</summary>
    </details>
  )
}

it('stays open where a list is drawn anew, although it was opened before React listened', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Disclosure name="early" />)
  container.querySelector('details')!.open = true
  act(() => void (root = hydrateRoot(container, <Disclosure name="early" />)))
  act(() => root!.unmount())
  act(() => {
    root = createRoot(container)
    root.render(<Disclosure name="early" />)
  })
  expect(container.querySelector('details')!.open).toBe(true)
})
