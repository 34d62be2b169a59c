'use client'

import { cookiesEnabled } from '@/shared/browser/cookiesEnabled'
import { useHydrated } from '@/shared/browser/useHydrated'

/** Says so before anything is typed where this browser would keep none of it; renders nothing elsewhere. */
export function StorageBlockedNotice({ className }: { className?: string }) {
  if (!useHydrated() || cookiesEnabled()) return null
  return (
    <div className={className}>
      <p role="note" className="border-l-[3px] border-rose bg-leaf px-4 py-3">
        <strong>Nothing can be kept here.</strong> This browser blocks cookies for this site, so what you enter is gone
        when you leave. Allow cookies for it, or use paper for now.
      </p>
    </div>
  )
}
