import { now } from '@/shared/now'
import { BrandMark } from '@/shared/ui/art/BrandMark'
import { SiteLink } from '@/shared/ui/SiteLink'

import { CurrentYear, ThemeChoice } from '../islands/ShellParts.island'
import type { ShellView } from '../view'
import type { ShellTexts } from '../../content/shellTexts'

export function SiteFooter({ texts, shell }: { texts: ShellTexts; shell: ShellView }) {
  return (
    <footer className="border-t border-line bg-leaf pt-3 pb-[calc(2rem+env(safe-area-inset-bottom))] sm:pt-10 print:break-before-avoid print:break-inside-avoid print:bg-transparent print:py-4 print:[body:has([data-record])_&]:hidden">
      <div className="page-width">
        <nav aria-label="Footer" className="print:hidden">
          {/* An index in columns: a line of links would break anywhere. */}
          <ul className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-4 lg:gap-x-12 large-text:grid-cols-1">
            {texts.footerLinks.map(({ href, label }) => (
              <li key={href + label} className="border-b border-line">
                <SiteLink href={href} className="flex min-h-11 items-center leading-tight no-underline hover:underline">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* Below it one row, the mark before its words. */}
        <div className="items-center gap-x-5 sm:mt-6 sm:flex">
          <BrandMark size={44} className="shrink-0 max-sm:hidden print:hidden" />
          <div className="order-last max-sm:mt-4 sm:-mr-4 sm:ml-auto">
            <ThemeChoice
              label={texts.light}
              names={{ light: texts.themeDay, dark: texts.themeNight, dim: texts.themeDim }}
            />
          </div>
          <div className="text-sm text-soft-ink max-sm:mt-4 max-sm:text-center max-sm:text-balance">
            <p>
              © <CurrentYear madeIn={now().getFullYear()} /> {shell.productName} · {shell.footerNote}
            </p>
            <p className="flex-wrap items-center gap-x-2 sm:flex print:hidden">
              {texts.kept}
              <SiteLink href="/privacy-dashboard" className="flex min-h-11 items-center max-sm:justify-center">
                {texts.keptLink}
              </SiteLink>
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
