import type { PostgresAdapter } from '@payloadcms/db-postgres'

/** Sums in cents of net payments in US dollars; numbers of payments. */
export type DonationTotals = { total: number; thisMonth: number; count: number; monthlyCount: number; disputed: number }

/** Totals overall and for the current calendar month (UTC). */
export async function sumDonations({ pool }: Pick<PostgresAdapter, 'pool'>): Promise<DonationTotals> {
  const { rows } = await pool.query<Record<keyof DonationTotals, string>>(`
    WITH kept AS (
      SELECT CASE WHEN dispute = 'lost' THEN 0 ELSE greatest(0, amount - refunded) END AS cents,
        paid_at, monthly, state
      FROM donations WHERE paid_at IS NOT NULL AND currency = 'usd'
    )
    SELECT coalesce(sum(cents), 0) AS total,
      coalesce(sum(cents) FILTER (WHERE paid_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'), 0)
        AS "thisMonth",
      count(*) AS count,
      count(*) FILTER (WHERE monthly) AS "monthlyCount",
      count(*) FILTER (WHERE state = 'disputed') AS disputed
    FROM kept`)
  const sums = rows[0]!
  return {
    total: Number(sums.total),
    thisMonth: Number(sums.thisMonth),
    count: Number(sums.count),
    monthlyCount: Number(sums.monthlyCount),
    disputed: Number(sums.disputed),
  }
}
