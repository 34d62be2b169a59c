import { ExternalIcon } from '@/shared/ui/art/icons'

import type { SourceView } from '../view'

/** What a text rests on, in small print. */
export function Sources({ sources, keys }: { sources: SourceView[]; keys: readonly string[] }) {
  const shown = keys.flatMap((key) => sources.find((source) => source.key === key) ?? [])
  if (shown.length === 0) return null
  return (
    <details className="mt-5 text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">Sources</summary>
      <ul className="mt-2 max-w-measure space-y-3">
        {shown.map(({ key, cited, title, finding, url }) => (
          <li key={key}>
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
    </details>
  )
}
