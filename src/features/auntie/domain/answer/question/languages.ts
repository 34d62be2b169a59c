import { detectAll } from 'tinyld'

import { compilePhrase, matchesPhrase, type Phrase } from '../../safety/phrasePattern'
import { readPleasantry } from './pleasantries'

/** What the body's emergencies are called in a language, and what is said first to a message that has one. */
export type LanguageEmergency = { sentence: string; phrases: readonly string[] }

/** What Auntie can say in a language that she does not read. */
export type LanguageText = {
  /** Five sentences: what she is, danger, illness, the lines, where else. `{emergency}` becomes the country's number. */
  sentences: readonly string[]
  /** Words that a message in this language has many of, without accents; only for those in Latin letters. */
  common: readonly string[]
  /** The plainest phrases of crisis and danger, without accents. */
  phrases: readonly string[]
  emergency?: LanguageEmergency
  /** What a doctor has to see this week. */
  soon?: LanguageEmergency
  /** What was done to her without her yes. */
  assault?: LanguageEmergency
}

/** A language that is not English: with a text of its own, or without. */
export type ForeignLanguage = {
  code: string
  text: LanguageText | null
  /** Whether the message has words for an illness in which minutes count. */
  isEmergency: boolean
  /** Whether it has words for what a doctor has to see this week. */
  isSoon: boolean
  /** Whether it tells that somebody forced her. */
  isAssault: boolean
  /** Whether it only greets or thanks: there is no danger in it that could be missed. */
  isPolite?: true
}

/** Words that most English messages have some of. */
const englishWords = new Set(
  'the a an as and or but if so to of in on at for with from by about is are was were be been am do does did have has had will would can could should not no my your his her their our me you he she it we they i im ive dont cant wont isnt thats whats this that these those what when where why how who which there here some any all more just very really get got go going like feel know think want need help please thanks thank hello hi yes ok good bad day night sleep hot flash flashes flushes hrt menopause period periods pain love hate sad husband doctor'.split(
    ' ',
  ),
)
/** A message with a larger share of them is English. */
const englishShare = 0.2
/** Up to this share of them, one that is written with letters English has no need of may be in another language. */
const englishShareAmongMarks = 0.45
/** Shorter ones say too little to be sure of a language. */
const fewestWords = 4
const fewestMarkedWords = 2
/** Half a message in English has so many of its everyday words, and such a share: the rest are names of things. */
const fewestEnglishWords = 4
const englishHalf = 0.35
/** So many of a language’s own everyday words, and such a share of them, are enough without looking further. */
const fewestCommonWords = 2
const commonShare = 0.2

/** A message of such a share of English words is English, however few everyday ones it has: "dexa scan result hip". */
const familiarShare = 0.5
/** Shorter words are spelled alike in too many languages. */
const fewestLetters = 4

/** Letters with marks that no loan word of everyday English brings along (café, naïve, façade do not count). */
const foreignMarks = /(?=\p{Script=Latin})[^a-zA-Zéèïçöêñ’]/u

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}’'‘`´]/gu, '')
    .toLowerCase()
    // Turkish has an i without a dot, which is no letter with a mark.
    .replaceAll('ı', 'i')

/** The plainest wishes to die in languages without a text: the lines stand there in English, and are there. */
const criesElsewhere: readonly (readonly [phrase: string, code: string])[] = [
  ['jag vill do', 'sv'],
  ['vill inte leva', 'sv'],
  ['jeg vil d', 'da'],
  ['vil ikke leve', 'da'],
  ['haluan kuolla', 'fi'],
  ['en halua elaa', 'fi'],
  ['meg akarok halni', 'hu'],
  ['nem akarok elni', 'hu'],
  ['vreau sa mor', 'ro'],
  ['nu mai vreau sa traiesc', 'ro'],
  ['chci zemrit', 'cs'],
  ['nechci zit', 'cs'],
  ['zelim umrijeti', 'hr'],
  ['zelim da umrem', 'sr'],
  ['nataka kufa', 'sw'],
]

/** The same texts, ready to look: phrases with the space around them, and by each everyday word the places of its languages. */
type ReadyTexts = {
  codes: readonly string[]
  phrases: readonly (readonly [phrase: string, code: string])[]
  placesOf: ReadonlyMap<string, readonly number[]>
  emergencies: ReadonlyMap<string, readonly Phrase[]>
  soon: ReadonlyMap<string, readonly Phrase[]>
  assaults: ReadonlyMap<string, readonly Phrase[]>
}

const ready = new WeakMap<Readonly<Record<string, LanguageText>>, ReadyTexts>()

const compileSigns = (
  texts: Readonly<Record<string, LanguageText>>,
  signsOf: (text: LanguageText) => LanguageEmergency | undefined,
): ReadonlyMap<string, readonly Phrase[]> =>
  new Map(
    Object.entries(texts).map(([code, text]) => [
      code,
      (signsOf(text)?.phrases ?? []).map((phrase) => compilePhrase(phrase, {})),
    ]),
  )

function makeReady(texts: Readonly<Record<string, LanguageText>>): ReadyTexts {
  const known = ready.get(texts)
  if (known) return known
  const placesOf = new Map<string, number[]>()
  for (const [place, { common }] of Object.values(texts).entries())
    for (const word of new Set(common))
      if (!englishWords.has(word)) placesOf.set(word, [...(placesOf.get(word) ?? []), place])
  const made = {
    codes: Object.keys(texts),
    phrases: [
      ...Object.entries(texts).flatMap(([code, { phrases }]) => phrases.map((phrase) => [phrase, code] as const)),
      ...criesElsewhere,
    ].map(([phrase, code]) => [` ${phrase} `, code] as const),
    placesOf,
    emergencies: compileSigns(texts, ({ emergency }) => emergency),
    soon: compileSigns(texts, ({ soon }) => soon),
    assaults: compileSigns(texts, ({ assault }) => assault),
  }
  ready.set(texts, made)
  return made
}

/** Letters that Ukrainian has and Russian has not, without those of their neighbors; words of it that need none of them. */
const ukrainian =
  /^(?!.*[ыэёъўәғқңөұүһјљњђћџѓќ]).*(?:[іїєґ]|(?<!\p{L})(?:жити|померти|дуже|чому|також|щоб|собою)(?!\p{L}))/isu
/** Azerbaijani, which is near to Turkish and not the same. */
const azerbaijani = /ə/iu

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ur', /[\u0679\u0688\u0691\u06ba\u06be\u06c1\u06d2]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['uk', ukrainian],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['ko', /\p{Script=Hangul}/u],
]

/** Whether most letters of a message are none of the Latin alphabet; look-alike letters in English words are few. */
function isMostlyForeignScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const foreign = message.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  return foreign >= 2 && foreign > letters * 0.6
}

/**
 * The language of a message when it is not English. A phrase of crisis in one of the common languages is enough; else
 * the script, or what tinyld finds in a message with next to no English word.
 * @param texts what can be said, by the code of the language
 * @param isFamiliar whether a word without accents is known from English texts
 * @returns null for English and for what is too short to say
 */
export function detectForeignLanguage(
  message: string,
  texts: Readonly<Record<string, LanguageText>>,
  isFamiliar: (word: string) => boolean,
): ForeignLanguage | null {
  const polite = readPleasantry(message)
  if (polite) {
    const { code, isParting } = polite
    const said = { code, text: texts[code] ?? null, isEmergency: false, isSoon: false, isAssault: false }
    return isParting ? said : { ...said, isPolite: true }
  }
  if (isMostlyForeignScript(message)) {
    const script = scripts.find(([, letters]) => letters.test(message))?.[0]
    const [likeliest] = detectAll(message)
    // Some Ukrainian sentences are written with letters that Russian has as well.
    const isUkrainian = script === 'ru' && likeliest?.lang === 'uk' && likeliest.accuracy >= 0.5
    const code = isUkrainian ? 'uk' : (script ?? likeliest?.lang ?? 'und')
    return { code, text: texts[code] ?? null, isEmergency: false, isSoon: false, isAssault: false }
  }
  const text = ` ${plain(message)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
  const { codes, phrases, placesOf, emergencies, soon, assaults } = makeReady(texts)
  const words = text.trim().split(' ').filter(Boolean)
  const foreign = (found: string): ForeignLanguage => {
    const code = found === 'tr' && azerbaijani.test(message) ? 'az' : found
    return {
      code,
      text: texts[code] ?? null,
      isEmergency: (emergencies.get(code) ?? []).some((phrase) => matchesPhrase(phrase, { words })),
      isSoon: (soon.get(code) ?? []).some((phrase) => matchesPhrase(phrase, { words })),
      isAssault: (assaults.get(code) ?? []).some((phrase) => matchesPhrase(phrase, { words })),
    }
  }
  const english = words.filter((word) => englishWords.has(word)).length
  // Half in English, as many write: what it says in English is read.
  if (english >= fewestEnglishWords && english >= words.length * englishHalf) return null
  for (const [phrase, code] of phrases) if (text.includes(phrase)) return foreign(code)
  const counts = codes.map(() => 0)
  for (const word of words) for (const place of placesOf.get(word) ?? []) counts[place]! += 1
  const most = Math.max(...counts)
  if (most >= fewestCommonWords && most > english && most >= words.length * commonShare)
    return foreign(codes[counts.indexOf(most)]!)
  const marked = message.split(/\s+/).filter((word) => foreignMarks.test(word)).length
  const mostEnglish = marked >= 2 || (marked > 0 && words.length < 6) ? englishShareAmongMarks : englishShare
  if (english >= words.length * mostEnglish) return null
  if (words.length < (marked > 0 ? fewestMarkedWords : fewestWords)) return null
  const familiar = words.filter(
    (word) => englishWords.has(word) || (word.length >= fewestLetters && isFamiliar(word)),
  ).length
  if (marked === 0 && familiar >= words.length * familiarShare) return null
  const [likeliest] = detectAll(message)
  const isSure = likeliest !== undefined && likeliest.lang !== 'en' && likeliest.accuracy >= 0.5
  return isSure ? foreign(likeliest.lang) : null
}

const politeText =
  'I can only read English well: ask me in English, and I look it up for you. Should you ever need it, findahelpline.com lists free support in your country and language.'

/** What is said to a message in another language, with the numbers of the country; to a greeting, what she reads and where else. */
export function buildForeignAnswer(
  { text, isEmergency, isSoon, isAssault, isPolite }: ForeignLanguage,
  emergencyNumber: string,
): string {
  if (isPolite)
    return [text?.sentences[0], text?.sentences.at(-1), politeText].filter((one) => one !== undefined).join(' ')
  const english =
    'I can only read English well, so I may have missed what matters most. If you are in danger, very ill, or thinking of ending your life, call {emergency} now. At findahelpline.com you find free support in your country and language.'
  if (!text) return english.replaceAll('{emergency}', emergencyNumber)
  const signs = [
    isEmergency ? text.emergency : undefined,
    isAssault ? text.assault : undefined,
    isSoon ? text.soon : undefined,
  ]
  const first = signs.flatMap((sign) => sign?.sentence ?? [])
  return `${[...first, ...text.sentences].join(' ')}\n\n${english}`.replaceAll('{emergency}', emergencyNumber)
}
