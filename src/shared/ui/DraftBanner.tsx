import { buttonClass } from './Button'

import { LivePreviewRefresh } from './LivePreviewRefresh.island'

type DraftBannerProps = {
  path: string
  /** Whether visitors see only one of several items a day, all of which the preview shows. */
  showsAll?: boolean
}

/** Tells an editor that the page shows drafts, with a link that leaves draft mode. */
export function DraftBanner({ path, showsAll = false }: DraftBannerProps) {
  return (
    <div className="border-b border-line bg-leaf print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          <strong>Preview.</strong> You see drafts that no visitor sees.
          {showsAll && ' What visitors get one of a day stands here all at once.'}
        </p>
        {/* A plain link to a route handler that ends draft mode, not to a page. */}
        <a
          href={`/preview/leave?${new URLSearchParams({ path })}`}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          Leave preview
        </a>
      </div>
      <LivePreviewRefresh />
    </div>
  )
}
