import { hormones, medicinesIn } from '../answer/question/medicinesAndConditions'
import { hasQuestionForm } from '../answer/question/questionForm'
import { refusesHormones } from '../answer/ranking/rankRefusedLast'
import { removeOthersAges } from '../answer/question/removeOthersAges'
import { splitSentences } from '../answer/text/sentences'
import { habitIn } from '../safety/replies'
import { askOfCommon } from './askOfCommon'
import { thinsBones } from './bearingFacts'
import type { Fact, FactKind } from './fact'

/** Sentences that are cut apart again: each begins with a capital, and what asks ends in a question mark. */
export function asSentence(question: string): string {
  const text = question.trim().replace(/^./u, (first) => first.toUpperCase())
  return /[.?!]$/.test(text) || splitSentences(text).length > 1 ? text : `${text}${hasQuestionForm(text) ? '?' : '.'}`
}

const ofEstrogenAlone =
  /\b(?:only|alone|nothing else|without|instead|do i (?:really )?need|(?:still|would i(?: still)?) need|have to|skip|stop|hate|leave out|same|(?:have|take|use) what)\b/i
/** What is taken beside what she is on is asked of both. */
const asksOfBoth = /\b(?:with|together|interact\w*|clash\w*|safe)\b/i
const asksWhatElse =
  /\b(?:options?|suit\w*|left|else|ideas?|what now|next|choices?|alternatives?|what (?:can|could|should) i|something for|anything for|what helps?|first|suggest|recommend)\b/i
const ofFlashes = /\b(?:hot|sweat\w*|flush\w*|flash(?:es)?|boiling|soak\w*)\b/i
const ofBones = /\b(?:bones?|osteo\w+|calcium|dexa)\b/i
const ofRisks = /\b(?:risks?|dangers?|scares?|scared|frightened|safe)\b/i
const ofLeaving =
  /\b(?:leave it|without|not take|do nothing|ignore|wait|go away|(?:need|have) to (?:treat|take|do anything|do something|have treatment)|need (?:any )?(?:treatment|hormones|hrt|tablets)|bother)\b/i
const ofEarly =
  /\b(?:periods?|normal|stress|bothered|worr\w+|early|menopaus\w*|peri\w*|see (?:a|the|my|any(?:one|body)|some(?:one|body))|need to|test\w*|young|happen\w*)\b/i
const ofChange = /\b(?:menopaus\w*|the change|hormones?|hrt|flush\w*|flash(?:es)?|sweats?|normal)\b/i

const ofHormonesTried = /\b(?:hrt|hormones?|patch(?:es)?|gel|o?estrogen|oestrogel|evorel)\b/i
const ofMedicinesTried =
  /\b(?:antidepressants?|venlafaxine|sertraline|citalopram|escitalopram|paroxetine|gabapentin|pregabalin|clonidine|oxybutynin|fezolinetant|veoza\w*|elinzanetant)\b/i

/** Of what she has tried the next: hormones or a prescription after what is bought, another kind after hormones. */
function askBeyond(tried: string): string {
  if (ofHormonesTried.test(tried) && ofMedicinesTried.test(tried))
    return 'Hot flashes and neither HRT nor tablets helped, what next?'
  if (ofHormonesTried.test(tried)) return 'HRT is not working, can I change the dose, kind or form?'
  if (ofMedicinesTried.test(tried)) return 'Does hormone therapy help hot flashes when other medicines did not?'
  return 'What can a doctor prescribe for hot flashes, hormones or without hormones?'
}

const ofSecondHormone = /\b(?:progest\w*|utrogestan|(?:other|another|second|both) (?:hormones?|kinds?)|both)\b/i
/** Hormones by a name for all of them, asked whether they may be taken or help. */
const ofWholeBody =
  /\b(?:would|could|can|may|should|will|is|are|do|does|might)\b[^.?!]{0,40}\b(?:hrt|mht|hormones|hormone (?:therapy|replacement)|o?estrogen)\b/i
const ofVaginal =
  /\b(?:vagina\w*|local|pessar(?:y|ies)|cream|ring|down (?:there|below)|phyto\w*|block\w*|lower\w*|positive)\b/i
const ofForms = /\b(?:tablets?|pills?|patch(?:es)?|gels?|sprays?|hrt|hormones?)\b/i
const ofFood = /\b(?:eat\w*|foods?|calcium|diet|plate|milk|meals?|drink)\b/i
const ofContraception = /\bcontracepti\w*|\bbirth control\b/i
const ofSleep = /\b(?:sleep\w*|insomnia|awake|up at \d)\b/i
const mayBeEarly = 45

const ofStarting =
  /\b(?:start(?:ed|ing)?|begin(?:ning)?|go(?:ing)? on|try(?:ing)?|have|take)\b|\b(?:too|is it|am i) (?:young|old|late|early)\b/i
const asksOfAge =
  /\btoo (?:young|old|late|early)\b|\b(?:is it|am i) (?:late|early|old|young)\b|\b(?:at|aged?|i['’]?m|am|be) \d\d\b|^\W*(?:and )?is \d\d\b/i
const ofHerTime =
  /\b(?:start(?:ed|ing)?|begin(?:ning)?|go(?:ing)? on)\b[^.?!]{0,30}\b(?:now|at my age|still|yet|so late|this late|after all)\b|\b(?:left it|missed)\b[^.?!]{0,20}\b(?:late|long|boat|window)\b/i
const inYears =
  /\b(?:too (?:young|old|late|early)[^.?!]{0,40}?|at|aged?|i['’]?m|i am|is|be|start(?:ing)? (?:it |hrt )?at) (\d\d)\b(?! (?:years|months|weeks))/i
const lastPeriodAt =
  /\b(?:(?:last|final) (?:period|bleed)|periods? (?:stopped|ended|finished)|menopause)\b[^.?!\d]{0,20}\b(?:at|aged?|when i was) (\d\d)\b/i
const yearsSince =
  /\b(\d+|ten|eleven|twelve|fifteen|twenty) years (?:past|since|after|post|without) (?:my |the )?(?:last )?(?:periods?|menopause|bleed)\b/i
const inDigits: Record<string, number> = { ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20 }
/** Whoever starts hormones later than this is told otherwise than others. */
const lateStart = { age: 60, years: 10 }
const earliestUsual = 45
const latestUsual = 55
const pointsBack = /\b(?:it|that|this|them|one)\b/i
/** What of a message asks; all of it where no sentence does. */
function askingPart(message: string): string {
  const asking = splitSentences(message).filter((sentence) => hasQuestionForm(sentence))
  return asking.length > 0 ? asking.join(' ') : message
}
/**
 * What is asked of an age at which hormones are begun: whether it is late for them, or within their time. Nothing where the
 * age is only told beside a question of something else: “I’m 46 and take … Do I need to be tested?”
 */
function askOfStarting(written: string, earlier: string, told: string): string | undefined {
  const question = removeOthersAges(written)
  const asking = askingPart(question)
  const isOfHerAge = asksOfAge.test(asking) || (told.trim() !== '' && ofHerTime.test(asking))
  const isOfHormones =
    hormones.asked.test(asking) || (hormones.asked.test(`${earlier} ${question}`) && pointsBack.test(asking))
  if (!isOfHormones || !ofStarting.test(asking) || !isOfHerAge) return undefined
  const age = Number(inYears.exec(question)?.[1] ?? /\d\d/.exec(told)?.[0] ?? 0)
  if (age < earliestUsual) return undefined
  const last = Number(lastPeriodAt.exec(`${question} ${told}`)?.[1] ?? 0)
  const since = yearsSince.exec(`${question} ${told}`)?.[1]
  const years = since ? (inDigits[since.toLowerCase()] ?? Number(since)) : last > 0 ? age - last : 0
  return age >= lateStart.age || years > lateStart.years
    ? `Is it too late to start HRT at ${age}, past 60 or more than ten years after menopause?`
    : 'For whom do the benefits of hormones outweigh the risks, under 60 or within ten years of menopause?'
}

const earliestPeri = 35
const asksWhatToSay =
  /\b(?:(?:what|how) (?:do|can|could|should|would) i (?:say|tell|reply|answer|ask|convince|persuade|get)|what to (?:say|ask))\b/i
/** “Is 49 too early for the menopause”, at an age at which most have it. */
function askOfUsualAge(question: string): string | undefined {
  const age = Number(/\b(\d\d)\b/.exec(question)?.[1] ?? 0)
  const isAsked =
    /\btoo (?:young|old|late|early)\b/i.test(question) && /\b(?:menopaus\w*|peri\w*|the change)\b/i.test(question)
  const mayBePeri = isAsked && age >= earliestPeri && age < earliestUsual && asksWhatToSay.test(question)
  if (mayBePeri) return `Am I too young at ${age} for perimenopause? What do I say to a doctor who brushes me off?`
  return isAsked && age >= earliestUsual && age <= latestUsual
    ? `At what age does menopause come for most, and is ${age} usual?`
    : undefined
}

const ofCooling =
  /\b(?:fans?|air ?con\w*|cool(?:er|ing)? (?:the|my|pillow|sheets?|bedroom|room|mattress|pad|gel)|cold (?:pillow|shower|flannel|room|water|pack)|ice packs?|open(?:ing)? (?:the|a) windows?|thermostat|cotton (?:sheets?|nightie|pyjamas))\b/i
const ofNight = /\b(?:nights?|bed\w*|sleep\w*|sheets?|pillow|\d ?am)\b/i

/** What is complained of, by the name that the library has for it. */
const complaints: readonly [RegExp, string][] = [
  [
    /\b(?:palpitations?|heart\b[^.?!]{0,40}\b(?:boom\w*|pound\w*|rac\w+|flutter\w*|thump\w*|skip\w*|jump\w*|hammer\w*|beat\w*))/i,
    'palpitations',
  ],
  [/\b(?:flush\w*|flash(?:es)?|sweat\w*)\b/i, 'hot flashes'],
  [/\b(?:migraines?|headaches?)\b/i, 'headaches'],
  [/\b(?:sleep\w*|awake|insomnia|wak(?:e|ing))\b/i, 'bad sleep'],
  [/\b(?:bloat\w*)\b/i, 'bloating'],
  [/\b(?:leak\w*|urge|wee\w*|pee\w*|bladder)\b/i, 'a weak bladder'],
]
const asksOfIt =
  /\b(?:it|this|that|them)\b|\b(?:help|make a difference|be (?:the|a) (?:cause|reason)|matter|to blame)\W*$/i
const mostWordsOfHabit = 14
/** “Would cutting out coffee do it” after a pounding heart asks whether coffee brings that on. */
function askOfHabit(question: string, earlier: string): string | undefined {
  const habit = habitIn(question)
  const complaint = complaints.find(([sign]) => sign.test(earlier))?.[1]
  const isShort = question.trim().split(/\s+/).length <= mostWordsOfHabit
  return habit && complaint && isShort && asksOfIt.test(question) && !complaints.some(([sign]) => sign.test(question))
    ? `Can ${habit} cause ${complaint}?`
    : undefined
}

/** “And if I stop the gel?” */
const stopsHormones =
  /^\W*(?:(?:and|but|so|or|ok(?:ay)?|what|what happens|what about|also)\W+)*(?:if|when|once) (?:i|you|we) (?:\w+ ){0,3}?(?:stop|quit|come off|go off)\b[^.?!]{0,30}\b(?:hrt|hormones?|(?<!vaginal )(?<!vaginal o?estrogen )(?:patch(?:es)?|gel|spray)|(?<!vaginal )o?estrogen|o?estradiol|evorel|estradot|oestrogel|sandrena|lenzetto|femoston|elleste|premarin|prempro|climara|utrogestan)\W*$/i
const ofRights =
  /\b(?:by law|legal(?:ly)?|the law|(?:my|any) rights?|entitled|a right to|rights? (?:at|do|have)|allowed to ask|obliged|have to (?:give|let|allow))\b/i
const ofWork =
  /\b(?:work\w*|jobs?|boss|manager|supervisor|school|office|shifts?|employer|colleagues?|hr|notice|desk|uniform|meetings?|teach\w*|ward|shop)\b/i

/** What she takes against a cancer decides which of them may be read to her. */
const sayCancerMedicine = (question: string): string => {
  const name = /\b(?:tamoxifen|letrozole|anastrozole|exemestane)\b/i.exec(question)?.[0]
  return name ? `I take ${name}. ` : ''
}

const isOnlyTold = (question: string, subject: string): boolean =>
  !hasQuestionForm(question) && ofFlashes.test(subject) && medicinesIn(question).length === 0

/** The question in the words in which the library answers it, where what was told decides it: not whose dose it is, but whether. */
export function askOfFacts(question: string, facts: readonly Fact[], earlier = ''): string {
  const has = (kind: FactKind) => facts.find((fact) => fact.kind === kind)
  const subject = `${earlier} ${question}`
  if (has('womb kept') && /\b(?:progest\w*|o?estrogen|gel|patch)\b/i.test(question) && ofEstrogenAlone.test(question))
    return 'Do I need a progestogen with estrogen if I have a uterus?'
  const isOfEstrogen = ofForms.test(question) || /\bo?estrogen\b/i.test(question)
  if (has('womb') && (ofSecondHormone.test(question) || (isOfEstrogen && ofEstrogenAlone.test(question))))
    return 'Do I need a progestogen with estrogen after a hysterectomy?'
  if (has('clot')?.text.includes('clot') && ofContraception.test(subject) && !hormones.asked.test(question))
    return 'Which contraception is safe after a blood clot?'
  if (/\bstroke|\btia/i.test(has('clot')?.text ?? '') && ofForms.test(question))
    return 'After a stroke, can I have HRT?'
  if (has('clot')?.text.includes('clot') && ofForms.test(question))
    return 'After a blood clot, can I have HRT, and is it a patch or gel or tablets?'
  if (has('aura') && ofContraception.test(subject) && !hormones.asked.test(question))
    return 'Which contraception is right with migraine with aura, and is the combined pill ruled out?'
  if (
    has('coil')?.text.includes('copper') &&
    /\b(?:stay|keep|kept|left|leave|till|until|last|come out)\b/i.test(question)
  )
    return 'Can it stay till menopause?'
  // Whatever complaint hormones are asked for, the history comes first.
  if (
    earlier !== '' &&
    /\bbreast\b/i.test(has('cancer')?.text ?? '') &&
    ofWholeBody.test(question) &&
    !ofVaginal.test(question)
  )
    return 'After breast cancer, is hormone therapy for the whole body offered?'
  if (has('trans')?.text.includes('woman') && ofChange.test(subject)) return 'Do trans women get menopause?'
  if (has('early') && ofRisks.test(question) && hormones.asked.test(subject))
    return 'Do the risks of hormones hold after early menopause, and should I take them until 51?'
  if (ofBones.test(question) && facts.some(({ kind, text }) => kind === 'illness' && thinsBones.test(text)))
    return 'What puts my bones at risk, such as steroid pills, and should I ask for a bone density scan?'
  const isBarred = facts.some(({ kind }) => ['cancer', 'cancer medicine', 'clot', 'aura', 'gene'].includes(kind))
  const ofStart = isBarred
    ? undefined
    : askOfStarting(question, earlier, [has('age')?.text, has('no periods')?.text, earlier].join(' '))
  if (ofStart) return ofStart
  const usual = askOfUsualAge(question)
  if (usual) return usual
  if (ofCooling.test(question) && ofFlashes.test(subject) && ofNight.test(subject) && !ofWork.test(subject))
    return 'Does cooling the bedroom help with night sweats?'
  if (stopsHormones.test(question)) return 'What happens when I stop HRT, at once or bit by bit?'
  if (ofRights.test(question) && ofWork.test(subject)) return 'What does the law give me at work in menopause?'
  if (refusesHormones(question) && asksWhatElse.test(question) && ofFlashes.test(subject) && !has('tried'))
    return `${sayCancerMedicine(question)}Which treatments for hot flashes are there without hormones?`
  // “67”, after flushes were told of: they are asked about at her age.
  if (Number(/\d+/.exec(has('age')?.text ?? '')?.[0] ?? 0) >= lateStart.age && isOnlyTold(question, subject))
    return 'Still having hot flashes past sixty, is that odd?'
  const ofHabit = askOfHabit(question, earlier)
  if (ofHabit && !has('medicine')) return ofHabit
  const form = has('form')
  if (
    form &&
    (asksWhatElse.test(question) || hormones.asked.test(question)) &&
    (ofFlashes.test(subject) || hormones.asked.test(subject))
  )
    return form.text.includes('swallow')
      ? 'Which forms of HRT are there instead of tablets, patch, gel or spray?'
      : 'The HRT patch makes my skin itch, is there a gel or spray instead?'
  const tried = has('tried')
  if (tried && asksWhatElse.test(question) && !ofFlashes.test(subject) && ofSleep.test(`${subject} ${tried.text}`))
    return 'What is the treatment for insomnia that has not got better, CBT-I or sleeping pills?'
  if (tried && asksWhatElse.test(question) && (ofFlashes.test(subject) || ofHormonesTried.test(tried.text)))
    return askBeyond(tried.text)
  const diet = has('diet')
  if (diet && ofBones.test(subject) && ofFood.test(question) && /vegan|dairy|milk/.test(diet.text))
    return 'I do not eat dairy, where do I get calcium for my bones?'
  const age = Number(/\d+/.exec(has('age')?.text ?? '')?.[0] ?? mayBeEarly)
  if (age < mayBeEarly && has('no periods') && ofLeaving.test(question))
    return 'Why does early menopause matter for bones and heart, and should I take hormones until 51?'
  if (age < mayBeEarly && has('no periods') && ofEarly.test(subject))
    return `No periods at ${age}, is it early menopause, and how is it tested?`
  const inCommonWords = askOfCommon(question)
  if (inCommonWords !== question) return inCommonWords
  const medicine = has('medicine') ?? has('cancer medicine')
  // Whether hormones suit her is asked of her history, and not of one tablet.
  const asksOfOther = medicinesIn(question).length > 0 && !hormones.asked.test(question)
  if (!medicine || !asksOfOther || asksOfBoth.test(question)) return question
  return `${asSentence(question)} Is it safe with ${medicine.text.replace(/^I take |\.$/g, '')}?`
}

/** What is looked for with the question; what is only said back is not, nor what thins bones, where all that does is asked for, nor a family’s cancer beside her own gene. */
const onlySaidBack: readonly FactKind[] = ['other', 'tried', 'habit', 'checked']
export const searchedFor = (facts: readonly Fact[], question = ''): readonly Fact[] =>
  facts.filter(
    ({ kind, text }) =>
      !onlySaidBack.includes(kind) &&
      !(kind === 'family' && facts.some((fact) => fact.kind === 'gene')) &&
      !(kind === 'illness' && ofBones.test(question) && thinsBones.test(text)),
  )
