'use client'

import { useState, type ComponentType, type MouseEvent } from 'react'

import { SearchIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

const load = () => import('./SearchDialog')

/**
 * Leads to the search page, and with scripts opens the search over the page instead. The dialog is fetched when the
 * pointer or the focus first comes near.
 */
export function SearchLink() {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null)

  function prepare() {
    // A failure shows when the link is pressed; coming near it is no reason to speak up.
    load().catch(() => {})
  }

  function pressed(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { currentTarget } = event
    currentTarget.focus()
    load().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog)
        setOpen(true)
      },
      () => window.location.assign(currentTarget.href),
    )
  }

  return (
    <>
      <SiteLink
        href="/search"
        aria-haspopup="dialog"
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-200 hover:bg-leaf max-[22rem]:hidden lg:-mr-2 xl:-mr-4 print:hidden"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={pressed}
      >
        <SearchIcon size={22} />
        <span className="sr-only">Search</span>
      </SiteLink>
      {Dialog && open && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
