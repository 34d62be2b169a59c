import { preferVoice, speechSettings, splitForSpeech } from '@/shared/lib/speech'

/** Some browsers tell their voices only some time after they are first asked (ms). */
const voicesWithin = 2_000
/** A voice that has not begun by then never will (ms). */
const beginsWithin = 5_000

const spoken = 'h2, h3, p, li'

/** The words of a block, without blocks inside it, which speak for themselves, and without citation numbers. */
function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data
  return [...node.childNodes]
    .filter((child) => !(child instanceof Element && child.matches(`${spoken}, [data-mute], .sr-only`)))
    .map(wordsOf)
    .join('')
}

/** Title and text in reading order: of the element named, else of what is marked, a dialog before the page below it. */
function textOf(title: string, from: string | undefined): string[] {
  const article = from
    ? document.getElementById(from)
    : (document.querySelector('[data-dialog] [data-read-aloud]') ?? document.querySelector('[data-read-aloud]'))
  return [title, ...[...(article?.querySelectorAll(spoken) ?? [])].map(wordsOf)]
}

/** Waits for the browser's voices. */
function findVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | undefined> {
  if (synthesis.getVoices().length > 0) return Promise.resolve(preferVoice(synthesis.getVoices()))
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', answer)
      resolve(preferVoice(synthesis.getVoices()))
    }
    const timer = setTimeout(answer, voicesWithin)
    synthesis.addEventListener('voiceschanged', answer)
  })
}

export type Narrator = { pause: () => void; resume: () => void; stop: () => void }

type Outcome = { onEnd: () => void; onUnavailable: () => void }

/**
 * Reads a text aloud, one piece after the other.
 * Pausing ends the piece and resuming begins it again: Android has no pause of its own, and Chrome forgets a text that
 * has been paused for long.
 */
export function startNarrator(title: string, from: string | undefined, { onEnd, onUnavailable }: Outcome): Narrator {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  const pieces = splitForSpeech(textOf(title, from))
  let next = 0
  // Each start and stop begins a new turn, so that what an earlier one still reports is not heard.
  let turn = 0
  let voice: SpeechSynthesisVoice | undefined
  let watch: ReturnType<typeof setTimeout> | undefined

  function silence() {
    turn += 1
    clearTimeout(watch)
    synthesis?.cancel()
  }

  function giveUp() {
    silence()
    onUnavailable()
  }

  function speak() {
    const mine = turn
    const text = pieces[next]
    if (text === undefined) {
      silence()
      next = 0
      return onEnd()
    }
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.rate = speechSettings.rate
    utterance.pitch = speechSettings.pitch
    utterance.volume = speechSettings.volume
    utterance.voice = voice!
    utterance.lang = voice!.lang
    utterance.onstart = () => mine === turn && clearTimeout(watch)
    utterance.onend = () => {
      if (mine !== turn) return
      clearTimeout(watch)
      next += 1
      speak()
    }
    utterance.onerror = () => mine === turn && giveUp()
    watch = setTimeout(giveUp, beginsWithin)
    synthesis!.speak(utterance)
  }

  async function start() {
    silence()
    const mine = turn
    if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') return giveUp()
    voice ??= await findVoice(synthesis)
    if (mine !== turn) return
    if (!voice) return giveUp()
    speak()
  }

  void start().catch(giveUp)
  return { pause: silence, resume: () => void start().catch(giveUp), stop: silence }
}
