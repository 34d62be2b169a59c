import type { ServerProps } from 'payload'

import { poolOf } from '@/shared/database'

import { formatAmount } from '../domain/donation'
import { sumDonations } from './sumDonations'

const dollars = (cents: number) => `$${formatAmount(cents / 100)}`

/** Shown on the founders' dashboard: amounts received, after refunds and lost disputes. */
export async function DonationSummary({ payload, user }: ServerProps) {
  if (!user || !('roles' in user) || !user.roles?.includes('founder')) return null
  const { total, thisMonth, count, monthlyCount, disputed } = await sumDonations({
    pool: poolOf(payload),
  })
  return (
    <section className="power-years-greeting" aria-labelledby="power-years-gifts">
      <h2 id="power-years-gifts">Gifts</h2>
      {count === 0 ? (
        <p>None yet. They appear here once Stripe reports them.</p>
      ) : (
        <p>
          <strong>{dollars(thisMonth)}</strong> this month, <strong>{dollars(total)}</strong> in all, from {count}{' '}
          {count === 1 ? 'payment' : 'payments'} ({monthlyCount} of monthly gifts).
          {disputed > 0 && ` ${disputed} ${disputed === 1 ? 'is' : 'are'} disputed: see Stripe’s dashboard.`}
        </p>
      )}
    </section>
  )
}
