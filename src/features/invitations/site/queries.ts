import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'
import { inviteTexts } from '../content/inviteTexts'
import 'server-only'

/** The words of the Send Invitations page. */
export const getInviteTexts = pageTextsQuery(slugs.invitePage, inviteTexts)
