'use client'

import { useTheme } from 'next-themes'

import { MoonIcon, SunIcon } from '@/shared/ui/art/icons'

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
