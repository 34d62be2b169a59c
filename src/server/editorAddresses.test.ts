import { expect, it } from 'vitest'

import { resolveRedirects, redirectTarget } from './editorAddresses'

const leads = resolveRedirects([
  { from: '/old', to: '/older' },
  { from: '/older', to: '/new?page=1' },
  { from: '/café', to: '/tea' },
  { from: '/away', to: 'https://other.example/x' },
  { from: '/part', to: '/tea#cups' },
  { from: '/left', to: '/right' },
  { from: '/right', to: '/left' },
])

it.each([
  ['/old', '/new?page=1'],
  ['/OLD/?x=1', '/new?page=1'],
  ['/caf%C3%A9?x=1', '/tea?x=1'],
  ['/caf%C3%A9?', '/tea'],
  ['/caf%C3%A9?x=1?y&z=%0d', '/tea?x=1?y&z=%0d'],
  ['/part?x=1', '/tea?x=1#cups'],
  ['/part', '/tea#cups'],
  ['/away', 'https://other.example/x'],
])('%s leads to %s at once', (url, to) => expect(redirectTarget(url, leads)).toBe(to))

it.each(['/', '/new', '/left', '/old/more', '//old', '/%', '/education'])('%s stays where it is', (url) =>
  expect(redirectTarget(url, leads)).toBeUndefined(),
)
