import { healthAssessments, lipedemaAssessments } from '@/features/assessments/domain/ownRecords'
import { bingoRecords } from '@/features/bingo/contract'
import { shields } from '@/features/boundary-magic/domain/ownRecords'
import { appointments, days, hotFlashes, medicines } from '@/features/symptoms/domain/ownRecords'
import { createSealer } from '@/shared/browser/ownKey/createSealer'
import { moveTo } from '@/shared/browser/ownKey/move'
import { importable, sealable } from '@/shared/lib/ownRecords'

const kinds = [
  sealable(hotFlashes),
  sealable(days),
  sealable(medicines),
  sealable(appointments),
  sealable(shields),
  sealable(healthAssessments),
  sealable(lipedemaAssessments),
]

/** Seals and opens every kind of record that visitors keep here. Loaded by the first call of one with an own key. */
export const siteSealer = createSealer(kinds, {
  exportPath: '/privacy/export',
  sealedByServer: importable([bingoRecords]),
  rejoin: async (key) => {
    await moveTo(key, kinds, key)
  },
})
