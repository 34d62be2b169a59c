import type { Page } from '@playwright/test'

/** A browser with a voice (or without), that tells what it was asked to say. */
export const stubSpeech = (page: Page, voices: { name: string; lang: string; localService: boolean }[]) =>
  page.addInitScript((known) => {
    type Spoken = { text: string; rate: number; pitch: number; volume: number; voice: { name: string } | null }
    const said: Spoken[] = []
    let current: { text: string; onend?: () => void } | null = null
    class Utterance {
      rate = 1
      pitch = 1
      volume = 1
      voice: { name: string } | null = null
      lang = ''
      onstart?: () => void
      onend?: () => void
      constructor(public text: string) {}
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => known,
      speak(utterance: Utterance) {
        const { text, rate, pitch, volume, voice } = utterance
        said.push({ text, rate, pitch, volume, voice })
        current = utterance
        utterance.onstart?.()
      },
      cancel: () => (current = null),
      pause: () => {},
      resume: () => {},
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true })
    Object.assign(window, {
      said,
      isSpeaking: () => current !== null,
      finishPiece: () => current?.onend?.(),
    })
  }, voices)

type Speaking = {
  said: { text: string; rate: number; pitch: number; volume: number; voice: { name: string } }[]
  isSpeaking: () => boolean
  finishPiece: () => void
}
export const said = (page: Page) => page.evaluate(() => (window as unknown as Speaking).said)
export const isSpeaking = (page: Page) => page.evaluate(() => (window as unknown as Speaking).isSpeaking())
export const finishPiece = (page: Page) => page.evaluate(() => (window as unknown as Speaking).finishPiece())
export const voices = [
  { name: 'Google US English Female', lang: 'en-US', localService: false },
  { name: 'Daniel', lang: 'en-GB', localService: true },
  { name: 'Samantha', lang: 'en-US', localService: true },
]
