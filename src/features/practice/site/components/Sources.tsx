import { ExternalIcon } from '@/shared/ui/art/icons'

import type { SourceView } from '../view'

/** What a session rests on, in small print. */
export function Sources({ sources }: { sources: SourceView[] }) {
  if (sources.length === 0) return null
  return (
    <ul className="space-y-3 text-sm">
      {sources.map(({ id, cited, title, finding, url }) => (
        <li key={id}>
          {cited}.{' '}
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer external">
              {title}
              <ExternalIcon size={13} className="ml-1 inline align-[-0.1em]" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <cite className="not-italic">{title}</cite>
          )}
          <span className="block text-soft-ink">{finding}</span>
        </li>
      ))}
    </ul>
  )
}
