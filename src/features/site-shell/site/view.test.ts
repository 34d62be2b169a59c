import { expect, test } from 'vitest'

import { defaultSettings } from '../content/defaultSettings'
import { toShellView } from './view'

test('a link without an address is left out', () => {
  const externalLinks = [
    { label: 'Forest Oracle', url: 'https://forest.example/' },
    { label: 'Aromatherapy' },
    { label: 'Transformation Lab', url: '' },
  ]
  expect(toShellView({ ...defaultSettings, externalLinks }).externalLinks).toEqual([
    { label: 'Forest Oracle', url: 'https://forest.example/' },
  ])
})

test('what a new site says names no other site', () => {
  expect(toShellView(defaultSettings).externalLinks).toEqual([])
})
