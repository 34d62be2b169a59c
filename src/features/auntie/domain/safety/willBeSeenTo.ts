import { hasQuestionForm } from '../answer/question/questionForm'
import type { Concern } from './findConcern'
import { normalizeMessage } from './normalizeMessage'

/** Signs for which there is time until an appointment. */
const canBeBooked: readonly Concern[] = [
  'bleeding-after-menopause',
  'bleeding-without-womb',
  'bleeding-on-hormones',
  'bleeding-before-menopause',
  'breast-lump',
  'bloating',
  'weight-loss',
  'blood-in-urine',
  'bowel-change',
  'sore-below',
  'changing-mole',
  'sudden-male-pattern',
  'stiff-mornings',
]

const who =
  '(?:(?:the|my|a|an|our) )?(?:\\w+ )?(?:doctors?|gps?|clinic|hospital|consultant|specialist|gyn\\w*|oncolog\\w*|nurse|surgery|surgeon|breast clinic|urolog\\w*|dermatolog\\w*|team)'
const test = '(?:appointment|scan|biopsy|hysteroscopy|ultrasound|mammogram|colonoscopy|cystoscopy|camera|referral)'
const when =
  '(?:today|tomorrow|next week|this week|on (?:the )?\\w+day|on the \\w+|(?:mon|tues|wednes|thurs|fri)day|in (?:\\w+ days|(?:a|one|two|1|2) weeks?)|in the morning|booked|already)'

/** How she says that it is known, and that somebody will look or is looking. */
const saysSo = new RegExp(
  [
    `\\b(?:ill|i will|im|i am|ive|going to|about to) (?:\\w+ ){0,2}?(?:get|getting|have|having|got) (?:\\w+ ){1,4}?(?:seen to|looked at|checked(?: out)?|seen|sorted|investigated|examined)\\b`,
    `\\b(?:ive|i have|i got|ive got|got|theres|there is|have|having|booked|with|waiting for) (?:\\w+ ){0,2}?${test} (?:\\w+ ){0,3}?${when}\\b`,
    `\\b(?:ive|i have|im) (?:already )?(?:booked|been booked|been referred|referred|made an appointment|rung|rang|called|seeing|due|down)\\b(?: \\w+){0,5}? (?:${test}|${who}|in|for it|for that|about it|about that)\\b`,
    `\\b${who} (?:is|are|has|have|knows?|will|already)(?: (?:already|about|been))? ?(?:seeing me|looking (?:into|at)|looked (?:into|at)|investigating|knows?|know|sending me|referred me|referring me|booked me|taking a look|has it in hand|see me|scanning me|checking|it|that|this)\\b`,
    `\\b(?:its|it is|this is|thats|that is|that|it|this) (?:is )?(?:already )?(?:being|getting|been) (?:looked (?:at|into)|investigated|checked|seen to|dealt with|followed up)\\b`,
  ].join('|'),
)
/** What makes it a wish, a doubt or a thing put off. */
const putsOff =
  /\b(?:should|ought|must|need to|if i|whether|cant|cannot|couldnt|wont|not|no|never|havent|hasnt|cancel\w*|scared|afraid|frightened|dread\w*|waiting for it|see how|some ?time|one day|maybe|perhaps|might|after (?:the|my|our|christmas|easter)|next (?:month|year)|mention|ask then|routine|smear|mammogram then|worse|heavier|faint|dizzy|soak\w*|flood\w*|fever)\b/

/**
 * Whether a sign that can wait for an appointment is said to have one, beside a question: she knows it, and is answered, with a
 * sentence for the sign.
 */
function willBeSeenTo(message: string, concern: Concern): boolean {
  if (!canBeBooked.includes(concern) || !hasQuestionForm(message)) return false
  const text = normalizeMessage(message)
  const sentence = text.split(' . ').find((one) => saysSo.test(one))
  return sentence !== undefined && !putsOff.test(sentence.replace(/\b(?:dont|do not) (?:worry|fuss|nag)\b/g, ' '))
}

/** A judgement, but for a sign that she says will be seen to: it stops nothing. */
export const asSeenTo = <Judged extends { concern: Concern; certainty: string }>(
  judged: Judged | null,
  message: string,
) =>
  judged && ['sure', 'possible'].includes(judged.certainty) && willBeSeenTo(message, judged.concern)
    ? ({ concern: judged.concern, certainty: 'possible', isSeenTo: true } as const)
    : judged
