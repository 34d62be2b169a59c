import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { readEnvironment, siteEnvironment } from './environment.mjs'
import { installDependencies } from './installed-dependencies.mjs'
import { step } from './progress.mjs'
import { StopError } from './stop-error.mjs'

/** A founder can read and change everything in the panel. */
const SHORTEST_PASSWORD = 12
const HOW = 'npm run create-founder -- --email you@example.com --password "at least 12 characters"'

/** `npm run create-founder`: makes a founder or resets her password, also while the site runs. */
export async function createFounderCommand() {
  const given = readFlags()
  // What can be refused is refused before anything is installed or started.
  if (given.email !== undefined) given.email = requireEmail(given.email)
  if (given.password !== undefined) requirePassword(given.password)
  if ((given.email === undefined || given.password === undefined) && !process.stdin.isTTY) {
    throw new StopError(`There is no terminal to ask for e-mail and password: ${HOW}`)
  }
  await installDependencies()
  const { shareSiteDatabase } = await import('./site-database.mjs')
  const { prepareDatabase } = await import('./prepared-database.mjs')
  const { saveUser } = await import('./saved-user.mjs')

  const env = await readEnvironment('production')
  const email = given.email ?? requireEmail(await ask('E-mail: '))
  const password = given.password ?? (await askPassword())

  const { url, siteUrl } = await shareSiteDatabase(env, 'npm run create-founder')
  const childEnv = siteEnvironment(env, url)
  await prepareDatabase({ url, env: childEnv })
  await step('Saving the founder', async () => {
    const { made } = await saveUser({ email, password, name: given.name, role: 'founder' }, childEnv)
    return made ? `${email} is a founder now` : `${email} is a founder and has the new password`
  })
  console.log(`  Sign in at ${siteUrl}/admin`)
}

/** Without `--` npm takes the flags for its own: it passes them on as npm_config_…, or says "true" there and the value here. */
function readFlags() {
  const option = { type: 'string' }
  const options = { email: option, password: option, name: option }
  let parsed
  try {
    parsed = parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new StopError(`${error.message.split('.')[0]}: ${HOW}`)
  }
  const { values, positionals } = parsed
  const flags = Object.fromEntries(
    Object.keys(options).map((name) => {
      const fromNpm = process.env[`npm_config_${name}`]
      return [name, values[name] ?? (fromNpm === 'true' ? positionals.shift() : fromNpm)]
    }),
  )
  if (positionals.length > 0) throw new StopError(`"${positionals[0]}" is one word too many: ${HOW}`)
  return flags
}

function requireEmail(email) {
  const trimmed = email.trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(trimmed)) throw new StopError(`"${email}" is no e-mail address.`)
  return trimmed
}

function requirePassword(password) {
  if (password.length >= SHORTEST_PASSWORD) return password
  throw new StopError(`The password needs at least ${SHORTEST_PASSWORD} characters; this one has ${password.length}.`)
}

async function askPassword() {
  const password = requirePassword(await ask('Password (at least 12 characters, not shown): ', { hidden: true }))
  if ((await ask('The same again: ', { hidden: true })) === password) return password
  throw new StopError('The two passwords differ.')
}

async function ask(question, { hidden = false } = {}) {
  process.stdout.write(question)
  // A terminal that is read through a silent stream shows nothing of what is typed.
  const output = hidden ? new Writable({ write: (chunk, encoding, done) => done() }) : process.stdout
  const lines = createInterface({ input: process.stdin, output, terminal: hidden })
  const given = new AbortController()
  lines.once('SIGINT', () => given.abort())
  lines.once('close', () => given.abort())
  try {
    return await lines.question('', { signal: given.signal })
  } catch {
    throw new StopError('Nothing was changed.')
  } finally {
    lines.close()
    if (hidden) process.stdout.write('\n')
  }
}
