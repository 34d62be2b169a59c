/**
 * Makes a user of the admin panel or, when one has that e-mail address, grants the role and sets the new password.
 * Takes `{ email, password, name, role }` as a message, so that no password shows in the list of processes.
 * Answers by one message: `{ made: boolean }` or `{ problem: string }`.
 */
import { getPayload, ValidationError } from 'payload'
import { z } from 'zod'

import config from '../payload.config'
import { slugs } from '../src/slugs'

const User = z.object({
  email: z.email(),
  password: z.string(),
  name: z.string().optional(),
  role: z.enum(['founder', 'editor']),
})

const asked = await new Promise((resolve) => process.once('message', resolve))
const { email, password, name, role } = User.parse(asked)
const payload = await getPayload({ config, disableOnInit: true })
// Tells the collection's hooks that a person at the server asks, not a stranger on the first-user screen.
const context = { fromCommandLine: true }
try {
  const { docs } = await payload.find({ collection: slugs.users, where: { email: { equals: email } }, limit: 1 })
  const found = docs[0]
  if (found) {
    const roles = [...new Set([...(found.roles ?? []), role])]
    await payload.update({
      collection: slugs.users,
      id: found.id,
      context,
      data: { password, roles, ...(name ? { name } : {}), loginAttempts: 0, lockUntil: null },
    })
  } else {
    await payload.create({
      collection: slugs.users,
      context,
      data: { email, password, name: name || email.slice(0, email.indexOf('@')), roles: [role] },
    })
  }
  process.send?.({ made: !found })
} catch (error) {
  if (!(error instanceof ValidationError)) throw error
  process.send?.({ problem: error.data.errors.map(({ message }) => message).join(' ') })
}
await payload.destroy()
process.exit(0)
