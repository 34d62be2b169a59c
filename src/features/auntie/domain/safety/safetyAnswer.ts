import type { RedFlag, Urgency } from '@/shared/lib/redFlags'

import type { AuntieLink } from '../conversation'
import { adviseOnPressure, highPressureIn } from './bloodPressure'
import type { Concern } from './findConcern'

type Line = { name: string; how: string; link: string }
type Country = {
  code: string
  name: string
  emergencyNumber: string
  /** Where the police have another. */
  policeNumber?: string
  crisisLines: readonly Line[]
  violenceLines: readonly Line[]
}

export const crises = [
  'self-harm',
  'strangulation',
  'rape',
  'harm-to-others',
  'violence',
] as const satisfies readonly Concern[]
export type Crisis = (typeof crises)[number]

/** What is answered: a concern, or of the emergencies those of the mind, which have words and lines of their own. */
export type SignKey = Concern | 'hearing-voices'

/** Whether a concern is a crisis of the visitor's rather than a sign of illness. */
export const isCrisis = (concern: SignKey | null): concern is Crisis => crises.some((crisis) => crisis === concern)

/** What the list of red flags says of a concern. A crisis is always for now; some by somebody who is a danger today. */
export type Sign = { concern: SignKey; urgency: Urgency; isDangerNow?: boolean }

// Signs that can wait for an appointment get no number to dial on top.
const canWait = ({ urgency }: Sign) => urgency === 'week' || urgency === 'visit'
const soon: Record<Urgency, string> = { now: 'now', today: 'today', week: 'this week', visit: 'at the next visit' }

/** What Auntie answers to a red flag that has no words of hers in the list. */
export const describeSign = ({ sign, action, urgency }: RedFlag): string =>
  `What you describe is on the list of signs that are for a doctor ${soon[urgency]}: “${sign}” ${action} I can’t examine you, and they can. If it gets worse fast or you feel very ill, call {emergency}.`

/** Crises in which the people who know violence come first, before those who know despair. */
const violent: readonly SignKey[] = ['strangulation', 'rape', 'violence']

/** What somebody else does to her: she may well ask of something else, and is not in danger by it. */
export const isDoneByOthers = (concern: Concern): boolean => violent.includes(concern)

const asLink = ({ name, how, link }: Line): AuntieLink => ({ title: name, description: how, path: link, icon: 'phone' })

/** What the police are for, at least as much as an ambulance. */
const forPolice: readonly SignKey[] = ['rape', 'harm-to-others', 'violence']

function emergencyLink({ name, emergencyNumber, policeNumber }: Country, concern?: SignKey): AuntieLink[] {
  if (!emergencyNumber) return []
  const toCall = (number: string, whom: string): AuntieLink => ({
    title: `Call ${number}`,
    description: `${whom}, ${name}`,
    path: `tel:${number}`,
    icon: 'phone',
  })
  return policeNumber && concern && forPolice.includes(concern)
    ? [toCall(policeNumber, 'Police'), toCall(emergencyNumber, 'Ambulance')]
    : [toCall(emergencyNumber, 'Emergency')]
}

/** A line that is for sexual violence alone, by its name: of 1800RESPECT, which is for all of it, the name says nothing. */
const isForSexual = ({ name }: Line): boolean => /\b(?:sexual|rape)\b/i.test(name)

/** The lines for violence, for rape those that know it best first, and else without those that are for it alone. */
function violenceLinesFor(concern: SignKey, { violenceLines }: Country): readonly Line[] {
  const sexual = violenceLines.filter(isForSexual)
  const others = violenceLines.filter((line) => !isForSexual(line))
  if (concern === 'rape') return [...sexual, ...others]
  return others.length > 0 ? others : sexual
}

function linesFor(concern: SignKey, country: Country): AuntieLink[] {
  const lines = violent.includes(concern)
    ? [...violenceLinesFor(concern, country), ...country.crisisLines]
    : country.crisisLines
  return lines.filter(({ link }, index) => lines.findIndex((other) => other.link === link) === index).map(asLink)
}

function withNumber(text: string, { emergencyNumber, policeNumber }: Country, concern?: SignKey): string {
  const number = emergencyNumber || 'your local emergency number'
  const isForPolice = policeNumber && concern && forPolice.includes(concern)
  return text.replaceAll('{emergency}', isForPolice ? `${policeNumber} (police) or ${number} (ambulance)` : number)
}

const nameLines = (links: readonly AuntieLink[]) =>
  links.map(({ title, description }) => `${title} (${description})`).join('; ')

/** What can be called for a concern in a country, what matters most first; nothing for what can wait. */
export function callableLinks({ concern, urgency, isDangerNow }: Sign, country: Country): AuntieLink[] {
  if (canWait({ concern, urgency })) return []
  const emergency = emergencyLink(country, concern)
  if (concern === 'hearing-voices') return [...emergency, ...linesFor(concern, country)]
  if (!isCrisis(concern)) return emergency
  const lines = linesFor(concern, country)
  // Somebody who was strangled needs a doctor, whatever it looks like; who is followed today, the police.
  return concern === 'strangulation' || isDangerNow ? [...emergency, ...lines] : [...lines, ...emergency]
}

/** Auntie's own answer to a concern: the text for it, the country's numbers, and no model in between. */
export function buildSafetyAnswer(
  sign: Sign,
  text: string,
  country: Country,
): { response: string; links: AuntieLink[] } {
  const { concern } = sign
  const response = withNumber(text, country, concern)
  const links = callableLinks(sign, country)
  if (!isCrisis(concern)) return { response, links }
  const named = linesFor(concern, country).map(({ title, description }) => `${title}: ${description}.`)
  return {
    response: [
      response,
      `${country.name}:\n${named.join('\n')}`,
      'Somewhere else? Choose your country on this page, or findahelpline.com lists free support by country.',
    ].join('\n\n'),
    links,
  }
}

/** A sentence that follows an answer, and the lines it names. */
export type Aside = { text: string; links: AuntieLink[] }

/**
 * The numbers of another country that she may be in as well, below those that were named; nothing where none was.
 * @param named what an answer names to call
 */
export function sayElsewhere(named: readonly AuntieLink[], country: Country): Aside | null {
  const called = named.filter(({ icon }) => icon === 'phone')
  if (called.length === 0) return null
  const isCrisisNamed = called.some(({ path }) => path !== called.find(({ title }) => title.startsWith('Call '))?.path)
  const further = [...emergencyLink(country), ...(isCrisisNamed ? linesFor('violence', country) : [])]
  const links = further.filter(({ path }) => !named.some((link) => link.path === path))
  return links.length === 0 ? null : { text: `\n\nOr, if you are there, ${country.name}: ${nameLines(links)}.`, links }
}

const askFor: Partial<Record<SignKey, string>> = {
  'chest-pain': 'is in your chest or takes your breath',
  stroke: 'came suddenly, in the face, an arm, your speech or your sight',
  'sudden-headache': 'is a headache that came all at once or is the worst you have known',
  'leg-swelling': 'is one leg that is swollen, hot or sore',
  'other-emergency': 'came on fast or frightens you',
}

const askForCrisis = (concern: Concern): string =>
  concern === 'self-harm'
    ? 'you are hurting, in danger or thinking of ending it'
    : 'somebody hurts or frightens you, or you fear what may happen'

const faint = /\b(?:faint(?:ed|ing|s)?|pass(?:ed|ing) out|black(?:ed|ing) out|blackouts?)\b/i
/**
 * After a faint: who had one is seen, and has her heart listened to and recorded (NICE CG109, “Initial assessment” and
 * “Assessment of blackouts”); palpitations with a faint are for now (the list of red flags).
 */
const afterFaint =
  'Have a faint looked at by a doctor, and the heart with it, even where heat or an empty stomach explains it. Chest pain, a racing heart or bad breathlessness with it, or a faint while you exercise or lie down: call {emergency}.'
const afterSeenTo =
  'Good that it will be looked at. Keep to that, this week if you can, even if it goes by itself, and ask there before you start or stop a hormone.'

/**
 * What follows an answer when a message may have meant more than it said: no full stop, only the way to a person.
 * @param told the message, and whether she says in it that the sign will be seen to
 */
export function buildGentleAside(
  { concern, urgency }: Sign,
  country: Country,
  told: { message: string; isSeenTo?: boolean } = { message: '' },
): Aside {
  const links = callableLinks({ concern, urgency }, country)
  if (told.isSeenTo) return { text: `\n\n${afterSeenTo}`, links: [] }
  if (concern === 'other-emergency' && faint.test(told.message))
    return { text: withNumber(`\n\n${afterFaint}`, country), links }
  if (isCrisis(concern))
    return {
      text: `\n\nIf there is more behind it, if ${askForCrisis(concern)}, you don’t have to carry that alone: ${nameLines(links)}.`,
      links,
    }
  const symptom = askFor[concern]
  if (!symptom)
    return {
      text: '\n\nIf it is a bleeding or a lump that is new to you, let a doctor look at it this week, even if it seems small.',
      links,
    }
  return {
    text: withNumber(`\n\nIf what you describe ${symptom}, don’t read on: call {emergency}.`, country),
    links,
  }
}

/** What follows an answer to a message that tells of a high blood pressure which can wait for a few days; else null. */
export function buildPressureAside(message: string, country: Country): Aside | null {
  const pressure = highPressureIn(message)
  if (!pressure) return null
  // The number stands in its last sentence: large above the answer it would be an alarm, and a reading is none.
  return { text: withNumber(`\n\n${adviseOnPressure(pressure)}`, country), links: [] }
}

/** What a crisis was about, in words for her who told it. */
const toldOf: Record<Crisis, string> = {
  'self-harm': 'about hurting yourself or not going on',
  strangulation: 'about hands on your throat',
  rape: 'about what was done to you without your yes',
  'harm-to-others': 'about hurting somebody',
  violence: 'about being hurt or frightened',
}
const stillFor: Partial<Record<Crisis, string>> = {
  strangulation:
    ' It is dangerous even when nothing shows, so be seen by a doctor today, and say “I was strangled.” None of it is your doing.',
  rape: ' It was not your fault, married or not. If it was in the last days, a hospital or a sexual assault center can look after you, pain as well, also without the police.',
  violence: ' None of it is your doing, and no hormones of yours make somebody else do it.',
}

/** Somebody knows, or is there: a line was rung, a sister told. */
const reachedOut =
  /\b(?:i|i['’]ve|have|just) (?:just |already |finally |now |did |have )*(?:rang|rung|called|phoned|texted|spoke (?:to|with)|spoken (?:to|with)|talked (?:to|with)|told|messaged)\b[^.?!]{0,30}\b(?:number|lines?|samaritans|lifeline|988|helpline|crisis|gp|doctor|nurse|therapist|counsellor|counselor|sister|brother|m[uo]m|mother|dad|father|daughter|son|husband|wife|partner|friend|neighbou?r|her|him|them|someone|somebody)\b|\b(?:sister|brother|m[uo]m|mother|dad|daughter|son|husband|wife|partner|friend|mate|neighbou?r|she|he) (?:is|['’]s|will be|['’]ll be) (?:\w+ )?(?:com(?:e|ing) (?:to stay|over|round|tonight|now)|staying|with me|here with me|sitting with me|on (?:the|her|his) way)\b/i
const nobodyReached = /\b(?:nobody|no ?one|not|never|n['’]?t|should|if|wish|want to)\b[^.?!]{0,24}$/i
/** Whether she told of somebody who knows now, after she told how it is with her. */
export const hasReachedOut = (said: readonly string[]): boolean =>
  said.some((message) => {
    const told = reachedOut.exec(message)
    return (
      told !== null &&
      !nobodyReached.test(message.slice(0, told.index)) &&
      !/\b(?:put down|hung up|no answer|engaged|nobody (?:answered|picked))\b/i.test(message)
    )
  })

/** “Don’t send me numbers, I just want to chat” */
const refusesNumbers =
  /\b(?:don['’]?t|do not|no|stop|without|enough|sick of|not)\b[^.?!]{0,24}\b(?:(?:phone |helpline |more )?numbers?|hot ?lines?|helplines?|crisis lines?|leaflets?)\b/i
/** Whether somebody asked for no numbers: they are named less, and stand below all the same. */
export const isTiredOfNumbers = (said: readonly string[]): boolean =>
  said.some((message) => refusesNumbers.test(message))

/**
 * What comes before an ordinary answer when an earlier message of the conversation was a crisis or a red flag. Whoever took
 * too much may feel well for a day while it does its harm: https://www.medicines.org.uk/emc/product/100693/smpc, 4.9.
 * @param told the words in which an illness was told @param said all that she said
 */
export function buildReminder(
  { concern, urgency }: Sign,
  country: Country,
  told = '',
  said: readonly string[] = [],
): Aside {
  const links = callableLinks({ concern, urgency }, country)
  const first = 'First, what you wrote earlier'
  if (concern === 'self-harm' && isTiredOfNumbers(said))
    return {
      text: withNumber(
        `I’ve not forgotten what you wrote earlier ${toldOf[concern]}, and I’ll read you no list, as you asked. Is it with you now? If you have taken something or are hurt, call {emergency} or get to a hospital, even if you feel fine: that you feel fine does not mean it is safe. Put what you could use out of reach, and let somebody be with you. The lines stand below, whenever you want them.\n\n`,
        country,
      ),
      links,
    }
  if (concern === 'self-harm' && hasReachedOut(said))
    return {
      text: withNumber(
        `I’m glad somebody knows, and there is nothing silly in it. What you wrote earlier ${toldOf[concern]} still counts: if no doctor knows yet, tell one this week, and keep what you could use out of reach tonight. If it comes back, the lines are there at any hour: ${nameLines(links)}. If you have taken something or are hurt, call {emergency} now, even if you feel fine.\n\n`,
        country,
      ),
      links,
    }
  if (concern === 'self-harm')
    return {
      text: withNumber(
        `${first} ${toldOf[concern]} still counts. If you have taken something or are hurt, call {emergency} or get to a hospital now, even if you feel fine: that you feel fine does not mean it is safe. Put what you could use out of reach, and let somebody be with you. And a person to talk to, now or whenever you are ready: ${nameLines(links)}.\n\n`,
        country,
      ),
      links,
    }
  if (isCrisis(concern))
    return {
      text: `${first} ${toldOf[concern]} still counts.${stillFor[concern] ?? ''} Whenever you are ready to talk to a person: ${nameLines(links)}.\n\n`,
      links,
    }
  const quoted = told && ` (“${told}”)`
  return {
    text:
      urgency === 'now'
        ? withNumber(
            `${first}${quoted} still counts: if nobody has looked at it yet, call {emergency} before you read on, even if it has passed.\n\n`,
            country,
          )
        : `${first}${quoted} still counts, and wants a doctor’s eyes ${soon[urgency]}.\n\n`,
    links,
  }
}
