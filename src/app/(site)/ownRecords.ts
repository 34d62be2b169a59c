import { bingoRecords } from '@/features/bingo/contract'
import { moveTo } from '@/shared/browser/ownKey/move'
import type { OwnKey } from '@/shared/browser/ownKey/derive'
import type { SiteRecords } from '@/shared/browser/ownKey/sealer'
import { importable } from '@/shared/lib/ownRecords'

import { createSiteSealer, kinds } from './ownRecordKinds'

/** Every kind of record that visitors keep here. Loaded by a move, an import, and where no worker starts. */
export const siteRecords: SiteRecords = {
  kinds,
  sealedByServer: importable([bingoRecords]),
}

/** Brings this browser back to the visitor of its key, with whatever was written elsewhere. */
export async function reconnectVisitor(key: OwnKey): Promise<void> {
  await moveTo(key, kinds, key)
}

export { createSiteSealer }
