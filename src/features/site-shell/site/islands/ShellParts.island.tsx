'use client'

import { useTheme } from 'next-themes'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

import { themes, type Theme } from '@/shared/browser/storage'
import { useHydrated } from '@/shared/browser/useHydrated'
import { useToday } from '@/shared/browser/useToday'
import { CandleIcon, MoonIcon, SunIcon } from '@/shared/ui/art/icons'
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

const neverChanges = () => () => {}

/** Whether it is late: the hours in which a bright page wakes. False on the server and during hydration. */
const useLate = () =>
  useSyncExternalStore(
    neverChanges,
    () => new Date().getHours() >= 22 || new Date().getHours() < 6,
    () => false,
  )

/** What the button for day and night is called. */
export type ThemeTexts = { toDark: string; toLight: string; toDim: string }

/**
 * Toggles between day and night; late in the evening the dark page offers to turn the lamp down as well. CSS selects
 * the label, so it is correct before hydration.
 */
export function ThemeToggle({ texts, className }: { texts: ThemeTexts; className: string }) {
  const { resolvedTheme, setTheme } = useTheme()
  const late = useLate()
  const afterDark: Theme = late ? 'dim' : 'light'
  return (
    <button
      type="button"
      data-tip
      className={className}
      onClick={() => setTheme(resolvedTheme === 'light' ? 'dark' : resolvedTheme === 'dark' ? afterDark : 'light')}
    >
      <span className="dark:hidden">
        <MoonIcon size={22} />
        <span className="sr-only">{texts.toDark}</span>
      </span>
      <span className={late ? 'hidden dim:inline' : 'hidden dark:inline'}>
        <SunIcon size={22} />
        <span className="sr-only">{texts.toLight}</span>
      </span>
      {late && (
        <span className="hidden dark:inline dim:hidden">
          <CandleIcon size={22} />
          <span className="sr-only">{texts.toDim}</span>
        </span>
      )}
    </button>
  )
}

/** All themes by name, at the foot of the page. */
export function ThemeChoice({ label, names }: { label: string; names: Record<Theme, string> }) {
  const { resolvedTheme, setTheme } = useTheme()
  const ready = useHydrated()
  return (
    <div role="group" aria-label={label} className="flex flex-wrap justify-center gap-1 print:hidden noscript:hidden">
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={ready && theme === resolvedTheme}
          onClick={() => setTheme(theme)}
          className="min-h-11 min-w-11 border-b-2 border-transparent px-4 text-sm whitespace-nowrap transition-colors duration-200 hover:border-line aria-pressed:border-marigold aria-pressed:font-semibold"
        >
          {names[theme]}
        </button>
      ))}
    </div>
  )
}
