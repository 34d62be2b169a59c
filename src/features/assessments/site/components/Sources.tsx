import { ShortSources } from '@/shared/ui/ShortSources'

import type { SourceView } from '../view'

/** What a text rests on, in small print. */
export function Sources({ sources, keys }: { sources: SourceView[]; keys: readonly string[] }) {
  const shown = keys.flatMap((key) => sources.find((source) => source.key === key) ?? [])
  if (shown.length === 0) return null
  return (
    <details className="mt-5 text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">Sources</summary>
      <div className="mt-2 max-w-measure">
        <ShortSources sources={shown} />
      </div>
    </details>
  )
}
