import { subscribeToDays, type OwnDays } from './ownDays'
import { subscribeToSymptoms, type OwnSymptoms } from './ownSymptoms'

type Change = { symptoms: OwnSymptoms | 'unknown' } | { days: OwnDays | 'unknown' }

/**
 * Subscribes to all that the visitor noted: called with either kind once it is known, or could not be asked for, and
 * after each change. One module, so that what both kinds are fetched with is loaded once.
 * @returns unsubscribes
 */
export function watchOwnRecord(listener: (change: Change) => void): () => void {
  const stops = [
    subscribeToSymptoms((symptoms) => listener({ symptoms })),
    subscribeToDays((days) => listener({ days })),
  ]
  return () => stops.forEach((stop) => stop())
}
