'use client'

import { useTheme } from 'next-themes'
import { usePathname } from 'next/navigation'

import { useToday } from '@/shared/browser/useToday'
import { MoonIcon, SunIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

import { isActive } from '../navigation'

/** This year: first the one the page was made in, then the visitor's own, however long the page was kept. */
export function CurrentYear({ madeIn }: { madeIn: number }) {
  return useToday()?.getFullYear() ?? madeIn
}

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

/** Says and shows what a press will bring. The style sheet picks the words, so they are right before this code runs. */
export function ThemeToggle({ className }: { className: string }) {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      data-tip
      className={className}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <span className="dark:hidden">
        <MoonIcon size={22} />
        <span className="sr-only">Switch to dark theme</span>
      </span>
      <span className="hidden dark:inline">
        <SunIcon size={22} />
        <span className="sr-only">Switch to light theme</span>
      </span>
    </button>
  )
}
