import { preferVoice, speechSettings, splitForSpeech } from '@/shared/lib/speech'

/** Timeout for the voices, which some browsers load asynchronously (ms). */
const voicesWithin = 2_000
/** Timeout after which an utterance that has not started is given up (ms). */
const beginsWithin = 5_000

const spoken = 'h2, h3, h4, p, li, summary'

/** The text of a block without nested blocks, which are read separately, and without citation numbers. */
function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data
  return [...node.childNodes]
    .filter((child) => !(child instanceof Element && child.matches(`${spoken}, [data-mute], .sr-only`)))
    .map(wordsOf)
    .join('')
}

/**
 * Title and text in reading order: of the given element, else of the marked ones, a dialog before the page below it.
 */
function textOf(title: string, from: string | undefined): string[] {
  const article = from
    ? document.getElementById(from)
    : (document.querySelector('[data-dialog] [data-read-aloud]') ?? document.querySelector('[data-read-aloud]'))
  const blocks = [...(article?.querySelectorAll(spoken) ?? [])].filter((block) => !block.closest('[data-mute]'))
  return [title, ...blocks.map(wordsOf)]
}

/** Resolves with the browser's voices. */
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

function makeUtterance(text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  return Object.assign(utterance, { ...speechSettings, voice, lang: voice.lang })
}

/** Says one line in place of whatever is being said; nothing where there is no voice. */
export async function speakLine(text: string): Promise<void> {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') return
  synthesis.cancel()
  const voice = await findVoice(synthesis)
  if (voice) synthesis.speak(makeUtterance(text, voice))
}

/** Stops what {@link speakLine} says. */
export const stopSpeaking = () => (window.speechSynthesis as SpeechSynthesis | undefined)?.cancel()

export type Narrator = { pause: () => void; resume: () => void; stop: () => void }

type Outcome = { onEnd: () => void; onUnavailable: () => void }

/**
 * Reads a text aloud, piece by piece. Pausing cancels the current piece and resuming restarts it: Android has no native
 * pause, and Chrome drops an utterance that was paused for long.
 */
export function startNarrator(title: string, from: string | undefined, { onEnd, onUnavailable }: Outcome): Narrator {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
  const pieces = splitForSpeech(textOf(title, from))
  let next = 0
  // Each start and stop increments it, so that events of earlier utterances are ignored.
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
    const utterance = makeUtterance(text, voice!)
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
