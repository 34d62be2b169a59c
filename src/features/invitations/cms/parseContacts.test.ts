import { expect, it } from 'vitest'

import { parseContacts } from './parseContacts'

const reasonsOf = (csv: string) => parseContacts(csv).refused.map(({ row, reason }) => [row, reason])
const namesOf = (csv: string) => parseContacts(csv).people.map(({ name }) => name)

it('says of an address whether it is missing or none', () => {
  const { refused } = parseContacts('name,email\nAda,\nBo,nowhere')
  expect(refused).toEqual([
    { row: 2, who: 'Ada', reason: 'The email address is missing.' },
    { row: 3, who: 'Bo', reason: 'The email address is not one.' },
  ])
})

it('says what is missing of a row that ends before it, or has it empty', () => {
  expect(reasonsOf('email,name\nada@example.com\nbo@example.com,\ncy@example.com,Cy')).toEqual([
    [2, 'The name is missing.'],
    [3, 'The name is missing.'],
  ])
  expect(reasonsOf('name,email\nAda\nBo,bo@example.com')).toEqual([[2, 'The email address is missing.']])
  expect(reasonsOf('tags,name,email\nold')).toEqual([[2, 'The name is missing. The email address is missing.']])
})

it('refuses a row in which the encoding lost a letter', () => {
  const csv = 'name,email,focus\nKim\uFFFD,kim@example.com,\nZo\u00EB,zoe@example.com,\nLu,lu@example.com,M\uFFFDsli'
  const reason =
    'A letter was lost (“\uFFFD”): the file is not in the encoding it was read as. Save it as “CSV UTF-8”, and choose it again.'
  expect(reasonsOf(csv)).toEqual([
    [2, reason],
    [4, reason],
  ])
  expect(namesOf(csv)).toEqual(['Zo\u00EB'])
})

it('names what stands beyond the last column, and not the empty cells that a spreadsheet adds', () => {
  const csv =
    'name,email,focus\nAda,ada@example.com,Sleep, hot flashes\nBo,bo@example.com,Work,,\nCy,cy@example.com,a,,b,c\nDi,di@example.com'
  expect(reasonsOf(csv)).toEqual([
    [2, '“hot flashes” stands beyond the last column. A cell with a comma in it goes in quotation marks.'],
    [4, '“b”, “c” stand beyond the last column. A cell with a comma in it goes in quotation marks.'],
  ])
  expect(namesOf(csv)).toEqual(['Bo', 'Di'])
  expect(reasonsOf('name;email\nAda;ada@example.com;x')).toEqual([
    [2, '“x” stands beyond the last column. A cell with a semicolon in it goes in quotation marks.'],
  ])
})

it('refuses a name that a spreadsheet would calculate, and no other sign', () => {
  for (const name of ['=1+1', '+Ada', '-Bo', '@cy', '\u200B=A1', '\uFF1DA1'])
    expect(reasonsOf(`name,email\n${name},a@example.com`), name).toEqual([
      [2, 'A name begins with a letter, not with “=”, “+”, “-” or “@”.'],
    ])
  const names = ['Mary-Jane @home', '’t Hooft', 'A+B', '\u00C9milie', '(Mrs) Smith', '\u9999\u9999']
  expect(namesOf(['name,email', ...names.map((name, row) => `${name},${row}@example.com`)].join('\n'))).toEqual(names)
  expect(parseContacts('name,email,followers\nAda,ada@example.com,+12K').people[0]!.followers).toBe('+12K')
})

it('takes letters that nobody sees out of a row, but for those by which a script is joined', () => {
  const { people, refused } = parseContacts(
    'name,email,focus\nA\u00ADd\u200Ba\u202E,ad\u200Ba@example.com,Sl\u2060eep\n"Bo\tby\nLee",bo@example.com,\n\u200B\u3164,cy@example.com,',
  )
  expect(people.map(({ name, email, focus }) => [name, email, focus])).toEqual([
    ['Ada', 'ada@example.com', 'Sleep'],
    ['Bo by Lee', 'bo@example.com', ''],
  ])
  expect(refused.map(({ reason }) => reason)).toEqual(['The name is missing.'])
  const persian = '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647'
  expect(namesOf(`name,email\n${persian},mi@example.com\nK\u200Dim,kim@example.com`)).toEqual([persian, 'Kim'])
})

it('numbers rows as a spreadsheet does: a line break in a cell begins none, an empty line is one', () => {
  expect(reasonsOf('name,email\n"A\nB",a@x.org\nC,bad')).toEqual([[3, 'The email address is not one.']])
  expect(reasonsOf('name,email\n\nAda,ada@example.com\n  \nC,bad')).toEqual([[5, 'The email address is not one.']])
  expect(() => parseContacts('name,email\n"A\nB",a@x.org\n\n"C,bad')).toThrow('below row 3 a quotation mark')
})

it('reads what is parted by tabs', () => {
  expect(namesOf('name\temail\nLee, Ada\tada@example.com')).toEqual(['Lee, Ada'])
  expect(reasonsOf('name\temail\nAda\tada@example.com\tx')).toEqual([
    [2, '“x” stands beyond the last column. A cell with a tab in it goes in quotation marks.'],
  ])
})
