import { describe, expect, test } from 'vitest'

import { isActive } from './navigation'

describe('isActive', () => {
  test('a link is active on its page and below it', () => {
    expect(isActive('/education', '/education')).toBe(true)
    expect(isActive('/education', '/education/bones-on-purpose')).toBe(true)
  })

  test('a longer word is another page', () => {
    expect(isActive('/practice', '/practices')).toBe(false)
  })

  test('Home is active only on its own two addresses', () => {
    expect(isActive('/', '/')).toBe(true)
    expect(isActive('/', '/home')).toBe(true)
    expect(isActive('/', '/education')).toBe(false)
  })
})
