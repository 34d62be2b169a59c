import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { cookiesEnabled } from '@/shared/browser/cookiesEnabled'
import { keepBox } from '@/shared/browser/offline/lockedWrites'
import { offlineDatabase } from '@/shared/browser/offline/offlineDatabase'
import { flushOutbox } from '@/shared/browser/offline/outbox'
import { deriveOwnKey } from '@/shared/browser/ownKey/derive'
import { forgetFormerKey, openKey, rememberKey } from '@/shared/browser/ownKey/keyStore'
import { isKeyKnown, markKey, MoveError, moveTo, type MoveProgress } from '@/shared/browser/ownKey/move'
import { sealer } from '@/shared/browser/ownKey/sealer'
import { queryClient } from '@/shared/browser/queryClient'

import type { readOwnKey } from '../../contract'
import { PasskeyFailed } from './passkey'

type Origin = 'passkey' | 'words'
type Secret = Uint8Array<ArrayBuffer>

class UnknownKey extends Error {
  override name = 'UnknownKey'
}

/** The key leads to records by a cookie, which this browser did not keep. */
class CookieNotKept extends Error {
  override name = 'CookieNotKept'

  constructor() {
    super(
      'This browser keeps no cookies for this site, and without one your diary can’t be shown here. Allow cookies for it, then try again. Nothing is lost.',
    )
  }
}

/** What went wrong, in words. Nothing is ever deleted before all of it is there. */
export function describeFailure(error: unknown): string {
  if (
    error instanceof PasskeyFailed ||
    error instanceof MoveError ||
    error instanceof UnknownKey ||
    error instanceof CookieNotKept
  )
    return error.message
  return describeFailedCall(
    error,
    'The site can’t be reached just now. Nothing is lost: everything is where it was. Try again in a moment.',
  )
}

/** How many records came along, and how many are kept under the key now. */
export type KeyResult = { moved: number; kept: number }

/** Brings the browser to a key, with what it has; answers that lie open in it go. */
async function change(secret: Secret, by: Origin, isNew: boolean, tell: MoveProgress): Promise<KeyResult> {
  if (!cookiesEnabled()) throw new CookieNotKept()
  const target = await deriveOwnKey(secret)
  if (!isNew && !(await isKeyKnown(target)))
    throw new UnknownKey(
      by === 'words'
        ? 'These words are a key, but nothing is kept under it here. Is it the newest of your sheets?'
        : 'Nothing is kept here under this passkey. Do you have another one, or a sheet?',
    )
  const { kinds } = await (await sealer()).records()
  const moved = await moveTo(target, kinds, await openKey(), tell)
  if (isNew && moved === 0) await markKey(target)
  // Some browsers say that they keep cookies, and drop them.
  const { ownKey, records } = await callEndpoint<typeof readOwnKey>('get', '/own-key')
  if (!ownKey) throw new CookieNotKept()
  await rememberKey(target, by)
  await offlineDatabase().then(
    (database) => database.clear('answers'),
    () => {},
  )
  await keepBox(target, true)
  await resendQueued()
  await queryClient().invalidateQueries()
  return { moved, kept: records }
}

/** What waited is sealed anew and goes out; without a network later, so that the key before is kept for it. */
async function resendQueued(): Promise<void> {
  const { remaining } = await flushOutbox().catch(() => ({ remaining: true }))
  if (!remaining) await forgetFormerKey()
}

/** Takes a key into use that was just made. */
export const startKey = (secret: Secret, by: Origin, tell: MoveProgress): Promise<KeyResult> =>
  change(secret, by, true, tell)

/** Opens the diary of a key. What was kept in this browser before comes along. */
export const openDiary = (secret: Secret, by: Origin, tell: MoveProgress): Promise<KeyResult> =>
  change(secret, by, false, tell)
