import { subscribeToDays, type OwnDays } from './ownDays'
import { subscribeToSymptoms, type OwnSymptoms } from './ownSymptoms'

/**
 * Subscribes to all that the visitor noted: called with either kind now and after each change. One module, so that
 * what both kinds are fetched with is loaded once.
 * @returns unsubscribes
 */
export function watchOwnRecord(listener: (change: { symptoms: OwnSymptoms } | { days: OwnDays }) => void): () => void {
  const stops = [
    subscribeToSymptoms((symptoms) => listener({ symptoms })),
    subscribeToDays((days) => listener({ days })),
  ]
  return () => stops.forEach((stop) => stop())
}
