import type { PracticeSession } from '@/payload-types'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import type { RedFlag } from '@/shared/lib/redFlags'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { toShortSources, type ShortSource } from '@/shared/ui/ShortSources'

import type { BreathPace } from '../domain/breathing'
import { readClockTime, type Cue } from '../domain/cues'
import type { PracticeGroup } from '../domain/groups'

export type SessionView = {
  key: string
  name: string
  group: PracticeGroup
  /** In minutes. */
  duration: number
  description: string
  intensity: string
  bestFor: string[]
  safetyNote: string
  /** The same two texts with the numbers of their sources. */
  cited: { description: string; safetyNote: string }
  /** From the one list, the same for all sessions of a group. */
  redFlags: RedFlag[]
  cues: Cue[]
  /** Null renders no breathing circle. */
  pace: BreathPace | null
  sources: ShortSource[]
}

const intensities: Record<PracticeSession['intensity'], string> = {
  gentle: 'Gentle',
  moderate: 'Moderate',
  vigorous: 'Vigorous',
}

/** Null for a draft that lacks a required field. */
export function toSessionView(
  doc: PracticeSession,
  claims: readonly PlacedClaim[] = [],
): Omit<SessionView, 'redFlags'> | null {
  const { key, name, group, duration, breathing } = doc
  if (!key || !name || !group || !duration) return null
  const { inSeconds, sipSeconds, outSeconds } = breathing ?? {}
  return {
    key,
    name,
    group,
    duration,
    description: withoutMarks(doc.description),
    intensity: intensities[doc.intensity] ?? intensities.gentle,
    bestFor: doc.bestFor ?? [],
    safetyNote: withoutMarks(doc.safetyNote),
    cited: { description: doc.description ?? '', safetyNote: doc.safetyNote ?? '' },
    cues: (doc.cues ?? []).flatMap(({ time, text }) => {
      const at = readClockTime(time ?? '')
      return at === null || !text ? [] : [{ at, text }]
    }),
    pace:
      group === 'breathwork' && inSeconds && outSeconds
        ? { inSeconds, sipSeconds: sipSeconds ?? null, outSeconds }
        : null,
    sources: toShortSources(doc.references, claims),
  }
}
