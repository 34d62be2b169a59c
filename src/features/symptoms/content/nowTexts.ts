import type { PageTexts } from '@/shared/lib/pageTexts'

import { durations, severities } from '../domain/hotFlash'

/**
 * The starting words of the page for right now. The steps are from "Mindfulness for the Uncool Moments", thirty seconds
 * each: they pass the time and claim no more.
 */
export const nowTexts = {
  headline: 'It’s happening now',
  steps: [
    'Name it, like a bored weather reporter. Heat. Chest. Neck. Face.',
    'Shoulders down. Jaw loose. Hands open. No special breathing.',
    'Ride it. It has a start, a top and a far side, and this one passes too.',
  ],
  note: 'None of this shortens a flash; it is something to do besides panic. [Where that comes from](/education/mindfulness-for-the-uncool-moments).',
  keepHeading: 'Keep it: press how strong, in the row of how long',
  keptHeading: 'Kept. Another one?',
  lengthHeading: 'Length',
  strengths: severities.map(({ label: name }) => ({ name })),
  lengths: durations.map(({ label: name }) => ({ name })),
  diaryLink: 'To your diary',
} as const

export type NowTexts = PageTexts<typeof nowTexts>
