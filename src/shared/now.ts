import { getEnv } from './env'

/**
 * The current time for dates and years shown to visitors; FIXED_TIME overrides it in tests. Expiry and measurements
 * (jobs, rate limits, signatures, stored records) use the system clock.
 */
export function now(): Date {
  const { FIXED_TIME } = getEnv()
  return FIXED_TIME ? new Date(FIXED_TIME) : new Date()
}
