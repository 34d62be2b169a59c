import 'server-only'

import type { PageTexts } from '@/shared/lib/pageTexts'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'

import { trackingTexts } from '../content/trackingTexts'

export type TrackingTexts = PageTexts<typeof trackingTexts>

/** The words of the tracking page. */
export const getTrackingTexts = pageTextsQuery(slugs.trackingPage, trackingTexts)
