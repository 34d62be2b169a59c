/** The partials of a struck bowl, relative to the fundamental (frequency ratio, gain, seconds). */
const partials: [ratio: number, loudness: number, lasts: number][] = [
  [1, 0.32, 6],
  [2.71, 0.16, 4],
  [5.15, 0.07, 2.2],
  [8.4, 0.03, 1.1],
]
const lowest = 264

/** The bell at a session's end, synthesized with Web Audio: no file to load. */
export type EndBell = {
  /** Unlocks audio. Autoplay policies require a user gesture, so call it in an event handler. */
  unlock: () => void
  /** Schedules it in that many ms on the audio clock, which timer throttling in hidden tabs does not delay. */
  ringIn: (ms: number) => void
  /** Cancels the schedule. A bell that already sounds is not cut off. */
  hush: () => void
  /** Rings now, unless the scheduled bell has rung. */
  ringUnlessRung: () => void
}

/** Creates a bell; without Web Audio it stays silent. */
export function createEndBell(): EndBell {
  let context: AudioContext | undefined
  let strike: { at: number; tones: OscillatorNode[] } | undefined

  function hush() {
    if (strike && context && strike.at > context.currentTime) for (const tone of strike.tones) tone.disconnect()
    strike = undefined
  }

  function ringIn(ms: number) {
    hush()
    if (!context) return
    const sound = context
    const at = sound.currentTime + Math.max(0, ms) / 1000
    const tones = partials.map(([ratio, loudness, lasts]) => {
      const tone = sound.createOscillator()
      const volume = sound.createGain()
      tone.frequency.value = lowest * ratio
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(loudness, at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
      tone.connect(volume).connect(sound.destination)
      tone.start(at)
      tone.stop(at + lasts)
      return tone
    })
    strike = { at, tones }
  }

  return {
    unlock() {
      try {
        context ??= new AudioContext()
        void context.resume().catch(() => {})
      } catch {
        context = undefined
      }
    },
    ringIn,
    hush,
    ringUnlessRung() {
      if (!context || (strike && strike.at <= context.currentTime + 0.3)) return
      void context.resume().catch(() => {})
      ringIn(0)
    },
  }
}
