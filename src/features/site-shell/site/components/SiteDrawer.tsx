import { CloseIcon } from '@/shared/ui/art/icons'

import { Drawer } from '../islands/Drawer.island'
import { NavLink } from '../islands/ShellParts.island'
import type { ShellView } from '../view'
import { ExternalLinks } from './ExternalLinks'
import type { ShellTexts } from '../../content/shellTexts'

/** The id by which the button's `commandfor` refers to the drawer. */
export const drawerId = 'site-menu'

const linkClass =
  'flex min-h-12 items-center gap-2 border-l-3 border-transparent px-5 py-1.5 text-ink no-underline transition-colors duration-200 hover:bg-leaf aria-[current=page]:border-marigold aria-[current=page]:font-semibold focus-visible:-outline-offset-3'

/** All pages in one list, for small screens. Without JavaScript it is visible below the footer. */
export function SiteDrawer({ texts, shell }: { texts: ShellTexts; shell: ShellView }) {
  return (
    <Drawer
      id={drawerId}
      label={texts.menu}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100vw)] max-w-none border-l border-line bg-paper text-ink transition-transform duration-200 ease-slow backdrop:bg-night-1/70 bar:hidden open:starting:translate-x-8 print:hidden noscript:max-bar:not-open:static noscript:max-bar:not-open:block noscript:max-bar:not-open:h-auto noscript:max-bar:not-open:w-full"
    >
      <div className="flex h-full flex-col pb-[env(safe-area-inset-bottom)]">
        <div className="flex min-h-18 items-center justify-between border-b border-line pr-3 pl-5">
          <p className="font-serif text-xl font-medium">{texts.menu}</p>
          <form method="dialog" className="noscript:hidden">
            <button
              aria-label={texts.closeMenu}
              className="grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-leaf"
            >
              <CloseIcon size={22} />
            </button>
          </form>
        </div>
        <nav aria-label="All pages" className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-3">
          <ul>
            <li>
              <NavLink href="/search" label={texts.search} className={`${linkClass} font-serif text-lg`} />
            </li>
            <li>
              <NavLink href="/dashboard" label={texts.day} className={`${linkClass} font-serif text-lg`} />
            </li>
            {texts.topLinks.map((link) => (
              <li key={link.href + link.label}>
                <NavLink {...link} className={`${linkClass} font-serif text-lg`} />
              </li>
            ))}
          </ul>
          <p className="mt-3 border-t border-line px-5 pt-5 pb-1 caps">{texts.more}</p>
          <ul className="grid grid-cols-2 [&_a]:pr-2 [&_a]:leading-tight">
            {texts.moreLinks.map((link) => (
              <li key={link.href + link.label}>
                <NavLink {...link} className={linkClass} />
              </li>
            ))}
          </ul>
          <ExternalLinks
            links={shell.externalLinks}
            className="mt-3 border-t border-line pt-3"
            linkClassName={linkClass}
          />
        </nav>
        <p className="border-t border-line bg-leaf px-5 py-4 text-sm text-soft-ink">{shell.drawerNote}</p>
      </div>
    </Drawer>
  )
}
