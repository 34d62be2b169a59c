export const protectionLevels = ['light', 'medium', 'fortress'] as const
export const moodStates = ['zen', 'confident', 'cautious', 'defensive', 'warrior'] as const

export type ProtectionLevel = (typeof protectionLevels)[number]
export type MoodState = (typeof moodStates)[number]

/** The initial selection, also after each submit. */
export const defaultProtection: ProtectionLevel = 'medium'
/** Used when no mantra was entered. */
export const defaultMantra = 'My energy is mine to spend.'

/** In characters. */
export const maxMantraLength = 300
export const maxNotesLength = 2_000

/** How long the success view is shown before the form returns (ms). */
export const resetDelay = 3_000

/** A stored shield; `appliedAt` is an ISO date. */
export type Shield = {
  protectionLevel: ProtectionLevel
  moodState: MoodState
  dailyMantra: string
  applicationNotes: string | null
  appliedAt: string
}

/** Normalizes form values: an empty mantra becomes the stock phrase, empty notes become null. */
export function toShield(
  typed: { protectionLevel: ProtectionLevel; moodState: MoodState; dailyMantra: string; applicationNotes: string },
  appliedAt: Date,
): Shield {
  return {
    protectionLevel: typed.protectionLevel,
    moodState: typed.moodState,
    dailyMantra: typed.dailyMantra.trim() || defaultMantra,
    applicationNotes: typed.applicationNotes.trim() || null,
    appliedAt: appliedAt.toISOString(),
  }
}
