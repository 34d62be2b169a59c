import { expect, it } from 'vitest'

import { headingAnchors } from './anchors'

it('makes an anchor of the words, a new one for each heading', () => {
  const anchorOf = headingAnchors()
  expect(anchorOf('What’s “normal”, then?')).toBe('on-whats-normal-then')
  expect(anchorOf('Sources')).toBe('on-sources')
  expect(anchorOf('Sources')).toBe('on-sources-2')
  expect(anchorOf('???')).toBe('on-this')
})
