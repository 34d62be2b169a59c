import { StopError } from '../stopError.mjs'
import { ask } from '../terminal'

const minLength = 12

function require(passphrase: string): string {
  if (passphrase.length >= minLength) return passphrase
  throw new StopError(`The passphrase needs at least ${minLength} characters; this one has ${passphrase.length}.`)
}

/**
 * The passphrase of a backup: BACKUP_PASSPHRASE, or what the person at the terminal types.
 * @param isNew asks twice
 * @param without what else could be done, for the refusal where there is nobody to ask
 */
export async function readPassphrase({ isNew, without }: { isNew: boolean; without: string }): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE
  if (given) return require(given)
  if (!process.stdin.isTTY)
    throw new StopError(`There is no terminal to ask for the passphrase: set BACKUP_PASSPHRASE, or ${without}.`)
  const passphrase = require(
    await ask('Passphrase of the backup (at least 12 characters, not shown): ', { hidden: true }),
  )
  if (isNew && (await ask('The same again: ', { hidden: true })) !== passphrase)
    throw new StopError('The two passphrases differ.')
  return passphrase
}
