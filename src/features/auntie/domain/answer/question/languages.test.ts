import { describe, expect, it } from 'vitest'

import { isEnglishWord } from '@/shared/search/subject'

import { languageTexts } from '../../../content/languageTexts'
import { buildForeignAnswer, detectForeignLanguage } from './languages'

describe('a message in another language', () => {
  it.each([
    ['es', 'quiero morir'],
    ['es', 'Tengo sofocos y no duermo nada, mi marido no entiende'],
    ['fr', 'mon mari me frappe'],
    ['fr', 'Je ne dors plus et j’ai très chaud la nuit'],
    ['de', 'ich will nicht mehr leben'],
    ['de', 'Ich habe seit Monaten Hitzewallungen und kann nicht schlafen'],
    ['pt', 'não quero mais viver'],
    ['it', 'Mio marito mi picchia'],
    ['id', 'saya ingin bunuh diri'],
    ['hi', 'मुझे मरना है'],
    ['ur', 'میں مرنا چاہتی ہوں'],
    ['ar', 'أريد أن أموت'],
    ['bn', 'আমি মরতে চাই'],
    ['ru', 'я не хочу жить'],
    ['zh', '我不想活了'],
    ['nl', 'bijwerkingen overgang nachtzweten slapeloosheid'],
    ['id', 'saya sakit kepala tiap malam'],
    ['tl', 'ayoko na pong mabuhay, pagod na pagod na ako'],
    ['tl', 'Hindi ako makatulog sa gabi, ang init init ko po'],
    ['vi', 'Tôi không muốn sống nữa, chồng tôi không biết'],
    ['ko', '더 이상 살고 싶지 않아요'],
    ['pl', 'Nie mam już siły żyć. Nikomu tego nie mówię'],
    ['pl', 'Mam uderzenia gorąca i nie mogę spać, czy to menopauza?'],
    ['nl', 'Ik heb zo veel opvliegers en slaap niet meer'],
  ])('is known as %s: %s', (code, message) => {
    const found = detectForeignLanguage(message, languageTexts, isEnglishWord)
    expect(found?.code).toBe(code)
    const answer = buildForeignAnswer(found!, '112')
    expect(answer).toContain('112')
    expect(answer).toContain('findahelpline.com')
  })

  it.each([
    ['de', 'Mein Vater hat seit heute früh die stärksten Kopfschmerzen seines Lebens und ihm ist übel'],
    ['es', 'Me duele mucho el pecho y estoy sudando frío, ¿es un sofoco?'],
    ['fr', 'Ma sœur a le bras tout engourdi et elle ne trouve plus ses mots, la bouche est de travers'],
    ['pt', 'Estou com um aperto no peito e não consigo respirar direito'],
    ['it', 'Ho avuto un mal di testa improvviso, fortissimo, e il collo è rigido'],
  ])('is told first that it may be an emergency, in %s: %s', (code, message) => {
    const found = detectForeignLanguage(message, languageTexts, isEnglishWord)
    expect(found?.code).toBe(code)
    expect(buildForeignAnswer(found!, '112').indexOf(languageTexts[code]!.emergency!.sentence.split('{')[0]!)).toBe(0)
  })

  it.each([
    'Tengo sofocos y dolor de cabeza antes de la regla desde hace años, ¿es normal?',
    'Ich habe seit Jahren Migräne vor der Periode und manchmal Hitzewallungen, was hilft?',
    'J’ai mal à la tête avant mes règles et des bouffées de chaleur la nuit',
  ])('is told of no emergency where there is none: %s', (message) =>
    expect(detectForeignLanguage(message, languageTexts, isEnglishWord)?.isEmergency).toBe(false),
  )

  it('gets English where there are no sentences in it', () => {
    expect(buildForeignAnswer({ code: 'sv', text: null, isEmergency: false }, '112')).toMatch(
      /^I can only read English/,
    )
  })

  it.each([
    'hot flashes',
    'Ate, gusto ko nang mamatay. I want to die tonight, the pills are here beside me',
    'omg yes!!',
    'Does ashwagandha do anything?',
    'my café au lait gives me palpitations, naïve question',
    'hrt patch itchy rash',
    'Guilty as charged',
    'ι want to die',
    'Fezolinetant vs elinzanetant',
    'fezolinetant veozah side effects liver',
    'osteopenia result t score -1.8 what now',
    'dexa scan hip result',
    'progesterone micronized capsule insomnia',
    '🙂🙂',
    '',
  ])('is not seen in %j', (message) => expect(detectForeignLanguage(message, languageTexts, isEnglishWord)).toBeNull())

  it('has five sentences in eleven languages and more, the number among them', () => {
    const texts = Object.values(languageTexts)
    expect(texts.length).toBeGreaterThanOrEqual(11)
    for (const { sentences } of texts) {
      expect(sentences).toHaveLength(5)
      expect(sentences.join(' ')).toContain('{emergency}')
      expect(sentences.at(-1)).toContain('findahelpline.com')
    }
  })
})
