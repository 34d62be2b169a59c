import { ApiError } from '../apiError'
import { requestUnlock } from './requestUnlock'
import { openKey } from './keyStore'
import { placeOf } from './seal'
import { ownKeyState } from './state'

/** Where a record is kept: its kind and id, and for what exists once what it is about, such as a day. */
type KeptAt = { kind: string; id: string; once?: string }

/** Locked, as the server said, or as this browser found out: another one has taken a newer key into use, or storage went. */
const isLocked = (error: unknown) =>
  error instanceof ApiError && [401, 410].includes(error.status) && ownKeyState() === 'locked'

/** The id that a record has after it was moved to the key that is open now. */
async function movedId({ kind, id, once }: KeptAt): Promise<string | null> {
  const key = await openKey()
  if (!key) return null
  return once === undefined ? placeOf(key.places, `moved ${kind}`, id) : placeOf(key.places, kind, once)
}

/**
 * Corrects or deletes what is kept. Where that is refused because the diary is locked, the visitor is asked to open it,
 * in place, and then it is done: by its new id where it has moved to a newer key meanwhile.
 * @throws the error of the change, also when the diary stays locked
 */
export async function changeStored<Result>(at: KeptAt, change: (id: string) => Promise<Result>): Promise<Result> {
  try {
    return await change(at.id)
  } catch (error) {
    if (!isLocked(error) || !(await requestUnlock())) throw error
  }
  try {
    return await change(at.id)
  } catch (error) {
    const moved = error instanceof ApiError && error.status === 404 ? await movedId(at) : null
    if (moved === null) throw error
    return change(moved)
  }
}

/**
 * Deletes what is kept, as {@link changeStored} does.
 * @returns false where it was gone already: another tab or device had deleted it, which is what was wanted
 */
export async function deleteStored(at: KeptAt, remove: (id: string) => Promise<unknown>): Promise<boolean> {
  try {
    await changeStored(at, remove)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && error.serverMessage !== null) return false
    throw error
  }
}
