import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'

import { themeKey, themes } from '@/shared/browser/storage'
import { Tooltips } from '@/shared/ui/Tooltips.island'

import { SiteDrawer } from './components/SiteDrawer'
import { SiteFooter } from './components/SiteFooter'
import { SiteHeader } from './components/SiteHeader'
import { Hydrated } from './islands/Hydrated.island'
import { Toaster } from './islands/Toaster.island'
import type { ShellView } from './view'
import type { ShellTexts } from '../content/shellTexts'

type SiteShellProps = {
  texts: ShellTexts
  shell: ShellView
  /** Floating elements of every page. */
  floating?: ReactNode
  /** The site search, in the header. */
  search?: ReactNode
  /** The request's CSP nonce, for the theme script; undefined on prerendered pages. */
  nonce?: string
  children: ReactNode
}

/** The layout around every page. */
export function SiteShell({ texts, shell, floating, search, nonce, children }: SiteShellProps) {
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={themeKey}
      themes={[...themes]}
      defaultTheme="system"
      enableColorScheme={false}
      nonce={nonce}
    >
      <header>
        <a
          href="#content"
          className="fixed top-3 left-3 z-60 -translate-y-24 bg-ink px-5 py-3 font-semibold text-paper no-underline focus:translate-y-0 print:hidden"
        >
          {texts.skipLink}
        </a>
        <p className="border-b border-line bg-leaf px-4 py-1.5 text-center text-xs text-soft-ink print:hidden large-text:leading-tight">
          <span className="sm:hidden">{shell.bannerShort}</span>
          <span className="hidden sm:inline">{shell.bannerLong}</span>
        </p>
        <SiteHeader texts={texts} shell={shell} search={search} />
        <Tooltips />
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {floating}
      <SiteFooter texts={texts} shell={shell} />
      <SiteDrawer texts={texts} shell={shell} />
      <Toaster />
      {/* A toast without its script. */}
      <p
        id="plain-notice"
        role="status"
        popover="auto"
        className="fixed inset-x-4 top-auto bottom-6 m-0 mx-auto max-w-[420px] border border-l-[3px] border-line border-l-sage bg-paper p-5 whitespace-pre-line text-ink empty:hidden print:hidden"
      />
      <Hydrated />
    </ThemeProvider>
  )
}
