import { getEnv } from './env'

/**
 * The moment by which the server names a day or a year to a visitor; FIXED_TIME stands in for it, so that tests read no
 * real date. Whatever measures or expires (jobs, rate limits, signatures, stored records) reads the system clock.
 */
export function now(): Date {
  const { FIXED_TIME } = getEnv()
  return FIXED_TIME ? new Date(FIXED_TIME) : new Date()
}
