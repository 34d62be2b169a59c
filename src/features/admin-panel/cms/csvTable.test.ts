import { expect, it } from 'vitest'

import { readTable, writeCsv } from './csvTable'

it('writes cells that no spreadsheet runs, wherever it parts them, and reads them back', () => {
  const cells = ['=1+1', "'=1+1", 'one;=1+1', 'one\t=1+1', 'a "quoted" one']
  const csv = writeCsv(['text'], [...cells.map((cell) => [cell])])
  for (const mark of [',', ';', '\t'])
    for (const line of csv.replaceAll(/"(?:[^"]|"")*"/g, '"quoted"').split('\n'))
      for (const part of line.split(mark)) expect(part).not.toMatch(/^=/)
  expect(readTable(csv).map((row) => row.cells.text)).toEqual(cells)
})

it('numbers rows as a spreadsheet does, and names the row that is no row of the table', () => {
  const lines = readTable('id,text\r\n1,"one\r\nmore"\r\n\r\n2,two\r\n').map(({ line, cells }) => [line, cells.text])
  expect(lines).toEqual([
    [2, 'one\nmore'],
    [4, 'two'],
  ])
  expect(() => readTable('id,text\n\n1,one,more')).toThrow('Row 3 has 3 cells, and the first row has 2.')
  expect(() => readTable('id,text\n1,one\n"2,two')).toThrow('below row 2 a quotation mark is opened and not closed')
})
