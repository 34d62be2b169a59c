import { hasQuestionForm } from '../question/questionForm'
import { tellsOnlyGladly } from './tellsOnlyGladly'

/** Who tells that a doctor laughed it off asks what to do about it. */
const isWavedAway =
  /\b(?:doctor|doc|dr|gp|gyna?e(?:cologist)?|gynecologist|gynaecologist|consultant|specialist|nurse|physician|surgery)\b[^.?!]{0,40}\b(?:(?:just |only |actually |even )?(?:laughed|shrugged|smirked|sniggered|scoffed|rolled (?:his|her|their) eyes)|(?:brushed|fobbed|laughed|waved|palmed) (?:me|it|this|my \w+) (?:off|away)|dismissed (?:me|it|everything)|(?:didn['’]?t|doesn['’]?t|wouldn['’]?t|won['’]?t|never) (?:listen|believe|take me seriously)|told me to (?:just )?(?:live with it|get on with it|put up with it|lose weight))\b/i
const isAllWell = /\b(?:we (?:both )?laughed|laughed (?:with|along)|lovely|kind|in the end)\b/i
const wavedAwayQuestion = 'My doctor brushed me off. What can I say next time?'

/** What is told as over, or of somebody else's or another kind, is no complaint. */
const isOver =
  /\b(?:gone|(?<!\bperiods? (?:have |has )?)stopped|no more|fewer|better|over (?:it|now|with)|finished|used to|years ago|last year|since i (?:started|began)|thanks? to|cured|went away|helped|works?|worked)\b/i

const ofSomebodyElse =
  /^\W*(?:my|our|the) (?:\w+[- ])?(?:husband|partner|m[uo]m|mother|sister|friend|boss|daughter|dog|cat|aunt)(?:['’]s)? (?:has|had|gets|got|is|was|says|said|hot|night|brain|memory)\b/i
/** How somebody complains of her own body in passing, and what the library is asked then. */
const complaints: readonly [RegExp, string][] = [
  [
    /\b(?:night sweats?|(?:drenched|soaked|wringing wet)\b.{0,30}\b(?:night|bed|sheets|pyjamas|pajamas|nightie))\b/i,
    'What helps with night sweats?',
  ],
  [
    /\b(?:hot )?(?:flush(?:es|ed|ing)?|flash(?:es)?)\b(?! (?:the|it|toilet|loo|light|drive|fiction|sale|mob|flood))/i,
    'What helps with hot flashes?',
  ],
  [
    /\b(?:(?:meno(?:pause)?|peri|mush|fog|jelly|cotton wool|porridge)[- ]?brain|brain[- ]?fog|foggy|brain (?:is|has|of|like|gone)\b.{0,25}\b(?:mush|porridge|soup|cotton wool|sieve|jelly|custard|fog|wool|gone|left|fried|holiday|leave|strike|off|out)|(?:mind|memory|head) (?:is |has |like |of )?.{0,12}\b(?:sieve|mush|colander|cotton wool|porridge|blank)|can(?:'|’)?t (?:think straight|string (?:a|two)|find (?:the|my) words?))\b/i,
    'What helps with brain fog?',
  ],
  [
    /\b(?:attention span|(?:attention|concentration|focus) (?:of|like) an?|can(?:'|’)?t (?:concentrate|focus|settle to|finish a)|concentration (?:is|has) (?:shot|gone)|(?:brain|mind|head|memory|attention) of an? (?:gnat|goldfish|flea|hen))\b/i,
    'Why can’t I concentrate in perimenopause?',
  ],
  [
    /\b(?:(?:a|my|no|the|lost my|had a) waist(?:line)?|muffin top|spare tyre|meno(?:pause)?[- ](?:belly|pot|middle)|(?:jeans|trousers|skirts?|zips?) (?:won(?:'|’)?t|don(?:'|’)?t|doesn(?:'|’)?t|no longer) (?:do up|fit|close|meet|zip|go))\b/i,
    'Why has my waist gone in menopause?',
  ],
  [
    /\b(?:(?:can(?:'|’)?t|cannot|can not) (?:get (?:back )?to |stay a)?sleep|not sleeping|(?:up|awake|wide awake|wake(?: up)?|waking(?: up)?) (?:at|from|every night at|by) (?:[1-5]\b|one|two|three|four)|insomnia)\b/i,
    'I wake in the night and can’t get back to sleep. What helps?',
  ],
]
const mostWords = 30

/** What is looked up for what somebody tells without asking; null where nothing is. */
export function askedInstead(message: string): string | null {
  if (isWavedAway.test(message) && !isAllWell.test(message)) return wavedAwayQuestion
  if (
    isOver.test(message) ||
    tellsOnlyGladly(message) ||
    hasQuestionForm(message) ||
    message.trim().split(/\s+/).length > mostWords
  )
    return null
  if (ofSomebodyElse.test(message)) return null
  return complaints.find(([told]) => told.test(message))?.[1] ?? null
}
