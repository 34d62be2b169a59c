'use client'

import { useTheme } from 'next-themes'
import { usePathname } from 'next/navigation'

import { useToday } from '@/shared/browser/useToday'
import { MoonIcon, SunIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

import { isActive } from '../navigation'

/** The current year: the prerendered one until hydration, then the browser's. */
export function CurrentYear({ madeIn }: { madeIn: number }) {
  return useToday()?.getFullYear() ?? madeIn
}

type NavLinkProps = { href: string; label: string; className: string }

/** A navigation link that sets `aria-current` on its page. */
export function NavLink({ href, label, className }: NavLinkProps) {
  const active = isActive(href, usePathname())
  return (
    <SiteLink href={href} className={className} aria-current={active ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
}

/** Toggles the theme. CSS selects the label, so it is correct before hydration. */
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
