import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

it('each row of the threat model names a test that is there', () => {
  const rows = readFileSync('docs/threat-model.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!kind|-)/.test(line))
  expect(rows.length).toBeGreaterThan(15)
  const missing = rows.filter((row) => {
    const tests = [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file]) => file!)
    return tests.length === 0 || !tests.every((file) => existsSync(file))
  })
  expect(missing).toEqual([])
})
