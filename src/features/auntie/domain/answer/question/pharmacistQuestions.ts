import { hormones } from './medicinesAndConditions'
import { hasQuestionForm } from './questionForm'
import { splitSentences } from '../text/sentences'

/** A dose that is asked about; that “nobody will talk about dose” is only told. */
const namesDose = /\b(?<!\b(?:low|high|small|tiny)[- ])dos(?:e|es|age|ing)\b/i
const isAboutAmount =
  /\b(?:how (?:much|many|often) (?:\w+ ){0,4}(?:take|use|apply|mg|pumps?|drops?|patch(?:es)?)|miss(?:ed)? (?:a|my|one|two|the) (?:\w+ )?(?:patch(?:es)?|dose|pill|tablet|gel|day)|forgot (?:to (?:take|change|put|apply)|(?:my|the) (?:\w+ )?(?:patch(?:es)?|dose|pills?|tablets?|gel|capsules?|progesterone|estrogen|oestrogen|hrt|medicines?|medication|meds))\b|(?:remember|recall|sure|know) (?:if|whether) i(?:['’]?ve)? (?:\w+ )?(?:took|taken|take|changed|applied|put)\b|(?:take|took|taken|put on|applied|used) (?:another (?:one|dose|pill|tablet|capsule|patch)|(?:my|the|a|an) (?:\w+ )?twice|two (?:at once|by mistake|today|instead)|a double)\b|double (?:up|dose)\b|\b(?:go|come|drop|cut|step|switch|move) (?:it )?(?:down |up |back )?to (?:\d+|half)\b|(?:halve|double|split) (?:it|them|(?:my|the) (?:\w+ )?(?:dose|patch(?:es)?|pill|tablets?))\b|out of stock|shortage|(?:chemist|pharmac(?:y|ist))(?: \w+){0,4} (?:out of|run out|not had)|can(?:no|['’]?)t get (?:hold of )?(?:my|the) (?:\w+ )?(?:patch(?:es)?|gel|hrt|tablets|prescription))\b/i
const form = '(?:mini[- ]?pills?|patch(?:es)?|gels?|pumps?|pills?|tablets?|capsules?|pessar(?:y|ies))'
const medicine = `(?:${form}|doses?|spray|hrt|hormones?|progest\\w+|utrogestan|prometrium|o?estro(?:gen|gel)|o?estradiol|thyroxine|levothyroxine|thyronorm|eltroxin|antidepressants?|medicines?|medication|meds)`
const some = "(?:(?!and\\b|or\\b|periods?\\b)[\\w'’]+ )"
/** What went wrong with a medicine, or how it is spaced: a few words lie between what happened and what it happened to. */
const slips = new RegExp(
  `\\b(?:${[
    `miss(?:ed|ing)? ${some}{0,5}${medicine}`,
    `(?:double|an extra|two lots of|too (?:much|many)) ${some}{0,2}${form}`,
    `${form} too (?:many|much)`,
    `${medicine} ${some}{0,4}(?:instead of (?:at )?(?:night|bedtime|the morning|the evening)|in the (?:morning|evening) (?:by mistake|instead))`,
    `${medicine} (?:ha(?:s|ve|d) |(?:i|a)s |are )?(?:just )?(?:ran|run|running) out`,
    `out of (?:my|the|any) ${some}{0,2}${medicine}`,
    `(?:day|hour|week)s? late ${some}{0,4}${medicine}`,
    `${medicine} ${some}{0,3}(?:days?|hours?|a week) late`,
    `${medicine} ${some}{0,4}by (?:accident|mistake)`,
    `accidentally ${some}{0,4}${form}`,
    `${medicine} ${some}{0,4}(?:(?:after|past) (?:the|its) (?:date|expiry)|out of date|expired)`,
    `(?:far|long) apart ${some}{0,6}(?:and ${some}{0,3})?${medicine}`,
    `same time as (?:my|the|an?) ${some}{0,2}${medicine}`,
  ].join('|')})\\b`,
  'i',
)
/** “Vagifem, I’ve missed about ten days”: the medicine is named elsewhere in the message. */
const wasLeftOut =
  /\b(?:missed|skipped|forgot(?:ten)?|left out|haven['’]?t (?:taken|used|had|put)|not (?:taken|used))\b[^.?!]{0,40}\b(?:days?|nights?|weeks?|fortnight|months?|doses?)\b/i
/** How far from a meal something is taken. */
export const besideMeals =
  /\b(?:empty (?:stomach|tummy|belly)|(?:on|with) a full (?:stomach|tummy)|away from (?:food|meals)|(?:hours?|minutes?|mins|long) (?:before|after) (?:food|eating|meals?|breakfast|lunch|dinner|tea|supper)|(?:before|after) (?:food|eating|a meal))\b/i
const ofPeriods = /\b(?:missed|skipped)\b[^.?!]{0,20}\bperiods?\b/i
const isOfTaken = (question: string): boolean =>
  [isAboutMedicine, hormones.asked, /\b(?:pessar(?:y|ies)|(?:vaginal|o?estrogen) ring)\b/i].some((of) =>
    of.test(question),
  )
/** An amount that is asked about; one that somebody takes is only told. */
const namesAmount = /\b\d+ ?(?:mg|mcg)\b/i
/** How a part of a sentence asks: “my cousin swears by 600 mg” behind a question only tells. */
const asksInPart =
  /\b(?:can|could|may|should|do|does|is|are|will|would|how (?:much|many|often)|what|which|or|instead|enough|too (?:much|little|high|low|strong))\b/i
const asksAmount = (text: string): boolean =>
  text
    .split(/[,;:–—()]|\s-\s|\b(?:but|because|and (?=my|her|a|the)|since)\b/i)
    .some((part) => namesAmount.test(part) && asksInPart.test(part))

const isAboutFood =
  /\b(?:eat|eating|food|meal|diet|protein|soya?|tofu|dal|lentils?|milk|yogh?urt|fib(?:re|er)|salt|sugar|water|alcohol|wine|coffee|caffeine)\b/i
export const isAboutMedicine =
  /\b(?:\d+ ?(?:mg|mcg)|dos(?:e|es|age|ing)|tablets?|pills?|patch(?:es)?|gels?|pumps?|drops?|capsules?|supplements?|powders?|prescription|medicines?|medication|meds|hrt)\b/i

/** What is asked in a story; a message of one sentence is asked as it is. */
export const askedIn = (message: string): string => {
  const sentences = splitSentences(message)
  if (sentences.length < 2) return message
  const marked = sentences.filter((sentence) => /\?\s*$/.test(sentence))
  const asked = marked.length > 0 ? marked : sentences.filter((sentence) => hasQuestionForm(sentence))
  return asked.length > 0 ? asked.join(' ') : message
}

/** Whether a question is about an amount, a missed dose or a medicine that cannot be had; not one of food alone. */
export const isPharmacistQuestion = (question: string): boolean =>
  ((isAboutAmount.test(question) ||
    slips.test(question) ||
    namesDose.test(askedIn(question)) ||
    asksAmount(askedIn(question))) &&
    (isAboutMedicine.test(question) || !isAboutFood.test(question))) ||
  (isOfTaken(question) &&
    hasQuestionForm(question) &&
    ((wasLeftOut.test(question) && !ofPeriods.test(question)) || besideMeals.test(question)))
