import { describe, expect, it } from 'vitest'

import { toInternalPath } from './internalPath'

describe('a path of this site', () => {
  it.each(['/education', '/education/hot-flashes-honestly', '/education?filter=practice', '/'])('%s is one', (path) => {
    expect(toInternalPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'education',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\u0000',
    `/${'a'.repeat(3_000)}`,
  ])('%j is none', (path) => {
    expect(toInternalPath(path)).toBeUndefined()
  })
})
