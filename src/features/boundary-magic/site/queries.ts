import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'
import { boundaryTexts } from '../content/boundaryTexts'
import 'server-only'

/** The words of the Boundary Magic page. */
export const getBoundaryTexts = pageTextsQuery(slugs.boundaryPage, boundaryTexts)
