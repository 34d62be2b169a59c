'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Refreshes the page after an editor's save. The admin panel, as parent frame or opener, posts a message on each save,
 * as specified by Payload's server-side live preview.
 */
export function LivePreviewRefresh() {
  const router = useRouter()

  useEffect(() => {
    const heard = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', heard)
    const admin: Window = window.opener ?? window.parent
    admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', heard)
  }, [router])

  return null
}
