import { healthAssessments, lipedemaAssessments } from '@/features/assessments/records/ownRecords'
import { shields } from '@/features/boundary-magic/records/ownRecords'
import { appointments, days, hotFlashes, medicines } from '@/features/symptoms/records/ownRecords'
import { createSealer, type RecordSealer } from '@/shared/browser/ownKey/createSealer'
import { sealable } from '@/shared/lib/ownRecords'

/** Every kind of record that a visitor's browser seals with their own key. */
export const kinds = [
  sealable(hotFlashes),
  sealable(days),
  sealable(medicines),
  sealable(appointments),
  sealable(shields),
  sealable(healthAssessments),
  sealable(lipedemaAssessments),
]

/** Seals and opens them; in a worker, or in the page where there is none. */
export const createSiteSealer = (): RecordSealer => createSealer(kinds, '/privacy/export')
