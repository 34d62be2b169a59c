/** The pace of a breath, in seconds. A sip is a second, short inhalation. */
export type BreathPace = { inSeconds: number; sipSeconds: number | null; outSeconds: number }

/**
 * A phase of a breath: the fullness of the lungs at its end (0 to 1), and its start and end within the breath in
 * seconds.
 */
export type BreathPart = { kind: 'in' | 'sip' | 'out'; words: string; fullness: number; from: number; to: number }

/** The phases of one breath, in order. */
export function breathParts({ inSeconds, sipSeconds, outSeconds }: BreathPace): BreathPart[] {
  const sip = sipSeconds ?? 0
  const top = inSeconds + sip
  return [
    { kind: 'in', words: 'Breathe in', fullness: sip ? 0.82 : 1, from: 0, to: inSeconds },
    ...(sip ? [{ kind: 'sip', words: 'And a sip more', fullness: 1, from: inSeconds, to: top } as const] : []),
    { kind: 'out', words: 'Breathe out', fullness: 0, from: top, to: top + outSeconds },
  ]
}

/**
 * The phase of the breath at a moment of the session.
 * @param elapsed seconds since the start
 * @returns the phase, its remaining seconds, and the current one of its whole seconds, from 1
 */
export function breathAt(pace: BreathPace, elapsed: number): { part: BreathPart; left: number; count: number } {
  const parts = breathParts(pace)
  const whole = parts.at(-1)!.to
  const moment = elapsed % whole
  const part = parts.findLast(({ from }) => from <= moment) ?? parts[0]!
  return { part, left: part.to - moment, count: Math.floor(moment - part.from) + 1 }
}

/** Describes the pace: "In for 5, out for 5". */
export function describePace({ inSeconds, sipSeconds, outSeconds }: BreathPace): string {
  return `In for ${inSeconds}${sipSeconds ? `, a sip of ${sipSeconds}` : ''}, out for ${outSeconds}`
}
