'use client'

import { useRef } from 'react'

import { useDialogOnIntent } from '@/shared/browser/loadOnIntent'
import { SearchIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

const loadDialog = () => import('./SearchDialog').then(({ SearchDialog }) => SearchDialog)

/** A link to the search page that opens the search dialog when JavaScript is available. */
export function SearchLink({ label }: { label: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const { Dialog, isOpen, setIsOpen, triggerProps } = useDialogOnIntent(loadDialog, () =>
    window.location.assign(link.current!.href),
  )

  return (
    <>
      <SiteLink
        ref={link}
        href="/search"
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-200 hover:bg-leaf max-[22rem]:hidden lg:-mr-2 xl:-mr-4 print:hidden"
        {...triggerProps}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          triggerProps.onClick(event)
        }}
      >
        <SearchIcon size={22} />
        <span className="sr-only">{label}</span>
      </SiteLink>
      {Dialog && isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
