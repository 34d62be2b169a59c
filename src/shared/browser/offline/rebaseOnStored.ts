import type { z } from 'zod'

import { changedFields, mergeChanges } from '@/shared/lib/mergeChanges'

import { ApiError, callEndpoint } from '../callEndpoint'
import { openQueued } from '../ownKey/sealer'
import type { RebaseInfo, OutboxEntry } from './outboxEntry'

/** Enough of a contract to ask for a list. */
type ListOfAnything = {
  method: 'get'
  path: `/${string}`
  response: z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>
}

/** Rebases a queued change on the record as it is stored now. @throws ApiError 401 when locked */
export async function rebaseOnStored(entry: OutboxEntry, { list, by, began, rules }: RebaseInfo): Promise<OutboxEntry> {
  const [body, before] = await Promise.all([openQueued(entry.path, entry.body), openQueued(entry.path, began)])
  if (!body || !before) throw new ApiError(401, '')
  const now = body as Record<string, unknown>
  const kept = (await callEndpoint<ListOfAnything>('get', list as never)).find((one) => one[by] === now[by])
  const { id: _, ...place } = kept ?? { [by]: now[by] }
  const fields = before as Record<string, unknown>
  return {
    ...entry,
    body: mergeChanges(place, fields, changedFields(fields, now), rules),
  }
}
