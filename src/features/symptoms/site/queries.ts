import 'server-only'

import type { PageTexts } from '@/shared/lib/pageTexts'
import type { RedFlag } from '@/shared/lib/redFlags'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { getRedFlags } from '@/shared/server/redFlags'
import { slugs } from '@/slugs'

import { diaryTexts } from '../content/diaryTexts'
import { historyTexts } from '../content/historyTexts'
import { nowTexts } from '../content/nowTexts'
import { trackingTexts } from '../content/trackingTexts'
import { trackingFlags, visitFlags } from '../domain/diaryRedFlags'

export type TrackingTexts = PageTexts<typeof trackingTexts>

/** The words of the diary's dialogs. */
export const getDiaryTexts = pageTextsQuery(slugs.diaryDialogs, diaryTexts)

/** The words of a visitor's history, medicines and visits, and of the sheet for a doctor. */
export const getHistoryTexts = pageTextsQuery(slugs.diaryHistory, historyTexts)

/** The words of the page for right now. */
export const getNowTexts = pageTextsQuery(slugs.nowPage, nowTexts)

/** The words of the tracking page. */
export const getTrackingTexts = pageTextsQuery(slugs.trackingPage, trackingTexts)

/** The red flags that the tracking page shows. */
export const getTrackingFlags = (): Promise<RedFlag[]> => getRedFlags(trackingFlags)

/** The red flags that a diary may hold, and that a doctor's sheet offers. */
export const getVisitFlags = (): Promise<RedFlag[]> => getRedFlags(visitFlags)
