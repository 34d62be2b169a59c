'use client'

import { usePathname } from 'next/navigation'

import { SiteLink } from '@/shared/ui/SiteLink'

import { isActive } from '../navigation'

type NavLinkProps = { href: string; label: string; className: string }

/** A link of the navigation that knows when it is where the visitor is. */
export function NavLink({ href, label, className }: NavLinkProps) {
  const active = isActive(href, usePathname())
  return (
    <SiteLink href={href} className={className} aria-current={active ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
}
