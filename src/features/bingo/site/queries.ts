import 'server-only'

import { cache } from 'react'

import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { standInFor } from '@/shared/server/standIn'
import { slugs } from '@/slugs'

import { toBoard, toDraftBoard, type DraftBoard } from './view'
import type { Board } from '../contract'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { publishedAndActive } from '@/shared/lib/publishedFilters'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { bingoTexts } from '../content/bingoTexts'

const findBoards = publishedQuery('bingo-boards', [slugs.bingoBoards], async ({ payload, visible }) => {
  const { docs } = await payload.find({
    collection: slugs.bingoBoards,
    ...visible(undefined, publishedAndActive),
    sort: 'createdAt',
    depth: 0,
  })
  return docs.map(toBoard)
})

/** The boards that can be played, oldest first; null when the query fails: the browser asks the API, and the page is not kept. */
export const getBoards = cache(async (): Promise<Board[] | null> => {
  try {
    return (await findBoards()).found
  } catch (error) {
    return standInFor(slugs.bingoBoards, error, null)
  }
})

/**
 * All boards, inactive ones included, for a signed-in editor in draft mode; null for visitors.
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
