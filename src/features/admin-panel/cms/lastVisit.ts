import type { Payload, TypedUser } from 'payload'

const preferenceKey = 'power-years-visits'
/** Pages opened within this time are one visit. */
const visitMs = 30 * 60_000

type Visits = { before: string; current: string; last: string }

/** When this person's visit before this one ended; null at the first. Notes that somebody is here. */
export async function noteVisit(payload: Payload, user: TypedUser, now: Date): Promise<Date | null> {
  const where = {
    key: { equals: preferenceKey },
    'user.value': { equals: user.id },
    'user.relationTo': { equals: user.collection },
  }
  const { docs } = await payload.find({ collection: 'payload-preferences', where, limit: 1, depth: 0 })
  const known = docs[0]?.value as Visits | undefined
  const isNew = !known || now.getTime() - Date.parse(known.last) > visitMs
  const visits: Visits = {
    before: isNew ? (known?.last ?? '') : known.before,
    current: isNew ? now.toISOString() : known.current,
    last: now.toISOString(),
  }
  const data = { key: preferenceKey, user: { relationTo: user.collection, value: user.id }, value: visits }
  // Payload takes the owner of a preference from the request.
  const options = { collection: 'payload-preferences', data, user } as const
  if (docs[0]) await payload.update({ ...options, id: docs[0].id })
  else await payload.create(options)
  return visits.before ? new Date(visits.before) : null
}
