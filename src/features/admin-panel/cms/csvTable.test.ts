import { expect, it } from 'vitest'

import { readCsv, writeCsv } from './csvTable'

it('writes cells that no spreadsheet runs, wherever it parts them, and reads them back', () => {
  const cells = ['=1+1', "'=1+1", 'one;=1+1', 'one\t=1+1', 'a "quoted" one']
  const csv = writeCsv(['text'], [...cells.map((cell) => [cell])])
  for (const mark of [',', ';', '\t'])
    for (const line of csv.replaceAll(/"(?:[^"]|"")*"/g, '"quoted"').split('\n'))
      for (const part of line.split(mark)) expect(part).not.toMatch(/^=/)
  expect(readCsv(csv).map((row) => row.cells.text)).toEqual(cells)
})
