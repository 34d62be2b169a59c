import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isWithinJsonLimits } from './jsonLimits'

it('counts what JSON.parse would build, whatever stands in its texts', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) =>
      isWithinJsonLimits(Buffer.from(JSON.stringify(value)), 20_000),
    ),
    { seed: 20_261_122 },
  )
  expect(isWithinJsonLimits(Buffer.from(JSON.stringify({ text: '[{"\\'.repeat(9_000) })), 20_000)).toBe(true)
})
