'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Shows an editor what she just saved. The admin panel, around this page or behind it, tells of each save; the messages
 * are those of Payload's live preview for pages made on the server.
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
