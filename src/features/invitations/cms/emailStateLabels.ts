import type { CampaignEmailRow } from '../domain/campaignShapes'

/** What an email's state is called in the panel. */
export const emailStateLabels: Record<CampaignEmailRow['state'], string> = {
  waiting: 'waiting',
  sent: 'sent',
  kept: 'in the folder .data/outbox',
  failed: 'not sent',
  cancelled: 'cancelled',
  delivered: 'delivered',
  bounced: 'came back',
  complained: 'called unwanted',
}
