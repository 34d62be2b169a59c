import type { CampaignLetterRow } from '../domain/campaignShapes'

/** What a letter's state is called in the panel. */
export const stateWords: Record<CampaignLetterRow['state'], string> = {
  waiting: 'waiting',
  sent: 'sent',
  kept: 'in the folder .data/outbox',
  failed: 'not sent',
  cancelled: 'cancelled',
  delivered: 'delivered',
  bounced: 'came back',
  complained: 'called unwanted',
}
