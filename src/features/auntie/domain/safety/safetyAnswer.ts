import type { AuntieLink } from '../answer/conversation'
import type { Concern } from './findConcern'

type Line = { name: string; how: string; link: string }
type Country = {
  code: string
  name: string
  emergencyNumber: string
  crisisLines: readonly Line[]
  violenceLines: readonly Line[]
}

export const crises = ['self-harm', 'violence'] as const satisfies readonly Concern[]

/** Whether a concern is a crisis of hers rather than a sign of illness. */
export const isCrisis = (concern: Concern | null): concern is (typeof crises)[number] =>
  crises.some((crisis) => crisis === concern)

// Signs that can wait for an appointment get no number to dial on top.
const canWait: readonly Concern[] = ['bleeding-after-menopause', 'breast-lump']

const asLink = ({ name, how, link }: Line): AuntieLink => ({ title: name, description: how, path: link, icon: 'phone' })

function emergencyLink({ name, emergencyNumber }: Country): AuntieLink[] {
  if (!emergencyNumber) return []
  return [
    {
      title: `Call ${emergencyNumber}`,
      description: `Emergency, ${name}`,
      path: `tel:${emergencyNumber}`,
      icon: 'phone',
    },
  ]
}

/** The country that was chosen, else the first. */
export const findCountry = <Any extends Country>(countries: readonly Any[], code: string | undefined): Any =>
  countries.find((country) => country.code === code) ?? countries[0]!

const linesFor = (concern: Concern, country: Country): AuntieLink[] =>
  (concern === 'violence' ? [...country.violenceLines, ...country.crisisLines] : country.crisisLines).map(asLink)

/** Auntie's own answer to a concern: the text for it, the country's numbers, and no model in between. */
export function buildSafetyAnswer(
  concern: Concern,
  text: string,
  country: Country,
): { response: string; links: AuntieLink[] } {
  const response = text.replaceAll('{emergency}', country.emergencyNumber || 'your local emergency number')
  if (!isCrisis(concern)) return { response, links: canWait.includes(concern) ? [] : emergencyLink(country) }
  const lines = linesFor(concern, country)
  const named = lines.map(({ title, description }) => `${title}: ${description}.`)
  return {
    response: [
      response,
      `${country.name}:\n${named.join('\n')}`,
      'Somewhere else? Choose your country beside the chat, or findahelpline.com lists free support by country.',
    ].join('\n\n'),
    links: [...lines, ...emergencyLink(country)],
  }
}

/** What stands under an ordinary answer when an earlier message of the conversation was a crisis. */
export function buildCrisisReminder(
  concern: (typeof crises)[number],
  country: Country,
): { text: string; links: AuntieLink[] } {
  const links = linesFor(concern, country)
  return {
    text: `\n\nAnd what you wrote earlier still counts. Whenever you are ready to talk to a person: ${links.map(({ title, description }) => `${title} (${description})`).join('; ')}.`,
    links,
  }
}
