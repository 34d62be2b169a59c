import { bigint, boolean, index, integer, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** One authenticator app a person; its key is encrypted with a key derived from the site's secret. */
export const accountTotp = pgTable('account_totp', {
  userId: integer('user_id').primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  /** The 30-second step of the last accepted code: none is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Passkeys: public keys only. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the authenticator is reached, as the browser said: `internal`, `usb`… */
    transports: text('transports').array().notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('account_passkeys_user').on(table.userId)],
)

/** Hashes of codes that are good once: recovery codes, challenges of passkeys, the first founder's. */
export const accountCodes = pgTable(
  'account_codes',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: integer('user_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('account_codes_purpose').on(table.purpose, table.userId)],
)
