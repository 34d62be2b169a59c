import { remove as replaceConfusables } from 'confusables'

import {
  spellCheckedWords,
  spellCheckedByFirstLetter,
  mistypedExactly,
  notMistyped,
  pictures,
  textSpeak,
} from './spelling'

/** Where the package misses a look-alike letter, or reads it in a way that makes no English word. */
const lookAlikes: Record<string, string> = { ı: 'i', ι: 'i', μ: 'm', ß: 'ss' }

/**
 * A letter of another alphabet as the Latin one that it looks like, which slips past a reader of words. One letter at a
 * time: the package remembers whatever text it is given, and a visitor's message must not be remembered.
 */
const toLatin = (letter: string): string => lookAlikes[letter] ?? replaceConfusables(letter).toLowerCase()

const digitLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

type Spelling = readonly [RegExp, string]

/** Variants of the same words, brought to one spelling. Applied in this order, to text without apostrophes. */
const spellings: readonly Spelling[] = [
  [/\b(?:wanna|want 2|wana|wantto)\b/g, 'want to'],
  [/\b(?:gonna|gunna|goin to)\b/g, 'going to'],
  [/\bkms\b/g, 'kill myself'],
  [/\bunaliv(?:e|ed|ing)\b(?! (?:him|her|them|my|myself|himself|herself)\b)/g, 'kill myself'],
  [/\bunaliv(?:e|ed|ing)\b/g, 'kill'],
  [/\b(?:sewerslide|suicde|sucide|suicid|sucidal|suicidle|suiside)\b/g, 'suicide'],
  [/\b(?:my self|myslef|myelf|meself)\b/g, 'myself'],
  [/\b(?:kll|kil)\b/g, 'kill'],
  [/\bany more\b/g, 'anymore'],
  [/\b(?:no one|noone|no body)\b/g, 'nobody'],
  [/\b(?:everybody|every one|every body)\b/g, 'everyone'],
  [/\bsomebody\b/g, 'someone'],
  ...textSpeak,
  [/\bi am\b/g, 'im'],
  [/\bi have\b/g, 'ive'],
  [/\bi (?:would|had better)\b/g, 'id'],
  [/\bi will\b/g, 'i ll'],
  [/\b(he|she|it|that|there|what|who) is\b/g, '$1s'],
  [/\b(they|we|you) are\b/g, '$1re'],
  [/\b(they|we|you|he|she|it) would\b/g, '$1d'],
  [/\b(do|does|did|is|was|are|were|has|have|had|would|could|should) not\b/g, '$1nt'],
  [/\b(?:can not|cannot)\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\bself (harm\w*)/g, 'self$1'],
]

const spellOne = (text: string, [pattern, one]: Spelling) => text.replace(pattern, one)

/** The words of a pattern that is of single words, such as `\b(?:bf|bfs)\b`. */
const singleWords = ({ source }: RegExp): string[] | undefined =>
  /^\\b(?:\(\?:)?([a-z0-9|]+)\)?\\b$/.exec(source)?.[1]!.split('|')

type Step = { spellings: Spelling[]; words: string[] | undefined }

/**
 * Spellings of single words that stand beside each other are looked up by their words: to look for sixty patterns took a
 * tenth of judging the longest letter.
 */
const spellingSteps = spellings
  .reduce<Step[]>((steps, spelling) => {
    const words = singleWords(spelling[0])
    const last = steps.at(-1)
    if (!words || !last?.words) return [...steps, { spellings: [spelling], words }]
    return [...steps.slice(0, -1), { spellings: [...last.spellings, spelling], words: [...last.words, ...words] }]
  }, [])
  .map(({ spellings: own, words }) => ({
    spellings: own,
    spelledAs: words && new Map(words.map((word) => [word, own.reduce(spellOne, word)])),
  }))

const isAscii = (text: string) => !/[^\u0000-\u007f]/.test(text)

/** @param text words with a space between them */
function readSpellings(text: string): string {
  let read = text
  for (const { spellings: own, spelledAs } of spellingSteps) {
    // A letter of another alphabet ends a word for a pattern.
    if (spelledAs && isAscii(read))
      read = read
        .split(' ')
        .map((word) => spelledAs.get(word) ?? word)
        .join(' ')
    else read = own.reduce(spellOne, read)
  }
  return read
}

/** Whether two words differ by one letter added, dropped, changed or by two swapped. */
function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

/** A word that carries an alarm, out of one that is a letter away from it and no word of its own. */
function correct(word: string): string {
  const exact = mistypedExactly[word]
  if (exact) return exact
  if (word.length < 4 || spellCheckedWords.has(word) || notMistyped.has(word)) return word
  const sameStart = spellCheckedByFirstLetter.get(word[0]!) ?? []
  return sameStart.find((known) => (word.length > 4 || known.length === 5) && isOneTypoAway(word, known)) ?? word
}

/** How the words, and the messages, of one conversation are spelled in the rules. */
export type SpellingMemory = { words: Map<string, string>; messages: Map<string, string> }

export const createSpellingMemory = (): SpellingMemory => ({ words: new Map(), messages: new Map() })

function remember(memory: Map<string, string>, text: string, read: (text: string) => string): string {
  const known = memory.get(text)
  if (known !== undefined) return known
  const found = read(text)
  memory.set(text, found)
  return found
}

/** Whether a sign may stand in the place of a letter, or is one. */
const isLetterLike = (sign: string) => /[a-z0-9@$!|]/.test(sign)

/** A word without the exclamation marks, or the other signs, at its end; read backwards, as words may be long. */
function withoutEnd(word: string): string {
  let end = word.length
  if (word.endsWith('!')) while (word[end - 1] === '!') end -= 1
  else while (end > 0 && !isLetterLike(word[end - 1]!)) end -= 1
  return word.slice(0, end)
}

/** Digits and signs in the place of letters; ages, times and amounts (3am, 50s, 12mg) stay as they are. */
function readDigitsAsLetters(word: string): string {
  // Nearly every word: the end need not be looked at.
  if (!/[0-9@$!|]/.test(word)) return word
  const plain = withoutEnd(word)
  if (!/[a-z]/.test(plain) || !/[0-9@$!|]/.test(plain) || /^\d+[a-z]{1,3}$/.test(plain)) return word
  return [...plain].map((sign) => digitLetters[sign] ?? sign).join('')
}

function spell(message: string, words: SpellingMemory['words']): string {
  const latin = message
    .replace(/\p{Extended_Pictographic}/gu, (picture) => (pictures[picture] ? ` ${pictures[picture]} ` : ' '))
    .normalize('NFKD')
    // Accents, and signs without a width of their own that are put between letters.
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu, '')
    .toLowerCase()
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/[^\u0000-\u007f]/gu, (sign) => (/[\p{L}\p{N}]/u.test(sign) ? toLatin(sign) : ' '))
  const joined = latin.replace(/(?<![a-z0-9])[a-z0-9](?:[ .\-_*][a-z0-9]){3,}(?![a-z0-9])/g, (apart) =>
    apart.replace(/[ .\-_*]/g, ''),
  )
  const spelled = joined
    .replace(/(?<=\w)[.*_\-](?=\w[.*_\-]\w)|(?<=\w[.*_\-]\w)[.*_\-](?=\w)/g, '')
    .split(/\s+/)
    .map(readDigitsAsLetters)
    .join(' ')
    .replace(/[.?!;:]+/g, ' . ')
    .replace(/[^a-z0-9.\p{L} ]+/gu, ' ')
    .replace(/([a-z])\1{2,}/g, (_, letter: string) => ('elos'.includes(letter) ? letter + letter : letter))
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => remember(words, word, correct))
    .join(' ')
  return ` ${readSpellings(spelled)} . `.replace(/(?: \.)+ /g, ' . ').replace(/ {2,}/g, ' ')
}

/**
 * A message in the one spelling that the safety rules are written in: lower case Latin letters, no accents,
 * apostrophes or commas, contractions as `im`, `dont`, `cant`; ` . ` where a sentence ends. Undoes look-alike letters,
 * digits for letters, l e t t e r s set apart, stretched words and the commonest slips.
 * @param memory of a caller with several messages of a conversation
 * @returns the words and ` . ` where a sentence ends, a space between them and one at each end
 */
export const normalizeMessage = (message: string, memory = createSpellingMemory()): string =>
  remember(memory.messages, message, () => spell(message, memory.words))
