/**
 * Brings a database to what this version needs: migrations, starter content, the users that are asked for. Run by
 * src/operations/preparedDatabase.ts, which holds the lock and sets DATABASE_URL and PAYLOAD_SECRET. Takes a `Preparation` as
 * a message, so that no password shows in the list of processes, and answers with a `PreparationResult`.
 */
import { getPayload, ValidationError } from 'payload'

import config from '../payload.config'
import { removeAllFactors } from '../src/features/accounts/cms/secondFactor'
import { sumReports } from '../src/shared/cms/defineRoom'
import { renewStarterContent, seed, seedIfEmpty } from '../src/shared/cms/seed'
import { fillSearch } from '../src/shared/cms/withPublishing'
import { slugs } from '../src/slugs'
import type { NewUser, Preparation, PreparationResult } from '../src/operations/preparedDatabase'
import { runMigrations } from '../src/operations/schema'

const asked = await new Promise<Preparation>((resolve) => process.once('message', resolve))
const payload = await getPayload({ config, disableOnInit: true })

/** Makes a user, or grants the one with this e-mail address the role and sets the new password. */
async function saveUser({ email, password, name, role }: NewUser): Promise<boolean> {
  // Tells the collection's hooks that a person at the server asks, not a stranger on the first-user screen.
  const options = { collection: slugs.users, context: { fromCommandLine: true } } as const
  const { docs } = await payload.find({ collection: slugs.users, where: { email: { equals: email } }, limit: 1 })
  const found = docs[0]
  if (!found) {
    const data = { email, password, name: name || email.slice(0, email.indexOf('@')), roles: [role] }
    await payload.create({ ...options, data })
    return true
  }
  const roles = [...new Set([...(found.roles ?? []), role])]
  const data = { password, roles, ...(name ? { name } : {}) }
  await payload.update({ ...options, id: found.id, data })
  // Whoever stands at the server may have lost app, passkeys and codes.
  await removeAllFactors(payload, found.id)
  return false
}

async function prepare({ seedMode, isNewRelease, users }: Preparation): Promise<PreparationResult> {
  await runMigrations(payload)
  // What the owner deleted on purpose stays deleted: only a database that was never seeded is looked at.
  const seeds = { 'if-empty': seedIfEmpty, always: seed, never: async () => undefined }
  const filled = await seeds[seedMode](payload)
  const renewed = isNewRelease ? await renewStarterContent(payload) : undefined
  const report = filled && renewed ? sumReports([filled, { ...renewed, left: 0 }]) : (filled ?? renewed)
  await fillSearch(payload)
  const madeUsers: boolean[] = []
  try {
    for (const user of users) madeUsers.push(await saveUser(user))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { report, madeUsers, problem: error.data.errors.map(({ message }) => message).join(' ') }
  }
  return { report, madeUsers }
}

process.send?.(await prepare(asked))
await payload.destroy()
process.exit(0)
