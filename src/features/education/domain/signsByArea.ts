import { byUrgency, urgencies, type RedFlag, type Urgency } from '@/shared/lib/redFlags'
import { defaultSignArea, signAreas, type SignArea } from '@/shared/lib/signAreas'

type Placed = Pick<RedFlag, 'urgency'> & { area?: SignArea | null }

/** The signs of a part of the body or a situation. */
export type SignGroup<Flag> = {
  area: SignArea
  /** Those to call for at once, which stand open. */
  now: Flag[]
  /** The others, the most urgent first, which fold. */
  later: Flag[]
  /** How many of the others there are of each urgency, of those that there are. */
  counts: { urgency: Urgency; count: number }[]
}

/** All signs by where they belong, each once; areas without a sign are left out. */
export function signsByArea<Flag extends Placed>(flags: readonly Flag[]): SignGroup<Flag>[] {
  return signAreas.flatMap((area) => {
    const own = byUrgency(flags.filter((flag) => (flag.area ?? defaultSignArea) === area))
    if (own.length === 0) return []
    const later = own.filter(({ urgency }) => urgency !== 'now')
    const counts = urgencies.flatMap((urgency) => {
      const count = later.filter((flag) => flag.urgency === urgency).length
      return count > 0 ? [{ urgency, count }] : []
    })
    return [{ area, now: own.filter(({ urgency }) => urgency === 'now'), later, counts }]
  })
}
