'use client'

import { useEffect } from 'react'

/** Opens the folds around an element. @returns whether one was closed */
export function openFoldsAround(element: Element): boolean {
  let opened = false
  for (let fold = element.closest('details'); fold; fold = fold.parentElement!.closest('details')) {
    opened ||= !fold.open
    fold.open = true
  }
  return opened
}

/**
 * Opens what the address points at: the folds around it, the fold below it where it is a heading, and of an entry the one
 * that is marked as its text.
 */
function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  const below = target.parentElement!.querySelectorAll<HTMLDetailsElement>(':scope > details')
  const own = target.querySelectorAll<HTMLDetailsElement>(':scope > [data-unfold]')
  const closed = [...below, ...own].filter(({ open }) => !open)
  for (const fold of closed) fold.open = true
  if (openFoldsAround(target) || closed.length > 0) target.scrollIntoView()
}

/** For links within the site, which no browser opens a fold for, and for browsers that open none. */
export function OpenLinkTarget() {
  useEffect(() => {
    if (location.hash) unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [])
  return null
}
