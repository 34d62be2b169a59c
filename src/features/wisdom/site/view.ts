import type { WisdomEntry } from '@/payload-types'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { toShortSources, type ShortSource } from '@/shared/ui/ShortSources'

export type WisdomView = { text: string; context: string; sources: ShortSource[] }

/** A symptom-related thought and its reframe. */
export type ReframeView = WisdomView & { symptom: string; oldThought: string; tryThis: string }

/** Fields that a draft lacks become empty. */
export function toReframeView(doc: WisdomEntry, claims: readonly PlacedClaim[] = []): ReframeView {
  return {
    text: withoutMarks(doc.text),
    context: doc.context ?? '',
    sources: toShortSources(doc.references, claims),
    symptom: doc.symptom ?? '',
    oldThought: doc.oldThought ?? '',
    tryThis: doc.tryThis ?? '',
  }
}

/** Omits the fields that only reframes have. */
export const toWisdomView = ({ text, context, sources }: ReframeView): WisdomView => ({ text, context, sources })
