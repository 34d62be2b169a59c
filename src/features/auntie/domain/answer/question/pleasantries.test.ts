import { describe, expect, it } from 'vitest'

import { isEnglishWord } from '@/shared/search/subject'

import { languageTexts } from '../../../content/languageTexts'
import { buildForeignAnswer, detectForeignLanguage } from './languages'
import { readPleasantry } from './pleasantries'

const detect = (message: string) => detectForeignLanguage(message, languageTexts, isEnglishWord)

describe('a greeting or thanks in another language', () => {
  it.each([
    ['de', 'Danke schön!'],
    ['fr', 'merci beaucoup'],
    ['es', 'Muchas gracias, muy amable'],
    ['fr', 'Bonjour, comment allez-vous ?'],
    ['pt', 'Obrigada pela ajuda'],
    ['it', 'grazie mille, sei molto gentile'],
    ['de', 'Guten Morgen, wie geht es Ihnen?'],
    ['es', 'hola buenas noches tia'],
    ['nl', 'Bedankt voor je hulp'],
    ['sv', 'tusen tack för hjälpen'],
    ['pl', 'dziękuję bardzo'],
    ['tr', 'Çok teşekkür ederim'],
    ['ru', 'Большое спасибо!'],
    ['ar', 'شكرا جزيلا'],
    ['hi', 'बहुत धन्यवाद'],
    ['zh', '谢谢你'],
    ['ja', 'ありがとうございます'],
    ['ko', '안녕하세요'],
  ])('has no notice of danger (%s): %s', (code, message) => {
    const language = detect(message)
    expect(language).toMatchObject({ code, isPolite: true })
    const answer = buildForeignAnswer(language!, '911')
    expect(answer).toContain('findahelpline.com')
    expect(answer).toContain('English')
    expect(answer).not.toContain('911')
  })

  it.each([
    ['es', 'gracias por todo, adiós'],
    ['fr', 'merci pour tout, adieu'],
    ['de', 'Danke für alles, leb wohl'],
    ['it', 'grazie di tutto, addio'],
    ['pt', 'obrigada por tudo, adeus'],
    ['de', 'Danke, aber ich will nicht mehr leben'],
    ['es', 'hola, mi marido me pega'],
    ['fr', 'bonjour, j’ai très mal à la poitrine'],
    ['es', 'ayuda por favor'],
    ['es', 'hola, tengo sofocos y no duermo nada'],
    ['fr', 'Bonsoir, je ne dors plus et j’ai très chaud la nuit'],
  ])('has the whole notice where it says more, or may (%s): %s', (code, message) => {
    const language = detect(message)
    expect(language).toMatchObject({ code })
    expect(language?.isPolite).toBeUndefined()
    expect(buildForeignAnswer(language!, '911')).toContain('911')
  })

  it.each([
    'hi',
    'thanks a lot',
    'hello there',
    'super, ta',
    'no',
    'tack board',
    'me too',
    'hey auntie',
    'the moon is out',
  ])('is none in English: %s', (message) => expect(readPleasantry(message)).toBeNull())
})
