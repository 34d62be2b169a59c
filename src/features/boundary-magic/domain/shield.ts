export const protectionLevels = ['light', 'medium', 'fortress'] as const
export const moodStates = ['zen', 'confident', 'cautious', 'defensive', 'warrior'] as const

export type ProtectionLevel = (typeof protectionLevels)[number]
export type MoodState = (typeof moodStates)[number]

/** Chosen until she chooses otherwise, and again after each shield. */
export const defaultProtection: ProtectionLevel = 'medium'
/** What the shield says when she writes nothing. */
export const stockMantra = 'My energy is mine to spend.'

/** In characters. */
export const longestMantra = 300
export const longestNotes = 2_000

/** How long the success view stands before the form comes back (ms). */
export const resetDelay = 3_000

/** A shield as a visitor put it on; `appliedAt` ISO. */
export type Shield = {
  protectionLevel: ProtectionLevel
  moodState: MoodState
  dailyMantra: string
  applicationNotes: string | null
  appliedAt: string
}

/** What is sent: an empty mantra becomes the stock phrase, empty notes become null. */
export function toShield(
  typed: { protectionLevel: ProtectionLevel; moodState: MoodState; dailyMantra: string; applicationNotes: string },
  appliedAt: Date,
): Shield {
  return {
    protectionLevel: typed.protectionLevel,
    moodState: typed.moodState,
    dailyMantra: typed.dailyMantra.trim() || stockMantra,
    applicationNotes: typed.applicationNotes.trim() || null,
    appliedAt: appliedAt.toISOString(),
  }
}
