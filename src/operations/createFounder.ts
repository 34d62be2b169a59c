import { parseArgs } from 'node:util'

import { minPasswordLength } from '@/features/accounts/domain/minPasswordLength'

import { readEnvironment, siteEnvironment } from './environment'
import { prepareDatabase } from './preparedDatabase'
import { shareSiteDatabase } from './siteDatabase'
import { refusedArguments, StopError } from './stopError.mjs'
import { ask } from './terminal'

const USAGE = `npm run create-founder -- --email you@example.com --password "at least ${minPasswordLength} characters"`

/** `npm run create-founder`: makes a founder or sets a new password, also while the site runs. */
export async function createFounderCommand(): Promise<void> {
  const given = readFlags()
  // What can be refused is refused before anything is started.
  if (given.email !== undefined) given.email = requireEmail(given.email)
  if (given.password !== undefined) requirePassword(given.password)
  if ((given.email === undefined || given.password === undefined) && !process.stdin.isTTY) {
    throw new StopError(`There is no terminal to ask for e-mail and password: ${USAGE}`)
  }
  const env = readEnvironment('production')
  const email = given.email ?? requireEmail(await ask('E-mail: '))
  const password = given.password ?? (await askPassword())

  const { url, superuserUrl, siteUrl } = await shareSiteDatabase(env, 'npm run create-founder')
  const { madeUsers } = await prepareDatabase({
    url,
    superuserUrl,
    env: siteEnvironment(env, url),
    users: [{ email, password, name: given.name, role: 'founder' }],
  })
  console.log(`✓ ${email} is a founder${madeUsers[0] ? ' now' : ' and has the new password'}`)
  console.log(`  Sign in at ${siteUrl}/admin`)
}

type Flags = { email?: string | undefined; password?: string | undefined; name?: string | undefined }

/** Without `--` npm takes the flags for its own: it passes them on as npm_config_…, or says "true" there and the value here. */
function readFlags(): Flags {
  const option = { type: 'string' } as const
  const options = { email: option, password: option, name: option }
  let parsed
  try {
    parsed = parseArgs({ args: process.argv.slice(3), options, allowPositionals: true })
  } catch (error) {
    throw refusedArguments(error, USAGE)
  }
  const { values, positionals } = parsed
  const read = (name: keyof Flags) => {
    const fromNpm = process.env[`npm_config_${name}`]
    return values[name] ?? (fromNpm === 'true' ? positionals.shift() : fromNpm)
  }
  const flags = { email: read('email'), password: read('password'), name: read('name') }
  if (positionals.length > 0) throw new StopError(`"${positionals[0]}" is one word too many: ${USAGE}`)
  return flags
}

function requireEmail(email: string): string {
  const trimmed = email.trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(trimmed)) throw new StopError(`"${email}" is no e-mail address.`)
  return trimmed
}

function requirePassword(password: string): string {
  if (password.length >= minPasswordLength) return password
  throw new StopError(`The password needs at least ${minPasswordLength} characters; this one has ${password.length}.`)
}

async function askPassword(): Promise<string> {
  const password = requirePassword(
    await ask(`Password (at least ${minPasswordLength} characters, not shown): `, { hidden: true }),
  )
  if ((await ask('The same again: ', { hidden: true })) === password) return password
  throw new StopError('The two passwords differ.')
}
