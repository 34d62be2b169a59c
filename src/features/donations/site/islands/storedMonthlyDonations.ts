import { readStored, writeStored, type Stored } from '@/shared/browser/storage'

const key = 'power-years-monthly-gifts'
type MonthlyDonations = Stored<typeof key>

const keepOthers = (isGone: (donation: MonthlyDonations[number]) => boolean): MonthlyDonations =>
  (readStored(key) ?? []).filter((donation) => !isGone(donation))

/**
 * Stores the code that ends a monthly donation, before it is paid: a bank that confirms on its own page never comes back
 * to the script that asked it.
 * @param clientSecret Stripe's, which begins with the id of the payment
 */
export function storeMonthlyDonation(code: string, amount: number, clientSecret: string): void {
  const [payment] = clientSecret.split('_secret_')
  writeStored(key, [...keepOthers((other) => other.code === code), { code, amount, at: Date.now(), payment }])
}

/** Forgets a monthly donation that has ended or was never paid. @returns those that are left */
export function removeMonthlyDonation(code: string): MonthlyDonations {
  const rest = keepOthers((donation) => donation.code === code)
  writeStored(key, rest)
  return rest
}

/** Forgets the monthly donation of a payment that failed on another site. */
export function removeUnpaidDonation(payment: string): void {
  writeStored(
    key,
    keepOthers((donation) => donation.payment === payment),
  )
}
