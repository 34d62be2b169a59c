import { normalizeMessage } from './normalizeMessage'
import { sentencesOf, type Recognizer } from './recognizer'
import { isCrisis, type Crisis } from './safetyAnswer'

const someone =
  /\b(?:my|our|an?|the|his|her|their) (?:\w+ ){0,2}(?:sister|brother|mother|mum|mom|father|dad|husband|wife|partner|daughter|son|stepson|stepdaughter|niece|nephew|friend|mate|neighbou?r|colleague|coworker|boss|aunt|auntie|uncle|cousin|gran|granny|grandmother|grandfather|lodger|tenant|student|pupil|girl|lad|boy|man|woman|lady)s?\b|\b(?:she|he|shes|hes)\b/

/** Despair that is the writer's own: the same sentence says `I` of it. */
const ownDespair =
  /\bmyself\b|\bme (?:die|go|too)\b|\bwithout me\b|\bmy (?:own )?(?:life|death|funeral|will|wrists?|thighs?|arms?|stash)\b|\bi (?:just |really |only |often |still |sometimes |have |do )*(?:want|wanted|wish|wished|hope|pray|long|plan|planned|cut|took|take|saved|swallowed|could|would|will|ll|might|dont want|think about|thought about|think of|am going|going)\b[^.]*\b(?:die|dead|death|end|ending|gone|sleep|wake|pills|tablets|bridge|alive|live|living|here|exist|anymore)\b|\bim (?:done|ready|a burden|better off|so tired|finished)\b/

/** Harm that is done to the writer, or fear of her own. */
const ownHarm =
  /\b(?:me|mine|myself)\b|\bmy (?:\w+ )?(?:hair|neck|throat|arms?|wrists?|face|eye|fingers?|ribs?|nose|head|phone|keys|money|car|door|bag)\b|\bim (?:\w+ )?(?:afraid|scared|frightened|terrified|hiding)\b/

const ownOf: Record<Crisis, RegExp> = {
  'self-harm': ownDespair,
  strangulation: ownHarm,
  rape: ownHarm,
  'harm-to-others': /./,
  violence: ownHarm,
}

/**
 * Whether a crisis is told of somebody else, so that a helper reads the answer: the sentences it stands in name another,
 * and none says it of the writer. Where that cannot be told, it is the writer's own.
 */
export function isOfSomeoneElse(message: string, concern: Crisis, recognize: Recognizer): boolean {
  const sentences = sentencesOf(normalizeMessage(message))
  const told = sentences.filter((sentence) => isCrisis(recognize(sentence)?.concern ?? null))
  const looked = told.length > 0 ? told : sentences
  return looked.some((one) => someone.test(one)) && !looked.some((one) => ownOf[concern].test(one))
}
