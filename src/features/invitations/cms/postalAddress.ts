import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'

/** The sender's postal address, as the newest email with one has it; null where none has. */
export async function readPostalAddress(payload: Payload): Promise<string | null> {
  const { rows } = await poolOf(payload).query<{ address: string }>(
    `SELECT btrim(postal_address) AS address FROM campaigns WHERE btrim(postal_address) <> ''
     ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  return rows[0]?.address ?? null
}
