import { splitAudience, urgencyNames, type RedFlag } from '@/shared/lib/redFlags'

import { CallableText } from './CallableText'

/** Warning signs: whom it concerns, what it is, how soon, and what to do. */
export function RedFlagList({ flags }: { flags: readonly RedFlag[] }) {
  return (
    <ul className="mt-3 max-w-measure space-y-3.5">
      {flags.map(({ key, urgency, sign, who, action }) => {
        const { leads, follows } = splitAudience(who)
        return (
          <li key={key} className="break-inside-avoid">
            <span className="block">
              {leads && <strong>{leads} </strong>}
              {sign} {follows && `${follows} `}
            </span>
            <span className="block">
              <strong className={urgency === 'visit' ? undefined : 'text-rose'}>{urgencyNames[urgency]}:</strong>{' '}
              <CallableText>{action}</CallableText>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
