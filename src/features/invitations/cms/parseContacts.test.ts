import { expect, it } from 'vitest'

import { parseContacts } from './parseContacts'

it('says of an address whether it is missing or none', () => {
  const { refused } = parseContacts('name,email\nAda,\nBo,nowhere')
  expect(refused).toEqual([
    { row: 2, who: 'Ada', reason: 'The email address is missing.' },
    { row: 3, who: 'Bo', reason: 'The email address is not one.' },
  ])
})
