import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'

import type { listShields, StoredShield } from '../../contract'
import { ShieldArt } from '../components/ShieldArt'

export const shieldsKey = ['/api/shield-applications']

/** Number of shields shown before "show all". */
const few = 5

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

/** The visitor's earlier shields, newest first; renders nothing while there are none. */
export function PastShields() {
  const { data: shields } = useQuery({
    queryKey: shieldsKey,
    queryFn: () => callEndpoint<typeof listShields>('get', '/shield-applications'),
  })
  if (!shields?.length) return null
  const rest = shields.slice(few)
  return (
    <section aria-labelledby="past-shields" className="mt-12 max-w-3xl border-t border-line pt-8">
      <h3 id="past-shields">Your shields so far</h3>
      <ShieldList shields={shields.slice(0, few)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">{rest.length} more</summary>
          <ShieldList shields={rest} />
        </details>
      )}
    </section>
  )
}

function ShieldList({ shields }: { shields: StoredShield[] }) {
  return (
    <ul className="mt-3">
      {shields.map(({ id, protectionLevel, moodState, dailyMantra, applicationNotes, appliedAt }) => (
        <li key={id} className="flex gap-4 border-b border-line py-3 last:border-b-0">
          <ShieldArt level={protectionLevel} size={36} className="mt-1 shrink-0 text-marigold" />
          <div className="min-w-0">
            <p className="text-sm text-soft-ink">
              <time dateTime={appliedAt}>{dayOf(appliedAt)}</time> · {protectionLevel} · {moodState}
            </p>
            <p className="font-serif text-lg">“{dailyMantra}”</p>
            {applicationNotes && <p className="text-sm whitespace-pre-wrap text-soft-ink">{applicationNotes}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
