import { useState } from 'react'

import { useHydrated } from '@/shared/browser/useHydrated'
import { Button } from '@/shared/ui/Button'
import type { InviteTexts } from '../../content/inviteTexts'

type ShareLinkProps = {
  texts: InviteTexts
  /** The text and URL to share. */
  url: string
  title: string
  text: string
}

/** Sharing without an email address: copy the link, or the Web Share API. */
export function ShareLink({ texts, url, title, text }: ShareLinkProps) {
  const canShare = useHydrated() && 'share' in navigator
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('The link is copied.')
    } catch {
      setSaid('This browser does not let us copy. Press on the link and copy it yourself.')
    }
  }

  async function share() {
    try {
      await navigator.share({ title, text, url })
    } catch {
      // AbortError: the visitor closed the share sheet.
    }
  }

  return (
    <div className="border border-line bg-leaf p-5 sm:p-6">
      <h2 className="text-xl">{texts.linkHeading}</h2>
      <p className="mt-2 text-sm text-soft-ink">{texts.linkText}</p>
      <p className="mt-3 font-semibold break-all">
        <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {texts.copyButton}
        </Button>
        {canShare && (
          <Button variant="quiet" size="small" onClick={() => void share()}>
            Share…
          </Button>
        )}
      </div>
      <p role="status" className="mt-3 text-sm text-sage empty:hidden">
        {said}
      </p>
    </div>
  )
}
