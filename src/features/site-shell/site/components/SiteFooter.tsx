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
        <BrandMark size={44} className="mx-auto max-sm:hidden print:hidden" />
        <nav aria-label="Footer" className="sm:mt-5 print:hidden">
          {/* An index in two columns on a phone, where a line of links would break anywhere. */}
          <ul className="text-balance max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5 sm:text-center">
            {texts.footerLinks.map(({ href, label }) => (
              <li key={href + label} className="max-sm:border-b max-sm:border-line sm:mx-4 sm:inline-block">
                <SiteLink
                  href={href}
                  className="flex min-h-11 items-center leading-tight no-underline hover:underline sm:inline-flex"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChoice
          label={texts.light}
          names={{ light: texts.themeDay, dark: texts.themeNight, dim: texts.themeDim }}
        />
        <p className="mt-4 text-center text-sm text-balance text-soft-ink">
          © <CurrentYear madeIn={now().getFullYear()} /> {shell.productName} · {shell.footerNote}
        </p>
        <p className="mt-1 text-center text-sm text-balance text-soft-ink print:hidden">
          {texts.kept}
          <SiteLink href="/privacy-dashboard" className="flex min-h-11 items-center justify-center">
            {texts.keptLink}
          </SiteLink>
        </p>
      </div>
    </footer>
  )
}
