import { parseArgs } from 'node:util'

import { expect, it } from 'vitest'

import { refusedArguments } from './stopError.mjs'

it('names a refused argument in full, a file with its ending', () => {
  const refuse = () => {
    try {
      parseArgs({ args: ['backups/site.v2.tar'], options: {} })
    } catch (error) {
      throw refusedArguments(error, 'npm run backup -- --to <file>')
    }
  }
  expect(refuse).toThrow(/^Unexpected argument 'backups\/site\.v2\.tar': npm run backup -- --to <file>$/)
})
