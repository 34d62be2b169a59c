import 'server-only'

import { cache } from 'react'

import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { toDraftBoard, type DraftBoard } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { bingoTexts } from '../content/bingoTexts'

/**
 * All boards, inactive ones included, for a signed-in editor in draft mode; null for visitors, whose browsers call the
 * API.
 */
export const getDraftBoards = cache(async (): Promise<DraftBoard[] | null> => {
  const viewer = await draftViewer()
  if (!viewer) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.bingoBoards,
    draft: true,
    user: viewer,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(toDraftBoard)
})

/** The words of the Self-Care Bingo page. */
export const getBingoTexts = pageTextsQuery(slugs.bingoPage, bingoTexts)
