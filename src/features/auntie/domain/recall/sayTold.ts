import { typeset } from '@/shared/lib/typeset'

import { conditionsOf, medicinesIn } from '../answer/question/medicinesAndConditions'
import type { FoundLibrary } from '../answer/retrieval/foundLibrary'
import { sayUnsaid } from '../answer/wording/unsaidAspect'
import { thinsBones } from './bearingFacts'
import type { Fact, FactKind } from './fact'

const ofAge =
  /\b(?:(?:before|under|past|over|after|from|by|at|until|turn(?:ed|ing)?|age|aged|to|and) (?:the age of )?[3-7]\d|(?:thirties|forties|fifties|sixties))\b/i
/** How an answer speaks of what was told; of an illness or a medicine it has to name it. */
const spokenOf: Partial<Record<FactKind, RegExp>> = {
  clot: /\bclots?\b|\bstrokes?\b|\bthrombo|\bheart attack/i,
  aura: /\baura\b/i,
  cancer: /\bcancer\b/i,
  'cancer medicine': /\bcancer\b|\btamoxifen\b|\baromatase\b/i,
  family: /\bcancer\b/i,
  gene: /\bBRCA|\bgene\b/i,
  womb: /\b(?:uterus|womb|hysterectomy)\b/i,
  'womb kept': /\b(?:uterus|womb|lining|progestogen)\b/i,
  ovaries: /\bovar/i,
  form: /\b(?:patch(?:es)?|gels?|sprays?|rings?)\b/i,
  trans: /\btrans\b|\btestosterone\b|\btop surgery\b|\bdown as male\b/i,
  diet: /\b(?:vegan|vegetarian|dairy|plant|tofu|beans|lentils|gluten|coeliac|celiac)\b/i,
  coil: /\bcoil\b|\bablation\b|\bIUD\b/i,
  early: /\b(?:early|premature|before 4[05]|under 4[05])\b/i,
  age: ofAge,
  'no periods': /\b(?:periods?|bleed\w*|cycles?|last one|twelve months)\b/i,
}
const nameOf = ({ text }: Fact) =>
  text
    .replace(/^I (?:take|have|had|am allergic to|am|eat no|carry) (?:an? )?|\.$/g, '')
    .replace(/^(?:under|over)active /, '')
    .replace(/^diabetic$/i, 'diabetes')
    .replace(/^epileptic$/i, 'epilepsy')

const habits: readonly [RegExp, RegExp][] = [
  [/smoke/, /\bsmok/i],
  [/alcohol/, /\b(?:alcohol|addict|drink)/i],
  [/shift/, /\bshift/i],
  [/Ramadan/, /\b(?:Ramadan|fast)/i],
]
const isSpokenOf = (fact: Fact, read: string): boolean => {
  const form = spokenOf[fact.kind] ?? habits.find(([of]) => fact.kind === 'habit' && of.test(fact.text))?.[1]
  if (form) return form.test(read)
  if (fact.kind === 'tried' || fact.kind === 'checked' || fact.kind === 'other') return false
  if (
    [...conditionsOf(fact.text), ...medicinesIn(fact.text)].some(
      ({ said, asked }) => said.test(read) || asked.test(read),
    )
  )
    return true
  const [first = ''] = nameOf(fact).split(' ')
  return read.toLowerCase().includes(first.toLowerCase().replace(/(?:es|s|ic|a)$/, ''))
}
/** Where patches are told not to be borne, whatever is read of them. */
const skinText = 'Say it to whoever prescribes: “My skin does not bear patches. Is a gel or a spray right for me?”'
const isOfGlue = ({ kind, text }: Fact): boolean => kind === 'allergy' && /plaster|adhesive|patch|glue/.test(text)
/** How somebody tells what is hard to tell. */
const isHard =
  /\b(?:not used to (?:it|saying|that)|hard to (?:say|write|tell)|still (?:upset|sad|raw|sore about|cry)|(?:i )?(?:cried|cry|grieve|miss (?:it|them|her))|heart ?broken|devastated|gutted|never (?:got|had) (?:to|the chance))\b/i
const pastTriedText = 'Pass over what you have tried, and ask a doctor: “That did not help me. What comes next?”'

/** What to ask, and whom, where nothing that is read speaks of what was told. */
const questions: Partial<Record<FactKind, (fact: Fact) => { whom: string; ask: string }>> = {
  cancer: () => ({ whom: 'your cancer team', ask: 'Does this go with the cancer I had?' }),
  'cancer medicine': (fact) => ({ whom: 'your cancer team', ask: `Does this go with ${nameOf(fact)}?` }),
  family: () => ({ whom: 'a doctor', ask: 'Does the cancer in my family change this for me?' }),
  gene: () => ({ whom: 'your genetics team', ask: 'What does my gene change in this?' }),
  clot: (fact) => ({
    whom: 'a doctor, before you take anything new',
    ask: `${fact.text.replace(/\.$/, '')}. Which kind and form are right for me, and should a specialist be asked first?`,
  }),
  aura: () => ({
    whom: 'a doctor or pharmacist',
    ask: 'I have migraine with aura. Which kind and form are right for me?',
  }),
  womb: () => ({ whom: 'whoever prescribes', ask: 'I have no womb. What does that change for me?' }),
  'womb kept': () => ({ whom: 'whoever prescribes', ask: 'I have my womb. What has to go with it?' }),
  ovaries: () => ({ whom: 'a doctor', ask: 'What does it change for me that my ovaries are out?' }),
  medicine: (fact) => ({
    whom: 'whoever treats you for it, or your pharmacist, before you take anything new',
    ask: `Does it go with ${nameOf(fact)}?`,
  }),
  illness: (fact) => ({
    whom: 'whoever treats you for it, or your pharmacist, before you take anything new',
    ask: `Is it right for somebody with ${nameOf(fact)}?`,
  }),
  allergy: (fact) => ({ whom: 'your pharmacist', ask: `Is there any ${nameOf(fact)} in it?` }),
  diet: (fact) => ({
    whom: 'a doctor or dietitian',
    ask: `What takes its place for somebody who ${fact.text.startsWith('I eat') ? 'eats no' : 'is'} ${nameOf(fact)}?`,
  }),
  form: (fact) => ({
    whom: 'your pharmacist',
    ask: fact.text.includes('swallow')
      ? 'I can’t swallow tablets. What is there in another form?'
      : 'My skin does not bear patches. What is there in another form?',
  }),
  trans: () => ({ whom: 'your clinic', ask: 'What of this holds for me, with what I take?' }),
  coil: (fact) =>
    fact.text.includes('coil')
      ? { whom: 'whoever fitted it', ask: 'Does my coil count as the progestogen, and for how long?' }
      : { whom: 'a doctor', ask: 'I had an ablation. What does that change in this?' },
  early: () => ({ whom: 'a doctor', ask: 'My menopause came early. What does that change in this?' }),
  checked: () => ({ whom: 'whoever prescribes', ask: 'Does what was found then change anything in this?' }),
  beside: (fact) => ({
    whom: 'a doctor or pharmacist',
    ask: `Does it have to do with ${nameOf(fact)}, or with what I take for it?`,
  }),
  habit: () => ({ whom: 'a doctor or pharmacist', ask: 'What does that change for me?' }),
}

/** Which of several is said first, and asked of where nothing speaks of it. */
const bearing: readonly FactKind[] = [
  'cancer',
  'cancer medicine',
  'clot',
  'aura',
  'gene',
  'medicine',
  'illness',
  'allergy',
  'trans',
  'form',
  'womb',
  'ovaries',
  'early',
  'coil',
  'womb kept',
  'diet',
  'family',
  'habit',
  'checked',
  'beside',
]
/** Of which each has to be spoken of; of the others one of them is enough. */
const decisive: readonly FactKind[] = [
  'cancer',
  'cancer medicine',
  'clot',
  'aura',
  'medicine',
  'illness',
  'allergy',
  'checked',
]
/** What is said back and needs nobody to be asked. */
const onlySaidBack: readonly FactKind[] = ['tried', 'age', 'no periods', 'other']
const mostQuotes = 3

const rankOf = ({ kind }: Fact) => [...bearing, ...onlySaidBack].indexOf(kind)

/** What of it is said back, in her words: each sentence once. */
function quotesOf(facts: readonly Fact[]): string {
  const said = facts.map(({ words }) => words).filter((words, at, all) => words && all.indexOf(words) === at)
  return said
    .slice(0, mostQuotes)
    .map((words) => `“${words}”`)
    .join(' and ')
}

/** What was told that bears on a question, and whom it is asked for, where that is not she who writes. */
export type Told = {
  facts: readonly Fact[]
  another: string | null
  /** What a question goes back to, in her words. */
  goneBackTo?: readonly string[]
  /** The last question of a conversation, in her words. */
  asking?: string
}

/** What was asked about beside the rest, and is not spoken of at all: “and what about cranberry juice?” */
function sayPassedOver(asking: string, response: string): string | undefined {
  const names = medicinesIn(asking)
    .filter(({ asked, said }) => !asked.test(response) && !said.test(response))
    .map(({ asked }) => asked.exec(asking)![0])
  return names.length > 0
    ? `About ${names.join(' and ')} I found nothing, which is no all-clear: ask your pharmacist.`
    : undefined
}

/** What is said of what was told, where an answer speaks of it. */
function sayInMind(spoken: readonly Fact[]): string {
  const quoted = quotesOf(spoken)
  const kept = isHard.test(quoted)
    ? 'I’m sorry, that is no small thing, and I have it in mind.'
    : 'I have that in mind.'
  return quoted && `You told me: ${quoted}. ${kept}`
}

/** What is said of what was told, where an answer does not speak of it, beside what it speaks of. */
function sayPassed(unspoken: readonly Fact[], spoken: readonly Fact[]): string {
  const quoted = quotesOf(unspoken.filter(({ words }) => !spoken.some((fact) => fact.words === words)))
  const isHardToTell = isHard.test(quoted) ? 'I’m sorry, that is no small thing. ' : ''
  return (
    quoted &&
    `You ${spoken.length > 0 ? 'also ' : ''}told me: ${quoted}. ${isHardToTell}What I found doesn’t speak of it.`
  )
}

/** Said after an answer that speaks of nothing that was told: what to ask, and whom. */
function askAbout(fact: Fact, response: string, asking = ''): string {
  const isOfBones = fact.kind === 'illness' && /\bbones?\b/i.test(asking) && thinsBones.test(fact.text)
  const { whom, ask } = isOfBones
    ? { whom: 'a doctor', ask: `Does ${nameOf(fact)} put my bones at risk, and should they be measured now?` }
    : questions[fact.kind]!(fact)
  return /no all-clear/.test(response)
    ? `Name what you told me as well when you ask: “${ask}”`
    : `What I read says nothing of what you told me, and it’s no all-clear. Ask ${whom}: “${ask}”`
}

/**
 * An answer with what was told earlier and bears on the question said back before it, and after it what to ask whom, where
 * nothing that is read speaks of it: what holds for others may not hold for her.
 */
export function sayTold(response: string, told: Told, found: Pick<FoundLibrary, 'answers'>): string {
  const { goneBackTo = [], asking = '' } = told
  const gone = goneBackTo.map((words) => `“${words}”`).join(' and ')
  const isUnread = response.includes('our library has nothing')
  return [
    gone && `You go back to ${gone}.`,
    sayFacts(response, told, found),
    isUnread ? '' : (sayPassedOver(asking, response) ?? sayUnsaid(asking, response)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const saysNothingOf = /^(?:About|On) [^.]*? (?:I found nothing|our library has nothing)[^\n]*$/gm

function sayFacts(
  response: string,
  { facts, another, asking }: Told,
  { answers }: Pick<FoundLibrary, 'answers'>,
): string {
  const isSkin = facts.some(({ kind, text }) => kind === 'form' && text.includes('patches'))
  const own = isSkin ? facts.filter((fact) => !isOfGlue(fact)) : facts
  const ranked = own.toSorted((one, other) => rankOf(one) - rankOf(other))
  const known = ranked.filter(({ kind }) => kind !== 'other')
  const whose = another ? `You ask for your ${another}, so this is hers to hear.` : ''
  if (ranked.length === 0) return [whose, response].filter(Boolean).join('\n\n')
  if (known.length === 0)
    return [
      whose,
      response,
      `You told me: ${quotesOf(ranked)}. I can’t weigh all that this changes, so say it to whoever you ask.`,
    ]
      .filter(Boolean)
      .join('\n\n')
  // A passage on a medicine need not name it again.
  const headings = answers
    .slice(0, 2)
    .flatMap(({ excerpts }) => excerpts.map(({ passage }) => passage))
    .flatMap(({ title, heading }) => (response.includes(`${typeset(title)}: `) ? [heading] : []))
  // What says that nothing is said of it does not speak of it.
  const read = [response.replace(saysNothingOf, ''), ...headings].join('\n').replace(/kidney stones?/gi, '')
  const spoken = ranked.filter((fact) => isSpokenOf(fact, read))
  const unspoken = ranked.filter((fact) => bearing.includes(fact.kind) && !spoken.includes(fact))
  const passedOver = unspoken.find(
    ({ kind }) => spoken.every((fact) => !bearing.includes(fact.kind)) || decisive.includes(kind),
  )
  const tried = ranked.filter(({ kind }) => kind === 'tried')
  const closing = isSkin ? skinText : tried.length > 0 ? pastTriedText : ''
  return [
    [sayInMind(isSkin ? own : spoken), isSkin ? '' : sayPassed([...unspoken, ...tried], spoken), whose]
      .filter(Boolean)
      .join(' '),
    response,
    passedOver ? askAbout(passedOver, response, asking) : closing,
  ]
    .filter(Boolean)
    .join('\n\n')
}
