import { buttonClass } from './Button'

import { LivePreviewRefresh } from './LivePreviewRefresh.island'

type DraftBannerProps = {
  path: string
  /** Whether the page shows visitors one of several things a day; an editor gets to see all of them. */
  showsAll?: boolean
}

/** Tells an editor that what she sees is not what visitors see, and the way back. */
export function DraftBanner({ path, showsAll = false }: DraftBannerProps) {
  return (
    <div className="border-b border-line bg-leaf print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          <strong>Preview.</strong> You see drafts that no visitor sees.
          {showsAll && ' What visitors get one of a day stands here all at once.'}
        </p>
        {/* A plain link: it leads through a route that ends the draft mode, which is no page. */}
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
