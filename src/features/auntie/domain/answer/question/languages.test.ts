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
    ['tr', 'artık yaşamak istemiyorum'],
    ['tr', 'Kocam beni dövüyor'],
    ['tr', 'Sıcak basmaları yüzünden gece uyuyamıyorum, ne yapabilirim?'],
    ['tr', 'kocam cok kizgin, bana bagiriyor ve korkuyorum'],
    ['ja', 'もう死にたいです'],
    ['ja', '更年期で夜眠れません'],
    ['el', 'Δεν θέλω να ζήσω άλλο'],
    ['el', 'Έχω εξάψεις και δεν κοιμάμαι τη νύχτα'],
    ['uk', 'я не хочу жити'],
    ['uk', 'Чоловік мене б’є'],
    ['uk', 'Не можу заснути, у мене припливи'],
    ['uk', 'Хочу померти'],
  ])('is known as %s: %s', (code, message) => {
    const found = detectForeignLanguage(message, languageTexts, isEnglishWord)
    expect(found?.code).toBe(code)
    const answer = buildForeignAnswer(found!, '112')
    expect(answer).toContain('112')
    expect(answer).toContain('findahelpline.com')
  })

  it.each([
    ['ru', 'Не могу уснуть, у меня приливы каждую ночь'],
    ['ru', 'Я хочу умереть'],
    ['ru', 'Муж меня бьёт'],
    ['zh', '更年期障碍'],
    ['az', 'Azərbaycanca danışıram'],
    ['id', 'kadar gula saya tinggi dan saya sakit'],
    ['nl', 'ik ben zo moe en ik slaap niet'],
  ])('is not taken for a neighbor: %s, %s', (code, message) =>
    expect(detectForeignLanguage(message, languageTexts, isEnglishWord)?.code).toBe(code),
  )

  it.each([
    'Аз съм българка и не мога да спя',
    'Не могу да спавам, муж ме туче, љут је',
    'Я хачу спаць, у мяне прыліў, ўсё баліць',
  ])('is not seen as Ukrainian for its script: %s', (message) =>
    expect(detectForeignLanguage(message, languageTexts, isEnglishWord)?.code).not.toBe('uk'),
  )

  it('names the numbers of Türkiye, Japan, Greece and Ukraine to whoever writes as they do there', () => {
    const numbers = {
      tr: ['112'],
      ja: ['110', '119', '0120-279-338'],
      el: ['112', '1018'],
      uk: ['112', '103', '7333', '1547'],
    }
    for (const [code, expected] of Object.entries(numbers)) {
      const answer = buildForeignAnswer(
        { code, text: languageTexts[code]!, isEmergency: false, isSoon: false, isAssault: false },
        '999',
      )
      expect(answer).toContain('999')
      for (const number of expected) expect(answer).toContain(number)
    }
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
    expect(
      buildForeignAnswer({ code: 'sv', text: null, isEmergency: false, isSoon: false, isAssault: false }, '112'),
    ).toMatch(/^I can only read English/)
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
    'Istanbul in July with hot flashes',
    'β-estradiol or α-lipoic acid for me?',
    'my mother in law in Kyiv takes HRT',
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

describe('what a doctor has to see this week', () => {
  it.each([
    ['es', 'Me he encontrado un bulto en el pecho izquierdo'],
    ['es', 'Tengo 58 años y he vuelto a sangrar, la menopausia fue a los 50'],
    ['fr', 'Je saigne à nouveau alors que je suis ménopausée depuis dix ans'],
    ['fr', 'J’ai une boule au sein droit depuis deux semaines'],
    ['de', 'Habe einen Knoten in der Brust getastet, sind das die Hormone?'],
    ['de', 'Ich bin 60 und habe wieder Blutungen nach der Menopause'],
    ['pt', 'tenho 60 anos e voltei a sangrar depois da menopausa'],
    ['it', 'ho sentito un nodulo al seno'],
    ['nl', 'Ik ben 58, de overgang is acht jaar voorbij, en nu heb ik bloed in mijn ondergoed'],
    ['pl', 'po menopauzie znowu krwawię, mam 60 lat'],
    ['tr', 'Sol mememde bir kitle hissediyorum, ne yapmalıyım?'],
  ])('is said first, in her language: %s, %s', (code, message) => {
    const found = detectForeignLanguage(message, languageTexts, isEnglishWord)
    expect(found?.code).toBe(code)
    expect(buildForeignAnswer(found!, '112')).toMatch(new RegExp(`^${languageTexts[code]!.soon!.sentence}`))
  })

  it.each([
    ['es', 'Tengo sofocos y no duermo nada, mi marido no entiende'],
    ['de', 'Ich habe seit Monaten Hitzewallungen und kann nicht schlafen'],
    ['nl', 'Ik heb zo veel opvliegers en slaap niet meer'],
    ['tr', 'Sıcak basmaları yüzünden gece uyuyamıyorum, ne yapabilirim?'],
  ])('is not said to whoever only sleeps badly: %s, %s', (_code, message) =>
    expect(detectForeignLanguage(message, languageTexts, isEnglishWord)?.isSoon).toBe(false),
  )
})

describe('a cry of two or three words', () => {
  it.each([
    ['tr', 'intihar'],
    ['nl', 'wil dood'],
    ['es', 'suicidio'],
    ['pl', 'samobójstwo'],
    ['it', 'aiuto'],
    ['sv', 'jag vill dö'],
    ['fi', 'haluan kuolla'],
    ['hu', 'meg akarok halni'],
  ])('is known as %s: %s', (code, message) =>
    expect(detectForeignLanguage(message, languageTexts, isEnglishWord)?.code).toBe(code),
  )

  it.each(['ciao bella', 'gracias auntie', 'my husband is kaput', 'hot flash night', 'deja vu all day'])(
    'is none in “%s”',
    (message) => expect(detectForeignLanguage(message, languageTexts, isEnglishWord)).toBeNull(),
  )
})

describe('what was done to her without her yes, in another language', () => {
  it.each([
    [
      'pt',
      'Tenho 47 anos, o meu ex veio buscar umas coisas e obrigou-me. Eu estava com o período, disse que não, chorei. Foi ontem à noite. Devo ir ao médico?',
    ],
    ['pt', 'Meu marido me forçou na cama ontem, eu falei que não queria'],
    ['es', 'Mi ex vino anoche y me obligó, le dije que no y lloré'],
    ['es', 'Me violaron el viernes y no sé a quién decírselo'],
    ['fr', 'Mon mari m’a forcée hier soir, j’ai dit non et j’ai pleuré'],
    ['fr', 'J’ai été violée et je ne l’ai dit à personne'],
    ['de', 'Mein Ex war da und hat mich gezwungen, ich habe nein gesagt und geweint'],
    ['de', 'Ich glaube ich wurde am Freitag vergewaltigt und weiß nicht wohin'],
    ['it', 'Il mio ex mi ha costretta ieri sera, ho detto no e ho pianto'],
    ['nl', 'Mijn ex heeft me gisteren gedwongen, ik zei nee en heb gehuild'],
    ['pl', 'Mój były mąż zmusił mnie wczoraj, mówiłam że nie, płakałam'],
    ['tr', 'Eski kocam dün gece beni zorladı, hayır dedim, ağladım, kimseye söylemedim'],
  ])('is believed first, in %s: “%s”', (code, message) => {
    const found = detectForeignLanguage(message, languageTexts, isEnglishWord)
    expect(found).toMatchObject({ code, isAssault: true })
    expect(buildForeignAnswer(found!, '112')).toContain(languageTexts[code]!.assault!.sentence)
  })

  it.each([
    'O médico obrigou-me a parar de fumar e eu disse que sim, agora durmo melhor',
    'El calor me obligó a quitarme la chaqueta, no duermo nada',
    'Mon médecin m’a obligée à arrêter le café et je ne dors plus',
    'Ich bin gezwungen, jede Nacht das Fenster zu öffnen, so heiß ist mir',
    'Sono costretta a dormire con la finestra aperta per le vampate',
    'J’ai mis ma robe violette et j’ai très chaud la nuit',
  ])('is not heard in “%s”', (message) =>
    expect(detectForeignLanguage(message, languageTexts, isEnglishWord)?.isAssault).not.toBe(true),
  )
})
