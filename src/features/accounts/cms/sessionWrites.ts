import { and, eq, inArray, lte, not, sql } from '@payloadcms/db-postgres/drizzle'
import { integer, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  AuthenticationError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type Config,
  type PayloadRequest,
} from 'payload'

import { databaseOf } from '@/shared/database'
import { slugs } from '@/slugs'

/** Payload's own tables, as far as a session needs them. */
const people = pgTable('users', { id: integer('id').primaryKey(), hash: varchar('hash') })
const sessions = pgTable('users_sessions', {
  id: varchar('id').primaryKey(),
  order: integer('_order').notNull(),
  personId: integer('_parent_id').notNull(),
  createdAt: timestamp('created_at', { precision: 3, withTimezone: true }),
  expiresAt: timestamp('expires_at', { precision: 3, withTimezone: true }).notNull(),
})

/** Payload gives what it makes as Dates, and what it has read as text. */
type Session = { id: string; createdAt: Date | string; expiresAt: Date | string }
type Person = { hash?: string | null; sessions: Session[] }

/**
 * Payload keeps a session by writing the whole account back, as it was read before half a second of hashing: of two
 * sign-ins at once one was forgotten, and a role, a password or a "sign out everywhere" of that time undone. It does so
 * without a date of change, which no other write of an account lacks; of such a write only the sessions are kept. Any
 * other writes the whole account back as well: its sessions and password are read anew where it is not about the password,
 * so that who signs in, out or chooses a new password during a change of the name has done so.
 * @throws AuthenticationError where the password has been changed since, or the account deleted
 */
export function isolateSessionWrites(config: Config): Config {
  const { init } = config.db
  return {
    ...config,
    db: {
      ...config.db,
      init: (args) => {
        const adapter = init(args)
        const { updateOne } = adapter
        adapter.updateOne = async function (update) {
          const isSession = update.collection === slugs.users && update.data.updatedAt === null
          const isOther = update.collection === slugs.users && 'hash' in update.data && !isOfPassword(update.req)
          if (!(isSession || isOther) || !update.req || !('id' in update)) return updateOne.call(this, update)
          const req = update.req as PayloadRequest
          const isOwnTransaction = await initTransaction(req)
          try {
            const written = isSession
              ? await writeSessions(req, Number(update.id), update.data as Person)
              : await updateOne.call(this, {
                  ...update,
                  data: { ...update.data, ...(await readSignIn(req, Number(update.id))) },
                })
            if (isOwnTransaction) await commitTransaction(req)
            return written
          } catch (error) {
            if (isOwnTransaction) await killTransaction(req)
            throw error
          }
        }
        return adapter
      },
    },
  }
}

/** Said by the hooks that see the password before Payload hashes it (password.ts, accountRules.ts). */
const isOfPassword = (req: Partial<PayloadRequest> | undefined) =>
  Boolean(req?.context?.setsPassword || req?.context?.resetsPassword)

/** How somebody signs in and is signed in, as it is now; stays so until the transaction of `req` has ended. */
async function readSignIn(req: PayloadRequest, id: number) {
  const db = await databaseOf(req)
  await db.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
  const stored = await req.payload.db.findOne<Person & { id: number; salt?: string | null }>({
    collection: slugs.users,
    where: { id: { equals: id } },
    req,
  })
  return stored && { sessions: stored.sessions, hash: stored.hash, salt: stored.salt }
}

async function writeSessions(req: PayloadRequest, personId: number, person: Person): Promise<null> {
  const db = await databaseOf(req)
  // Who signs in waits for a change of password that is under way, and a change for who signs in.
  const [stored] = await db
    .select({ hash: people.hash })
    .from(people)
    .where(eq(people.id, personId))
    .for('no key update')
  if (!stored || (person.hash && person.hash !== stored.hash)) throw new AuthenticationError(req.t)

  const own = eq(sessions.personId, personId)
  const opened = person.sessions.filter(({ createdAt }) => typeof createdAt !== 'string')
  const renewed = person.sessions.filter(
    ({ createdAt, expiresAt }) => typeof createdAt === 'string' && typeof expiresAt !== 'string',
  )
  for (const { id, expiresAt } of renewed)
    await db
      .update(sessions)
      .set({ expiresAt: new Date(expiresAt) })
      .where(and(own, eq(sessions.id, id)))
  for (const { id, createdAt, expiresAt } of opened)
    await db.insert(sessions).values({
      id,
      order: sql`(SELECT coalesce(max(_order), 0) + 1 FROM users_sessions WHERE _parent_id = ${personId})`,
      personId,
      createdAt: new Date(createdAt),
      expiresAt: new Date(expiresAt),
    })
  if (opened.length > 0 || renewed.length > 0)
    await db.delete(sessions).where(and(own, lte(sessions.expiresAt, new Date())))
  else {
    const kept = person.sessions.map(({ id }) => id)
    await db.delete(sessions).where(kept.length > 0 ? and(own, not(inArray(sessions.id, kept))) : own)
  }
  return null
}
