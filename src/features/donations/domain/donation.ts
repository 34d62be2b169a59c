/** The preset donations; amounts in US dollars. */
export const tiers = [
  { amount: 3, icon: 'cup' },
  { amount: 5, icon: 'brain' },
  { amount: 10, icon: 'lamp' },
  { amount: 25, icon: 'roof' },
] as const

/** Limits of a single donation, in US dollars. */
export const minDonation = 1
export const maxDonation = 10_000

type ParsedAmount = { amount: number } | { problem: 'empty' | 'too-small' | 'too-large' | 'too-fine' }

/** Parses an amount as typed: dollars, with optional cents after a dot. */
export function parseAmount(text: string): ParsedAmount {
  const typed = text.trim()
  if (typed === '') return { problem: 'empty' }
  const amount = Number(typed)
  if (!(amount >= minDonation)) return { problem: 'too-small' }
  if (amount > maxDonation) return { problem: 'too-large' }
  return /^\d+(?:\.\d{1,2})?$/.test(typed) ? { amount } : { problem: 'too-fine' }
}

/** Formats an amount without its dollar sign: 5, or 7.50. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
