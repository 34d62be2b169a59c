import { describe, expect, it } from 'vitest'

import { preferVoice, splitForSpeech } from './speech'

describe('splitForSpeech', () => {
  it('speaks short sentences together and paragraphs apart', () => {
    expect(splitForSpeech(['A heading', 'One. Two! "Three?" Four.'])).toEqual(['A heading', 'One. Two! "Three?" Four.'])
  })

  it('breaks between sentences before it gets long', () => {
    const sentence = `Words ${'word '.repeat(19)}end.`
    const chunks = splitForSpeech([`${sentence} ${sentence} ${sentence}`])
    expect(chunks).toEqual([sentence, sentence, sentence])
  })

  it('breaks a long sentence at a comma', () => {
    const half = 'word '.repeat(25).trim()
    expect(splitForSpeech([`${half}, ${half}.`])).toEqual([`${half},`, `${half}.`])
  })

  it.each(['word '.repeat(200), 'x'.repeat(1000), `${'x'.repeat(400)} ${'word, '.repeat(100)}`])(
    'loses nothing and never exceeds its measure',
    (text) => {
      const chunks = splitForSpeech([text])
      expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(180)
      expect(chunks.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    },
  )

  it('speaks nothing for an empty text', () => {
    expect(splitForSpeech(['', '   '])).toEqual([])
  })
})

describe('preferVoice', () => {
  const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })

  it('prefers an English woman, an American one first', () => {
    const voices = [
      voice('Thomas', 'fr-FR'),
      voice('Daniel', 'en-GB'),
      voice('Moira', 'en-IE'),
      voice('Alex', 'en-US'),
      voice('Samantha', 'en-US'),
    ]
    expect(preferVoice(voices)?.name).toBe('Samantha')
    expect(preferVoice(voices.slice(0, 4))?.name).toBe('Moira')
    expect(preferVoice(voices.slice(0, 2))?.name).toBe('Daniel')
    expect(preferVoice(voices.slice(0, 1))?.name).toBe('Thomas')
  })

  it('knows Android names', () => {
    expect(preferVoice([voice('Deutsch', 'de_DE'), voice('English United States', 'en_US')])?.lang).toBe('en_US')
  })

  it('takes no male voice for a female one', () => {
    expect(preferVoice([voice('Microsoft Mark', 'en-US'), voice('Microsoft Zira', 'en-US')])?.name).toBe(
      'Microsoft Zira',
    )
  })

  it('leaves out voices that live elsewhere', () => {
    expect(preferVoice([voice('Google UK English Female', 'en-GB', false)])).toBeUndefined()
    expect(preferVoice([])).toBeUndefined()
  })
})
