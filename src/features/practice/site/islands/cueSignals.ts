import { speakLine } from '@/shared/browser/narrator'

import type { BreathPart } from '../../domain/breathing'

/** How guidance and breath come to the visitor besides the screen. */
export const cueModes = ['silent', 'spoken', 'tapped', 'announced'] as const

export type CueMode = (typeof cueModes)[number]

/** Patterns of vibration and rest (ms): one long for in, two short for out, one short for a sip, three for a new step. */
const taps = { in: [260], sip: [90], out: [110, 90, 110], step: [90, 90, 90, 90, 90] }

/** Whether this device can tap. */
export const canTap = () => typeof navigator.vibrate === 'function'

/** Speaks or taps the next step of the guidance. */
export function signalStep(mode: CueMode, text: string): void {
  if (mode === 'spoken') void speakLine(text)
  if (mode === 'tapped') navigator.vibrate(taps.step)
}

/** Speaks or taps the next part of a breath. */
export function signalBreath(mode: CueMode, { kind, words }: Pick<BreathPart, 'kind' | 'words'>): void {
  if (mode === 'spoken') void speakLine(words)
  if (mode === 'tapped') navigator.vibrate(taps[kind])
}
