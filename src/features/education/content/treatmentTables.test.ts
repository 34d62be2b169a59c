import { describe, expect, it } from 'vitest'

import { plainText, uncitedMarkdown } from './reviewModule'
import { splitTables } from './treatmentTables'

const table = `Table: What may help, per 100 women

| What | How much it helps | Harms | Who should not | Source |
| --- | --- | --- | --- | --- |
| Nothing | 10 get better | None | No one | [^some-trial-2020, table 2][^other-trial-2021] |
| A pill | 30 get better | 5 feel sick | In pregnancy | [^some-trial-2020] |`

describe('the tables of a starter module', () => {
  it('part its text where they stand', () => {
    expect(splitTables(`Before.\n\n${table}\n\n## After\n\nMore.`)).toEqual([
      { markdown: 'Before.' },
      {
        caption: 'What may help, per 100 women',
        treatments: [
          {
            name: 'Nothing',
            helps: '10 get better',
            harms: 'None',
            notFor: 'No one',
            sources: [
              { id: 'some-trial-2020', locator: 'table 2' },
              { id: 'other-trial-2021', locator: '' },
            ],
          },
          {
            name: 'A pill',
            helps: '30 get better',
            harms: '5 feel sick',
            notFor: 'In pregnancy',
            sources: [{ id: 'some-trial-2020', locator: '' }],
          },
        ],
      },
      { markdown: '## After\n\nMore.' },
    ])
  })

  it('leave a text without one alone', () => {
    expect(splitTables('One.\n\nTwo.')).toEqual([{ markdown: 'One.\n\nTwo.' }])
  })

  it.each([
    ['a column too few', 'Table: X\n| What | Harms |\n| --- | --- |\n| A | B |', 'a table has the columns'],
    ['an empty cell', table.replace('None', ''), 'needs five cells'],
  ])('are refused with %s', (_, body, message) => {
    expect(() => splitTables(body)).toThrow(message)
  })

  it('count as text, and each row has to cite', () => {
    expect(plainText(table)).not.toMatch(/\||\^|---|Who should not/)
    expect(plainText(table)).toContain('5 feel sick')
    expect(uncitedMarkdown(table)).toEqual([])
    expect(uncitedMarkdown(table.replace(' [^some-trial-2020] |', ' none |'))).toHaveLength(1)
  })
})
