import type { WisdomEntry } from '@/payload-types'
import { toShortSources, type ShortSource } from '@/shared/ui/ShortSources'

/** A line of the wisdom library. */
export type WisdomView = { text: string; context: string; sources: ShortSource[] }

/** A thought a symptom brings, and another way to put it. */
export type ReframeView = WisdomView & { symptom: string; oldThought: string; tryThis: string }

/** Shapes a line; what a draft may still lack is shown as nothing. */
export function toReframeView(doc: WisdomEntry): ReframeView {
  return {
    text: doc.text ?? '',
    context: doc.context ?? '',
    sources: toShortSources(doc.references),
    symptom: doc.symptom ?? '',
    oldThought: doc.oldThought ?? '',
    tryThis: doc.tryThis ?? '',
  }
}

/** The line without what only reframes have. */
export const toWisdomView = ({ text, context, sources }: ReframeView): WisdomView => ({ text, context, sources })
