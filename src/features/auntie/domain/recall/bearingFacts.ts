import { hormones, medicinesIn } from '../answer/question/medicinesAndConditions'
import { hasQuestionForm } from '../answer/question/questionForm'
import { refusesHormones } from '../answer/ranking/rankRefusedLast'
import { splitSentences } from '../answer/text/sentences'
import type { Fact, FactKind } from './fact'
import { factsOf } from './toldFacts'

const ofHormones =
  /\b(?:the|a|hormone|hrt) (?:patch(?:es)?|gel|spray|pill|tablets?)\b|\b(?:hrt|hormone) tablets?\b|\bpatch(?:es)?\b|\bgel or\b|\bor (?:the )?gel\b/i
/** What stays where it is put: a clot is no reason against it. A ring may be the contraceptive one, of which that is not so. */
const ofVaginal = /\b(?:vaginal(?! ring)|pessar(?:y|ies)|vagifem)\b/i
const ofPregnancy =
  /\b(?:contracepti\w*|pregnan\w*|condoms?|(?:the|combined|combination|ordinary) pill|mini ?pill|birth control|coil|iud|safe days)\b/i
const ofTaken =
  /\b(?:tak(?:e|ing)|safe|try(?:ing)?|supplements?|herbs?|herbal|tablets?|pills?|capsules?|powders?|bottles?|vitamins?|minerals?|remed(?:y|ies)|combin\w*|together|both|interact\w*|on top|good idea|get (?:it|one|some|the same)|buy(?:ing)?|ask for (?:it|the same))\b/i
const ofRelief =
  /\b(?:what|anything|something|how)\b[^.?!]{0,40}\b(?:help(?:s|ed)?|works?|do|take|try|use|safe|stop|treat\w*)\b|\btreat\w*\b/i
const ofFlashes = /\b(?:hot|sweat\w*|flush\w*|flash(?:es)?|boiling)\b/i
const ofDryness = /\b(?:dry\w*|sex|vagina\w*|painful|sore down|lubricants?|moisturi[sz]er|atrophy)\b/i
const ofChange =
  /\b(?:(?:peri)?menopaus\w*|the change|peri|through it|too (?:young|early)|normal|early|hormone levels|blood test|wait it out|over)\b/i
const ofBleeding = /\b(?:periods?|bleed\w*|blood|spotting)\b/i

const ofDifference = /\b(?:differen\w+|better|which)\b/i
const ofBones = /\b(?:bones?|osteo\w+|dexa|dxa|fractures?|heart)\b/i

/** What thins bones, whatever it is taken or had for. */
export const thinsBones =
  /\b(?:co?eliac|steroids?|crohn\w*|colitis|rheumatoid|overactive thyroid|anorexia|kidney|liver)\b/i

const asksForHerself =
  /\b(?:for me|(?:can|could|should|may|must|do|will) i|am i|is (?:it|that|this) (?:ok|okay|safe|fine)|suits?|would (?:it|that|an?|the|i|you)|(?:what|which|where) (?:\w+ )?(?:can|could|should|do) i|how (?:can|do|should) i|best|options?|next step|what (?:helps|else|now)|anything (?:i|to)|which (?:one|type|kind))\b/i
/** Whether a question is asked of her who writes, and may depend on what she told. */
export const isOfHerself = (question: string): boolean => asksForHerself.test(question)
const asksOfMore = /\b(?:besides|as well|other|anything else|on top|too|alone|enough|with (?:it|the))\b/i
const ofScreening = /\b(?:smears?|mammograms?|screening|prostate|breasts?|bones?)\b/i
/** “What else is there”, “what would suit me”, “what now”. */
const asksWhatSuits = (question: string): boolean =>
  [hormones.asked, ofHormones].some((of) => of.test(question)) ||
  (ofFlashes.test(question) && ofRelief.test(question)) ||
  /\b(?:options?|suit\w*|left to try|else|ideas?|what now|next|choices?|alternatives?|what (?:can|could|should) i (?:take|try|do|have|use)|something for|anything for|need something|what helps?|suggest|recommend)\b/i.test(
    question,
  )

/** Questions on which a kind of fact bears. */
const bearsOn: Record<FactKind, (question: string) => boolean> = {
  cancer: (question) =>
    [hormones.asked, ofHormones, ofPregnancy, ofDryness].some((of) => of.test(question)) ||
    (ofFlashes.test(question) && (ofRelief.test(question) || !hasQuestionForm(question))) ||
    (ofTaken.test(question) && medicinesIn(question).length > 0),
  'cancer medicine': (question) =>
    bearsOn.cancer(question) || ofTaken.test(question) || medicinesIn(question).length > 0,
  family: (question) => (hormones.asked.test(question) || ofHormones.test(question)) && !ofDifference.test(question),
  clot: (question) =>
    !ofVaginal.test(question) && [hormones.asked, ofHormones, ofPregnancy].some((of) => of.test(question)),
  aura: (question) => bearsOn.clot(question),
  womb: (question) => bearsOn.clot(question) || ofBleeding.test(question) || ofChange.test(question),
  'womb kept': (question) =>
    hormones.asked.test(question) || ofHormones.test(question) || /\bprogest\w*/i.test(question),
  ovaries: (question) => [ofBones, ofChange].some((of) => of.test(question)) || bearsOn.clot(question),
  age: (question) => [hormones.asked, ofHormones, ofPregnancy, ofChange, ofBleeding].some((of) => of.test(question)),
  'no periods': (question) => [ofPregnancy, ofChange, ofBleeding, hormones.asked].some((of) => of.test(question)),
  medicine: (question) =>
    medicinesIn(question).length > 0 ||
    ((ofTaken.test(question) || /\bwith\b/.test(question)) &&
      (hormones.asked.test(question) || /\b(?:herb|supplement)/i.test(question))),
  illness: (question) => bearsOn.clot(question) || ofTaken.test(question) || medicinesIn(question).length > 0,
  allergy: (question) => hormones.asked.test(question) || ofHormones.test(question) || ofTaken.test(question),
  form: (question) => asksWhatSuits(question) || /\b(?:progest\w*|magnesium|supplements?|forms?)\b/i.test(question),
  tried: (question) => asksWhatSuits(question) || (ofRelief.test(question) && !hormones.asked.test(question)),
  trans: (question) =>
    [hormones.asked, ofHormones, ofChange, ofBleeding, ofFlashes, ofScreening].some((of) => of.test(question)),
  gene: (question) =>
    bearsOn.clot(question) || /\b(?:ovar\w+|cancer|screening|mammogram|surgery|operation)\b/i.test(question),
  coil: (question) =>
    ofPregnancy.test(question) ||
    ofChange.test(question) ||
    ofBleeding.test(question) ||
    /\bprogest\w*/i.test(question) ||
    (hormones.asked.test(question) && asksOfMore.test(question)),
  habit: (question) =>
    bearsOn.clot(question) ||
    ofTaken.test(question) ||
    /\b(?:sleep\w*|tablets?|drink\w*|alcohol|wine|pills?|nightcaps?|sober|gin|beer|day|night|work|job|shifts?|cope)\b/i.test(
      question,
    ),
  early: (question) => bearsOn.ovaries(question) || ofPregnancy.test(question),
  checked: (question) => bearsOn.clot(question),
  beside: () => false,
  other: (question) => asksForHerself.test(question),
  diet: (question) =>
    !/\b(?:exercis\w*|lift\w*|weights|walk\w*|run|running|yoga|pilates|swim\w*|gym|scans?|dexa)\b/i.test(question) &&
    /\b(?:eat\w*|foods?|plate|bones?|diet|meals?|breakfast|lunch|dinner|protein|calcium|iron|omega|b12|recipes?|snacks?|cook\w*)\b/i.test(
      question,
    ),
}

/** What is told for hormones says nothing to who wants something else. */
const ofHormonesAlone: ReadonlySet<FactKind> = new Set(['clot', 'aura', 'womb', 'womb kept', 'family'])

/**
 * The facts that an answer depends on, and that the question does not tell itself.
 * @param subject the question with what it leans on
 */
export function bearingFacts(facts: readonly Fact[], subject: string, question = subject): readonly Fact[] {
  // Most conversations tell nothing of this kind.
  if (facts.length === 0) return facts
  const own = new Set(
    splitSentences(question)
      .flatMap((sentence) => factsOf(sentence))
      .map(({ kind }) => kind),
  )
  const names = (text: string) =>
    question.toLowerCase().includes(text.toLowerCase().replace(/^i (?:take|have) |\.$/g, ''))
  const isWithoutHormones = refusesHormones(question)
  return facts.filter(
    ({ kind, text }) =>
      (bearsOn[kind](kind === 'diet' ? question : subject) ||
        (kind === 'illness' && ofBones.test(question) && thinsBones.test(text))) &&
      !(isWithoutHormones && ofHormonesAlone.has(kind)) &&
      (kind === 'medicine' || kind === 'illness' ? !names(text) : !own.has(kind)),
  )
}

/** What asks where something comes from, or whether something is right for her, may be asked of any illness of hers. */
const asksOfHerself =
  /\b(?:what (?:could|is|might|can)|why|is (?:it|that|this)|could (?:it|that|this)|normal|caus\w+|tests?|for me|can i|should i|(?:ok|okay|safe|right) for)\b/i

const mayBear: readonly FactKind[] = ['illness', 'medicine', 'cancer', 'cancer medicine', 'clot', 'allergy', 'gene']
const asksOfTaking = /\b(?:(?:can|could|should|may|must) i|safe|ok(?:ay)?|right for|suits?|all ?right)\b/i
/** What is only said back: an illness or a medicine of hers, told before a question that may have to do with it. */
export const factsBeside = (facts: readonly Fact[], bearing: readonly Fact[], question: string): readonly Fact[] =>
  bearing.length === 0 && asksOfHerself.test(question)
    ? facts
        .filter(({ kind }) => mayBear.includes(kind))
        .slice(0, 2)
        .map((fact) => (asksOfTaking.test(question) ? fact : { ...fact, kind: 'beside' }))
    : []
