import { MoonPhase } from '@/shared/ui/art/MoonPhase'

import { formatDuration } from '../../domain/categories'
import { progressPercent, readingStatus, type Reading } from '../../domain/readingProgress'
import type { CardView } from '../view'

type ModuleCardProps = {
  module: CardView
  reading?: Reading
  /** Whether navigation to the module is pending. */
  opening: boolean
}

const moonColors = { 'Not Started': 'text-soft-ink', 'In Progress': 'text-marigold', Completed: 'text-sage' }

/** A module of the library. The whole card is its link. */
export function ModuleCard({ module, reading, opening }: ModuleCardProps) {
  const { slug, title, description, duration, reviewed } = module
  const percent = progressPercent(reading, duration)
  const status = readingStatus(percent, reading?.completed ?? false)
  return (
    <li
      aria-busy={opening || undefined}
      className="relative flex flex-col border-r border-b border-line p-6 transition-colors duration-200 focus-within:bg-leaf hover:bg-leaf aria-busy:bg-leaf"
    >
      <p className="flex justify-between gap-3 caps">
        <span className="text-sage">Free Access</span>
        <span>{formatDuration(duration)}</span>
      </p>
      <h3 className="mt-3 text-xl">
        <a
          href={`/education/${slug}`}
          data-module={slug}
          className="text-ink no-underline after:absolute after:inset-0"
        >
          {title}
        </a>
      </h3>
      <p className="mt-2 mb-5 text-soft-ink">{description}</p>
      <p className="mt-auto flex items-center gap-2.5 text-sm text-soft-ink tabular">
        <MoonPhase
          phase={percent / 100}
          size={19}
          className={`shrink-0 ${moonColors[status]} ${opening ? 'animate-pulse' : ''}`}
        />
        <span>
          {opening ? 'Opening…' : status}
          {status === 'In Progress' && ` · ${percent} %`}
          {reviewed && ` · reviewed ${reviewed}`}
        </span>
      </p>
      {percent > 0 && (
        <span
          aria-hidden="true"
          className={`absolute -bottom-px left-0 h-[3px] ${status === 'Completed' ? 'bg-sage' : 'bg-marigold'}`}
          style={{ width: `${percent}%` }}
        />
      )}
    </li>
  )
}
