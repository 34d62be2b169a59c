/** A breath's pace, in seconds. A sip is a second, small breath in. */
export type BreathPace = { inSeconds: number; sipSeconds: number | null; outSeconds: number }

/** A part of a breath: how full the lungs are at its end (0 to 1), and the moments it begins and ends in the breath. */
export type BreathPart = { kind: 'in' | 'sip' | 'out'; words: string; fullness: number; from: number; to: number }

/** The parts of one breath, in their order. */
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
 * Where in its breath a session is.
 * @param elapsed seconds since the start
 * @returns the part, the seconds it has left, and which of its whole seconds this is, from 1
 */
export function breathAt(pace: BreathPace, elapsed: number): { part: BreathPart; left: number; count: number } {
  const parts = breathParts(pace)
  const whole = parts.at(-1)!.to
  const moment = elapsed % whole
  const part = parts.findLast(({ from }) => from <= moment) ?? parts[0]!
  return { part, left: part.to - moment, count: Math.floor(moment - part.from) + 1 }
}

/** The pace in words: "In for 5, out for 5". */
export function describePace({ inSeconds, sipSeconds, outSeconds }: BreathPace): string {
  return `In for ${inSeconds}${sipSeconds ? `, a sip of ${sipSeconds}` : ''}, out for ${outSeconds}`
}
