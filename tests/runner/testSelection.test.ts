import { describe, expect, it } from 'vitest'

import { selectTests } from './testSelection'

describe('what `npm test -- <words>` runs', () => {
  it('is the files whose path holds a word, of either kind', () => {
    const { vitest, journeys, needsDatabase } = selectTests(['phrasePattern', 'search.e2e'])
    expect(vitest).toEqual(['src/features/auntie/domain/safety/phrasePattern.test.ts'])
    expect(journeys).toEqual(['tests/e2e/search.e2e.ts'])
    expect(needsDatabase).toBe(false)
  })

  it('leaves out what only `npm run test:resilience` runs, as vitest would find no such file', () => {
    expect(selectTests(['resilience/hostile']).vitest).toBeUndefined()
  })
})
