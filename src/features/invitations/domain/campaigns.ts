/** Where an email to several people is. */
export const campaignStates = ['draft', 'sending', 'paused', 'cancelled', 'done'] as const
export type CampaignState = (typeof campaignStates)[number]

/** An email to several people, as far as the rules below ask. */
export type Campaign = {
  subject: string
  secondSubject?: string | null
  postalAddress?: string | null
  audience: 'tagged' | 'chosen' | 'everybody' | 'followUp'
}

/** What stands against sending an email; nothing where it may go. @param recipients how many would get it */
export function findCampaignProblems(
  { subject, secondSubject, postalAddress }: Pick<Campaign, 'subject' | 'secondSubject' | 'postalAddress'>,
  body: string,
  recipients: number,
): string[] {
  return [
    ...(subject.trim() ? [] : ['It has no subject.']),
    ...(secondSubject?.trim() === subject.trim() ? ['The second subject is the first.'] : []),
    ...(body.trim() ? [] : ['It has no text.']),
    ...(postalAddress?.trim() ? [] : ['Your postal address is missing. The law asks for it.']),
    ...(recipients > 0 ? [] : ['Nobody would get it.']),
  ]
}

/** The subjects of an email: one, or two to be compared. */
export const subjectsOf = ({ subject, secondSubject }: Pick<Campaign, 'subject' | 'secondSubject'>): string[] =>
  secondSubject?.trim() ? [subject, secondSubject.trim()] : [subject]

/** What can be done with an email that is under way, and where it then is. */
const moves = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['sending', 'paused'], to: 'cancelled' },
  /** What lies in the outbox, once a provider is set up. */
  sendKept: { from: ['done'], to: 'sending' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>

/** What a founder may do with an email that is under way. */
export const campaignMoves = ['pause', 'resume', 'cancel', 'sendKept'] as const
export type CampaignMove = (typeof campaignMoves)[number]

/** The states from which a move leads, and the one it leads to. */
export const transitionOf = (move: CampaignMove): { from: readonly CampaignState[]; to: CampaignState } => moves[move]

/** The states of an email that reached its recipient, who can answer it. */
export const deliveredStates = ['sent', 'delivered'] as const

/** The states of an email that left: whoever calls it unwanted, or from whose mailbox it came back, may still answer. */
export const sentStates = [...deliveredStates, 'bounced', 'complained'] as const

/** Why a recipient gets no follow-up; null otherwise. @param state of the first email */
export function followUpExclusion(state: string, hasAnswered: boolean): string | null {
  if (hasAnswered) return 'Has answered.'
  if (state === 'complained') return 'Called the letter unwanted.'
  if (state === 'bounced') return 'The letter came back.'
  if (state === 'kept') return 'Her letter waits in the outbox.'
  return deliveredStates.some((one) => one === state) ? null : 'Never got the letter.'
}
