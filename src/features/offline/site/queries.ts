import 'server-only'

import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'

import { offlineTexts } from '../content/offlineTexts'

/** The words of the page without a network. */
export const getOfflineTexts = pageTextsQuery(slugs.offlinePage, offlineTexts)
