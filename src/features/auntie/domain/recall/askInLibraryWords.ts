import { namesBody } from '../answer/question/questionForm'
import { hormones } from '../answer/question/medicinesAndConditions'
import type { Fact, FactKind } from './fact'
import { askOfFollowUp } from './askOfFollowUp'

const lastBled =
  /\b(?:last|final) (?:bled|period|bleed(?:ing)?)\b|\b(?:no|without a) (?:period|bleed)\b|\b(?:haven['’]?t|not) (?:bled|had a (?:period|bleed))\b|\bperiods? (?:stopped|ended|finished)\b|\bbled (?:in|last|at)\b/i
/** “Which one am I?” */
const asksOfStage =
  /\b(?:which(?: one| stage| of (?:them|these|those|the two))?|what stage|where) (?:am|would) i\b|\bam i (?:in |through |past |post|still |already |now )*(?:it\b|peri\w*|meno\w*|post\w*|the change)|\bwhat does that make me\b/i
const ofStages = /\b(?:peri\w*|meno\w*|post\w*|the change|stages?)\b/i
const asksToKnow =
  /\b(?:know|tell|find out|sure|sign)\b[^.?!]{0,60}\b(?:periods?|menopaus\w*|the change|through it|over|done|finished|stopped|there)\b|\bwhen (?:my )?periods? (?:have )?(?:stopped|ended)\b/i
const asksOfSecondHormone =
  /\b(?:count|progest\w+|lining|enough|second (?:hormone|half|bit)|half|do(?:es)? (?:it|that|the job))\b/i
const asksWhich =
  /\b(?:which|what (?:kind|type|sort|form|one|hrt|can i|should i|do i|would))\b|\bbest\b|^\W*(?:so|and|then) what\W*$/i
const ofCbt = /\bcbt\b|\bcognitive behaviou?ral\b/i
const asksHowToGet =
  /\b(?:free|without paying|for nothing|cheap\w*|afford|cost\w*|price\w*|pay\w*|money|on the nhs|insurance|(?:get|find|do|try|start|learn|book) (?:it|that|this|the|some|one|into)?|by myself|on my own|at home|alone|therapist|where)\b/i
/** “Is there an app or do I need a person” after CBT was named is of CBT, and of no app of this site. */
const asksForPersonOrApp =
  /\b(?:apps?|online|website|youtube|podcasts?|(?:a |real )(?:person|human)|therapists?|counsell?ors?|somebody to do it with|group|in person|face[- ]to[- ]face)\b/i
const mostWordsOfWay = 16
const ofSleep = /\b(?:sleep\w*|insomnia|awake|wak(?:e|ing)|cbt-?i|3 ?am)\b/i
const asksOfRisk =
  /\b(?:reasons?|who should ?n['’]?t|who should not|who can['’]?t|risks?|downsides?|dangers?|safe|interactions?|why (?:shouldn['’]?t|not)|careful|avoid)\b/i
const asksHowLong = /\b(?:how long|for ever|forever|until|till|when (?:does|do|can) (?:i|she) stop|always)\b/i
const needsIt =
  /\b(?:still|do i|should i|must i|have to|really)\b[^.?!]*\b(?:need|take|have)\b[^.?!]*\b(?:hormones?|hrt|mht|tablets?|pills?|medicine)\b/i
const ofTablets =
  /\bwith (?:my|her|the|those|these|that|all my) (?:tablets?|pills?|medicines?|medication|meds|prescription)\b/i
const atNight =
  /^\W*(?:(?:ok(?:ay)?|and|but|so|or|then|what about|how about|thanks)\W+)*(?:(?:at|in the|during the|through the) nights?|in bed|overnight|nights|when i['’]?m asleep)\W*$/i
const ofFlashes = /\b(?:flush\w*|flash(?:es)?|sweat\w*)\b/i
const ofVaginal =
  /\b(?:vaginal|pessar(?:y|ies)|(?:that|this|the|an?|my|o?estrogen) cream|vagifem|estring|down (?:there|below))\b/i
const ofBelow = /\b(?:urin\w*|utis?|cystitis|infections?|dry\w*|below|down there|vagina\w*|bladder|sex)\b/i
const mostWordsOfForm = 9
/** “By myself?” */
const mostWordsBare = 4
const asksOfHarm = /\b(?:clots?|strokes?|cancer|safe|risks?|leaflet)\b/i
const asksUntilItWorks =
  /\bhow (?:long|soon|quick(?:ly)?|many (?:days|weeks|months))\b|\bwhen (?:does|do|will|would|should|can)\b[^.?!]{0,20}\b(?:work|notice|feel|help|kick)/i
const intoBlood = /\b(?:into|in|reach\w*|enter\w*)\b[^.?!]{0,16}\b(?:blood\w*|body|system|rest of me)\b|\babsorb\w*/i
const asksOfFoods = /^\W*(?:(?:and|or|so|ok(?:ay)?)\W+)*(?:any|which|what|are there(?: any)?) (?:other )?foods?\b/i
const nutrients =
  /\b(?:vitamin [bcdek]\d*|calcium|iron|magnesium|omega[- ]?3|protein|fib(?:re|er)|b ?12|iodine|zinc)\b/i

/** “The one thing that helps most” */
const asksForMost =
  /\bthe (?:one|1|single|main|(?:\w+ )?(?:best|important|useful|effective)) thing\b|\bwhat (?:works|helps) (?:the )?(?:best|most)\b|\bif (?:i|you) (?:could|can|had to) (?:only )?(?:do|try|pick|choose) (?:only |just )?one\b/i
const ofAllOfIt = /\b(?:(?:peri)?menopaus\w*|the change)\b/i

/** Whether it is asked what works best, of all of it and of no one complaint. */
export const asksForMostOf = (question: string, subject: string): boolean =>
  asksForMost.test(question) && ofAllOfIt.test(subject) && !namesBody(subject.replace(/(?:peri)?menopaus\w*/gi, ''))

/** What of a thing that is used below, or at night, is asked in few words. */
function askOfFew(question: string, subject: string, recent: string): string | undefined {
  if (atNight.test(question) && ofFlashes.test(subject))
    return 'Woken by night sweats, what to wear and how to keep the bedroom cool?'
  const isShort = question.trim().split(/\s+/).length <= mostWordsOfForm
  if (!isShort) return undefined
  if (ofVaginal.test(question) && asksOfHarm.test(subject))
    return 'Does vaginal estrogen cause blood clots, strokes or cancer?'
  const isOfVaginal = ofVaginal.test(subject) && ofBelow.test(subject)
  if (isOfVaginal && intoBlood.test(question)) return 'How much vaginal estrogen gets into the blood?'
  if (isOfVaginal && asksUntilItWorks.test(question)) return 'How long before vaginal estrogen works?'
  const nutrient = nutrients.exec(question)?.[0] ?? recent.match(new RegExp(nutrients.source, 'gi'))?.at(-1)
  return nutrient && asksOfFoods.test(question) ? `Which foods have ${nutrient}?` : undefined
}

const aloneTaken = /^\W*(can i take [^?]+)\?\W*$/i

/**
 * A question in the words in which the library answers it, where the rest of the conversation says what it is about; nothing
 * where its own words do.
 */
export function askInLibraryWords(
  question: string,
  facts: readonly Fact[],
  subject: string,
  recent = subject,
): string | undefined {
  const has = (kind: FactKind) => facts.find((fact) => fact.kind === kind)
  if (asksForMostOf(question, subject)) return 'What is the most effective treatment for menopause symptoms?'
  const ofFew = askOfFew(question, subject, recent)
  if (ofFew) return ofFew
  if (asksOfStage.test(question) && lastBled.test(subject) && ofStages.test(subject))
    return 'Am I in perimenopause or menopause, by the twelve months without a period?'
  const ofFollowUp = askOfFollowUp(question, subject, recent)
  if (ofFollowUp) return ofFollowUp
  const coil = has('coil')
  if (coil?.text.includes('hormonal') && asksToKnow.test(question)) {
    const ofSecond = asksOfSecondHormone.test(question)
      ? 'Can my coil be the progestogen half of hormone therapy? '
      : ''
    return `${ofSecond}How would I know I am in menopause with a hormonal coil?`
  }
  if (has('womb') && asksWhich.test(question) && hormones.asked.test(subject))
    return 'Do I need a progestogen with estrogen after a hysterectomy?'
  const isOfCbt = ofCbt.test(question) || (question.trim().split(/\s+/).length <= mostWordsBare && ofCbt.test(subject))
  const isOfCbtBefore =
    ofCbt.test(recent) && asksForPersonOrApp.test(question) && question.split(/\s+/).length <= mostWordsOfWay
  if ((isOfCbt || isOfCbtBefore) && ofSleep.test(recent) && (isOfCbtBefore || asksHowToGet.test(question)))
    return 'Do I need a therapist for CBT for insomnia, or can I do it online?'
  if (isOfCbtBefore || (isOfCbt && asksHowToGet.test(question)))
    return 'Can I do CBT for hot flashes by myself, as self-help, or do I need a therapist?'
  if (/\bmagnesium\b/i.test(question) && asksOfRisk.test(question))
    return 'Is magnesium safe with kidney disease or antibiotics?'
  const asksOfNeed = asksHowLong.test(question) || needsIt.test(question)
  if (has('early') && asksOfNeed && (hormones.asked.test(question) || needsIt.test(question)))
    return 'Why does early menopause matter for bones and heart, and should I take hormones until 51?'
  const medicines = facts.filter(({ kind }) => kind === 'medicine')
  const named = medicines.length === 1 ? medicines[0]!.text.replace(/^I take |\.$/g, '') : undefined
  if (named && ofTablets.test(question)) return question.replace(ofTablets, `with ${named}`)
  const taken = aloneTaken.exec(question)?.[1]
  const medicine = has('medicine') ?? has('cancer medicine')
  return taken && medicine ? `${taken} with ${medicine.text.replace(/^I take |\.$/g, '')}?` : undefined
}
