import { expect, it } from 'vitest'

import { createVectorLayer } from './vectorLayer'

it.each([
  [1, 1],
  [3, 16],
  [100, 128],
  [7, 45],
])('multiplies %i inputs into each of %i units, however often', (rows, columns) => {
  const numbers = Float32Array.from({ length: rows * columns }, (_, index) => Math.sin(index))
  const layer = createVectorLayer(numbers, columns)
  for (const round of [1, 2]) {
    const inputs = Array.from({ length: rows }, (_, row) => Math.cos(row * round))
    layer.inputs.set(inputs)
    layer.multiply()
    for (let column = 0; column < columns; column += 1) {
      const expected = inputs.reduce((sum, input, row) => sum + input * numbers[row * columns + column]!, 0)
      expect(layer.sums[column]).toBeCloseTo(expected, 4)
    }
  }
})
