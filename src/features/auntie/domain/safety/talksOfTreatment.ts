import { conditionsOf, medicinesIn } from '../answer/question/medicinesAndConditions'

const mostWords = 16
/** What is named of a treatment beside its medicine. */
const treatment = /\b(?:the pill|thyroid|blood pressure|bp|hrt|mht|contracepti\w+|ulcers?|reflux|asthma|migraines?)\b/i
/** With these it may be more than a treatment. */
const ofMore =
  /\b(?:can['’]?t|cannot|couldn['’]?t) (?:take|have|do) (?:it|this|that|any ?more|much)\b|\b(?:i|ive|i['’]ve|i have) (?:got |have )?(?:all|some|lots|enough|plenty)\b|\d{2,3} ?(?:\/|over) ?\d{2,3}/i
/** What a treatment is asked about in, so that nothing is left for need to be said with. */
const wordsOfTreatment =
  /\b(?:and|but|so|ok(?:ay)?|yes|no|not|well|then|also|too|as well|already|still|now|or|if|only|just|the|a|an|my|one|ones|this|that|these|those|it|them|for|of|with|to|in|at|on|by|from|i['’]?m|i['’]?ve|i|am|is|are|be|was|have|having|has|had|got|take|taking|use|using|used|need|would|could|can|can['’]?t|cannot|should|does|do|did|don['’]?t|will|what|which|how|about|right|hides?|masks?|covers?|stops?|affects?|changes?|helps?|works?|tablets?|pills?|capsules?|patch(?:es)?|gel|cream|spray|coil|ring|pessar(?:y|ies)|medicines?|medication|meds|inhaler|injections?|iron|calcium|sugar|cholesterol|stomach|allerg(?:y|ic)|instead|before|after|daily|twice|once|day|years?|months?|weeks?|long|low|high|dose|\d+ ?(?:mg|mcg)?|gp|doctor|dr|nurse|pharmacist|chemist|someone|somebody|ward|floor|clinic|said|says|told|me|gave|put)\b/gi

/** “They said leave them”: what somebody who treats her advises about a part of her. */
const reportsAdvice =
  /^\W*(?:(?:and|but|so|well|no|yes)\W+)*(?:they|(?:the|my) (?:doctors?|dr|surgeon|consultant|gp|nurse|gyna?e\w*)) (?:(?:have |['’]ve )?(?:said|says?|told me|wants?|suggest\w*|advised?)|would(?: rather)?)(?: (?:to|i should|we))? (?:leave|keep|take|remove) (?:them|it|those|both|one)(?: (?:in|out|both|where they are))?\W*$/i

const withoutNames = (message: string): string =>
  [...medicinesIn(message), ...conditionsOf(message)].reduce((rest, { asked }) => rest.replace(asked, ' '), message)

/**
 * Whether a message only goes on about a treatment: “and would the pill hide it”, “can’t take ibuprofen, stomach ulcer
 * before”. In so few words chance makes it resemble need.
 */
export function talksOfTreatment(message: string): boolean {
  if (message.trim().split(/\s+/).length > mostWords) return false
  if (reportsAdvice.test(message)) return true
  const rest = withoutNames(message)
  if (rest === message && !treatment.test(message)) return false
  return (
    !ofMore.test(message) &&
    !/[a-z]{2}/i.test(rest.replace(new RegExp(treatment, 'gi'), ' ').replace(wordsOfTreatment, ' '))
  )
}
