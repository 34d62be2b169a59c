import 'server-only'

import type { PageTexts } from '@/shared/lib/pageTexts'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'

import { supportTexts } from '../content/supportTexts'
import { donateTexts } from '../content/donateTexts'

export type SupportTexts = PageTexts<typeof supportTexts>

/** The words of the support page. */
export const getSupportTexts = pageTextsQuery(slugs.supportPage, supportTexts)

/** The words of the donate button and dialog. */
export const getDonateTexts = pageTextsQuery(slugs.donateDialog, donateTexts)
