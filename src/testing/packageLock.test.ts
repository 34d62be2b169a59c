import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

it('knows the address of each package, so that no install asks for them (scripts/complete-lock.ts)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string }>
  }
  const unknown = Object.entries(packages).filter(([path, { resolved }]) => path !== '' && !resolved)
  expect(unknown.map(([path]) => path)).toEqual([])
})
