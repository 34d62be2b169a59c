import type { PayloadRequest } from 'payload'

import { findKnown, recordUnpublished } from '@/shared/cms/claimLedger'
import { recordAct } from '@/shared/cms/approvals'
import { HttpError } from '@/shared/cms/httpError'
import { slugs } from '@/slugs'

import type { Desk } from '../contract'
import { reviewState, readText, unlock } from './desk'

type Read = { document: string; difference: string; claims: readonly string[] }

/**
 * Says in the ledger that the caller read changed sentences of a draft in their sources: the first reading or the second,
 * whichever is due. Somebody else than the author to whom nothing is left to read has seen the difference with that.
 * @throws HttpError 400, 404, 409
 */
export async function readClaimsOf(req: PayloadRequest, { document, difference, claims }: Read): Promise<Desk> {
  const text = await readText(req, document)
  const { desk, byClaims } = await reviewState(req, text)
  if (!desk.difference || !byClaims || desk.difference.digest !== difference)
    throw new HttpError(409, 'It was saved or published anew since you opened it. Read it again first.')
  const open = new Map(desk.difference.claims.flatMap(({ hash, may }) => (may ? [[hash, may] as const] : [])))
  if (claims.length === 0 ? !desk.difference.maySee : claims.some((hash) => !open.has(hash)))
    throw new HttpError(
      400,
      'That is not yours to say: nobody reads a sentence twice, nor one that is withdrawn or whose source is retracted.',
    )
  await recordUnpublished(
    req,
    byClaims.found.filter((claim, index) => claims.includes(byClaims.claims[index]!.hash)),
  )
  for (const { id, hash } of await findKnown(req, byClaims.found)) {
    const act = claims.includes(hash) ? open.get(hash) : undefined
    // `act` is a field of the form that is not stored.
    const data = { act } as object
    if (act && id !== null)
      await req.payload.update({ collection: slugs.claims, id, data, depth: 0, overrideAccess: false, req })
  }
  const { desk: after, byClaims: left } = await reviewState(req, text)
  if (!left || !after.difference?.maySee) return after
  const note = 'Of the cited sentences that changed.'
  await recordAct(req, { document, title: text.title, digest: left.digest, act: 'fact', note })
  await unlock(req, text)
  return (await reviewState(req, text)).desk
}
