import { urgencyNames, type RedFlag } from '@/shared/lib/redFlags'

import { CallableText } from './CallableText'

/** Warning signs: what it is, then whom it concerns, how soon, and what to do. */
export function RedFlagList({ flags }: { flags: readonly RedFlag[] }) {
  return (
    <ul className="mt-3 space-y-3.5">
      {flags.map(({ key, urgency, sign, who, action }) => (
        <li key={key} className="break-inside-avoid">
          <span className="block">{sign} </span>
          {who && <span className="block text-soft-ink">{who} </span>}
          <span className="block">
            <strong className={urgency === 'visit' ? undefined : 'text-rose'}>{urgencyNames[urgency]}:</strong>{' '}
            <CallableText>{action}</CallableText>
          </span>
        </li>
      ))}
    </ul>
  )
}
