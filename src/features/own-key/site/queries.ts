import 'server-only'

import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'

import { ownKeyTexts } from '../content/ownKeyTexts'

/** The words about a key of the visitor's own. */
export const getOwnKeyTexts = pageTextsQuery(slugs.ownKeyPanel, ownKeyTexts)
