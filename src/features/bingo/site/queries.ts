import 'server-only'

import { cache } from 'react'

import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { toDraftBoard, type DraftBoard } from './view'

/**
 * The boards as a signed-in editor in draft mode sees them, those that are off among them; null for everybody else,
 * whose browser asks for the boards by a call.
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
