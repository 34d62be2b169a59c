import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'

/** Texts that the first page names. */
const maxListed = 12

/** A version of a text in which something may not be published, or should be looked at again. */
export type FailingText = {
  /** `education-modules/7`, or a global by its slug. */
  document: string
  title: string
  kind: string
  standing: 'site' | 'draft' | 'draft-above'
  errors: number
  warnings: number
}

/** The gravest of them, and how many there are: two questions to an index. */
export async function findFailingTexts(payload: Payload): Promise<{ texts: FailingText[]; count: number }> {
  const pool = poolOf(payload)
  const fails = 'errors > 0 OR warnings > 0'
  const [{ rows: texts }, { rows: counted }] = await Promise.all([
    pool.query<FailingText>(
      `SELECT document, title, kind, standing, errors::int, warnings::int FROM text_checks WHERE ${fails}
       ORDER BY errors DESC, warnings DESC, title, standing LIMIT $1`,
      [maxListed],
    ),
    pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM text_checks WHERE ${fails}`),
  ])
  return { texts, count: counted[0]!.count }
}
