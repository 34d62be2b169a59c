import { Drawing } from './drawing'
import { hairline } from './MoonRule'

/** Two sprigs that lean away from each other. */
const stems = 'M52 12Q36 15.5 14 12M68 12Q84 15.5 106 12'
const leaves =
  'M44 13.4Q41 6 33 5.4 35 12.6 44 13.4ZM32 13.8Q28 21 20 20.6 23 14 32 13.8ZM22 13.2Q20 6.4 12.6 5.6 14 12 22 13.2Z' +
  'M76 13.4Q79 6 87 5.4 85 12.6 76 13.4ZM88 13.8Q92 21 100 20.6 97 14 88 13.8ZM98 13.2Q100 6.4 107.4 5.6 106 12 98 13.2Z'

/** The divider between two parts of a page: a hairline with two sprigs and a seed in its middle. Purely decorative. */
export function LeafRule({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center gap-5 text-marigold ${hairline} ${className}`}>
      <Drawing width={120} height={24} className="shrink-0">
        <path d={stems} />
        <path d={leaves} />
        <circle cx={60} cy={12} r={3} fill="currentColor" />
      </Drawing>
    </div>
  )
}
