'use client'

import { useRouter } from 'next/navigation'
import { useTransition, type MouseEvent } from 'react'

/**
 * A link to a protocol that opens as a dialog by client-side navigation; without JavaScript or in a new tab, as a page.
 */
export function ProtocolLink({ slug, name, words }: { slug: string; name: string; words: string }) {
  const router = useRouter()
  const [opening, startOpening] = useTransition()
  const href = `/smart-stacks/${slug}`

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a link on click, but the focus returns here when the dialog closes.
    event.currentTarget.focus({ preventScroll: true })
    startOpening(() => router.push(href, { scroll: false }))
  }

  return (
    <a
      href={href}
      onClick={open}
      aria-busy={opening || undefined}
      className="inline-flex min-h-11 items-center no-underline after:absolute after:inset-0"
    >
      {opening ? 'Opening…' : words}
      <span className="sr-only"> {name}</span>
    </a>
  )
}
