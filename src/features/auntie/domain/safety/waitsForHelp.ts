import { hasQuestionForm } from '../answer/question/questionForm'
import type { Concern } from './findConcern'
import { isHelpThere } from './tellsOverdose'

/** What soothes, dulls or explains a sign away, of whichever illness. */
const soothes =
  /\b(?:magnesium|ashwagandha|valerian|rhodiola|l-?theanine|cbd|lavender|chamomile|rescue remedy|beta[- ]?blockers?|propranolol|paracetamol|ibuprofen|aspirin|naproxen|tylenol|advil|pain ?killers?|nytol|anxi\w+|panic\w*|nerves|stress\w*|relax\w*|calm\w*|sooth\w*|breath\w*|meditat\w*|mindful\w*|yoga|massag\w*|acupuncture|chiropract\w*|physio\w*|osteopath\w*|lie down|sleep it off|hot water bottle|ice pack|hormon\w+ (?:do|cause|make|bring)|(?:down to|part of|because of|caused? by|normal (?:in|for|at)) (?:the |my )?(?:hormon\w+|menopaus\w*|peri\w*|change|age))\b/i

/** What is asked of the same part of the body, by the illness in which minutes count. */
const sameParts: Partial<Record<Concern, RegExp>> = {
  'chest-pain':
    /\b(?:heart\w*|palpitations?|chest|reflux|indigestion|wind|antacids?|gaviscon|arms?|jaw|shoulders?|back|breast(?:bone)?|ribs?|exercis\w*|gym|stairs|walk\w*|blood pressure|cholesterol)\b/i,
  stroke:
    /\b(?:memory|forget\w*|fog\w*|brain|concentrat\w*|focus|words?|speech|puzzles?|crosswords?|sudoku|games?|numb\w*|tingl\w*|pins and needles|face|mouth|arms?|hands?|legs?|eyes?|sight|vision|migraines?|head(?:ache)?s?|dizz\w+|balance|vertigo|bell['’]?s|dementia|ginkgo|gingko|weak\w*|muscles?|strength)\b/i,
  'sudden-headache': /\b(?:migraines?|head(?:ache)?s?|neck|triptans?|sumatriptan|eyes?|sinus\w*|tension|glasses)\b/i,
}
const minutesCount: readonly Concern[] = ['chest-pain', 'stroke', 'sudden-headache', 'other-emergency']

const wordsOfAnything = new Set(
  'about after again all also always and any anything because been before being best better but can could did does doing down each even ever every feel feeling felt for from get gets getting give goes going good had has have having help helps her here his how into its just last later like lot made make makes many maybe might month months more most much must never next night not now off often one only other our out over own really right said same she should since some something soon start started still stuff such take taking than that the their them then there these they thing things think this those though through time times today too took under until use very want was week weeks well went were what when where which while who why will with would year years yesterday morning afternoon evening home hour hours minute minutes day days husband mum hrt hormones hormone'.split(
    ' ',
  ),
)
const stemsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !wordsOfAnything.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''))
/** The same part of the body by other names. */
const sameThings: readonly RegExp[] = [
  /\b(?:heart\w*|palpitations?|pulse|racing|pounding|flutter\w*)\b/i,
  /\b(?:pee\w*|wee\w*|urin\w*|utis?|cystitis|bladder|kidneys?|cranberr\w+|burning when)\b/i,
  /\b(?:poos?|stools?|bowels?|gut|tummy|stomach|constipat\w*|fib(?:re|er)|probiotics?)\b/i,
  /\b(?:breath\w*|cough\w*|lungs?|puff\w*|wheez\w*)\b/i,
  /\b(?:eyes?|eyesight|sight|vision|floaters?|blind)\b/i,
  /\b(?:swallow\w*|throat|voice|hoarse)\b/i,
  /\b(?:wip(?:e|ing)|saddle|catheter|pelvic|kegels?|(?:water|wee|pee|urine) (?:won['’]?t|will not|can['’]?t) (?:come|start))\b/i,
  /\b(?:faint\w*|dizz\w+|passed out|blacked out|light[- ]?headed|collaps\w+)\b/i,
]
/** Whether a question is of what the alarm was told with: “can hormones give you a cough” after blood that was coughed up. */
const isOfTold = (message: string, told: string): boolean => {
  if (sameThings.some((thing) => thing.test(told) && thing.test(message))) return true
  const stems = stemsIn(told)
  return stemsIn(message).some((stem) => stem.length > 2 && stems.includes(stem))
}

/** An alarm of so many messages ago is still what comes first. */
const furthest = 4

/**
 * Whether a question waits, as minutes count in what was told before, nobody has looked at it, and she asks of the same part of
 * her or of what soothes it: brain games are no answer to a face that drooped this morning, nor magnesium to a chest that tightens.
 * @param told the message that it was told in @param since what was said after it
 */
export const waitsForHelp = (message: string, concern: Concern, told: string, since: readonly string[] = []): boolean =>
  minutesCount.includes(concern) &&
  since.length <= furthest &&
  !since.some(isHelpThere) &&
  (message.includes('?') || hasQuestionForm(message)) &&
  (soothes.test(message) || sameParts[concern]?.test(message) === true || isOfTold(message, told))
