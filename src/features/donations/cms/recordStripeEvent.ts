import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

import type { Stripe } from '@/integrations/stripe/stripeClient'
import { poolOf } from '@/shared/database'

import { formatAmount } from '../domain/donation'
import { applyUpdate, initialFacts, paymentState, type PaymentFacts } from '../domain/paymentState'
import { parseStripeEvent } from './parseStripeEvent'

/** Ids of the Stripe events that were applied, for deduplication. The payload is not stored. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})

type Row = {
  amount: string
  currency: string
  monthly: boolean
  paid_at: Date | null
  failed_at: Date | null
  refunded: string
  dispute: PaymentFacts['dispute']
}

const seconds = (date: Date | null) => (date ? Math.round(date.getTime() / 1000) : null)
const date = (value: number | null) => (value === null ? null : new Date(value * 1000))

const factsOf = (row: Row): PaymentFacts => ({
  amount: Number(row.amount),
  currency: row.currency,
  monthly: row.monthly,
  paidAt: seconds(row.paid_at),
  failedAt: seconds(row.failed_at),
  refunded: Number(row.refunded),
  dispute: row.dispute,
})

function labelOf({ amount, currency, monthly }: PaymentFacts): string {
  const sum = currency === 'usd' ? `$${formatAmount(amount / 100)}` : `${amount / 100} ${currency.toUpperCase()}`
  return monthly ? `${sum} monthly` : sum
}

/**
 * Applies a Stripe event exactly once: its id and its effect are written in one transaction, and events of one payment
 * are serialized by a lock on its row.
 * @returns whether it was new
 */
export async function recordStripeEvent(payload: Payload, event: Stripe.Event): Promise<boolean> {
  const parsed = parseStripeEvent(event)
  if (!parsed) return false
  const pool = poolOf(payload)
  const connection = await pool.connect()
  let broken: Error | undefined
  try {
    await connection.query('BEGIN')
    const { rowCount } = await connection.query(
      'INSERT INTO stripe_events (id) VALUES ($1) ON CONFLICT (id) DO NOTHING',
      [event.id],
    )
    if (rowCount === 1) await updateDonation(connection, parsed)
    await connection.query('COMMIT')
    return rowCount === 1
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // Closing the connection rolls back an uncommitted transaction.
    connection.release(broken)
  }
}

async function updateDonation(
  connection: { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> },
  { intentId, update }: NonNullable<ReturnType<typeof parseStripeEvent>>,
) {
  await connection.query(
    `INSERT INTO donations (intent_id, amount, currency, monthly, refunded, state, updated_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, now(), now()) ON CONFLICT (intent_id) DO NOTHING`,
    [intentId, initialFacts.amount, initialFacts.currency, initialFacts.monthly, initialFacts.refunded, 'started'],
  )
  const { rows } = await connection.query(
    'SELECT amount, currency, monthly, paid_at, failed_at, refunded, dispute FROM donations WHERE intent_id = $1 FOR UPDATE',
    [intentId],
  )
  const facts = applyUpdate(factsOf(rows[0] as Row), update)
  await connection.query(
    `UPDATE donations SET amount = $2, currency = $3, monthly = $4, paid_at = $5, failed_at = $6, refunded = $7,
       dispute = $8, state = $9, label = $10, updated_at = now() WHERE intent_id = $1`,
    [
      intentId,
      facts.amount,
      facts.currency,
      facts.monthly,
      date(facts.paidAt),
      date(facts.failedAt),
      facts.refunded,
      facts.dispute,
      paymentState(facts),
      labelOf(facts),
    ],
  )
}
