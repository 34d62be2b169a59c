import type { ReactNode } from 'react'

import { BrandMark } from '@/shared/ui/art/BrandMark'
import { MenuIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

import { MoreMenu } from '../islands/MoreMenu.island'
import { NavLink, ThemeToggle } from '../islands/ShellParts.island'
import type { ShellView } from '../view'
import { ExternalLinks } from './ExternalLinks'
import { NowLink } from './NowLink'
import { drawerId } from './SiteDrawer'
import type { ShellTexts } from '../../content/shellTexts'
import { themeTexts } from '../view'

// The current link is emboldened by a text stroke: a heavier font weight would shift its neighbours.
const topLinkClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 border-b-2 border-transparent text-sm whitespace-nowrap text-ink no-underline transition-colors duration-200 hover:border-line xl:text-base ' +
  'aria-[current=page]:border-marigold aria-[current=page]:[-webkit-text-stroke:0.5px] data-active:border-marigold data-active:[-webkit-text-stroke:0.5px]'

const menuLinkClass =
  'flex min-h-11 items-center gap-2 px-5 py-1.5 text-ink no-underline transition-colors duration-200 hover:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-plum focus-visible:-outline-offset-3'

const roundButtonClass =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-200 hover:bg-leaf large-text:size-[46px]'

/** Brand, navigation, search and theme; below 68rem the links are in the drawer. */
export function SiteHeader({ texts, shell, search }: { texts: ShellTexts; shell: ShellView; search: ReactNode }) {
  return (
    <div data-bar className="border-b border-line">
      <div className="page-width flex min-h-14 flex-wrap items-center justify-end sm:min-h-18 sm:gap-2 bar:flex-nowrap bar:gap-4 xl:gap-6">
        <SiteLink
          href="/"
          className="mr-auto flex min-h-11 min-w-min flex-1 items-center gap-1.5 font-serif text-base leading-tight font-medium text-ink no-underline min-[24rem]:gap-2 min-[24rem]:text-lg sm:gap-3 sm:text-xl bar:flex-none bar:text-lg xl:text-xl large-text:text-sm"
        >
          <BrandMark size={34} className="size-7 shrink-0 min-[24rem]:size-8.5" />
          <span className="min-[22rem]:whitespace-nowrap large-text:whitespace-nowrap">{shell.productName}</span>
        </SiteLink>
        <nav aria-label="Main" className="hidden bar:block print:hidden">
          <ul className="flex items-center gap-3 xl:gap-6">
            {texts.topLinks.map((link) => (
              <li key={link.href + link.label}>
                <NavLink {...link} className={topLinkClass} />
              </li>
            ))}
            <li>
              <MoreMenu
                label={texts.more}
                hrefs={texts.moreLinks.map(({ href }) => href)}
                className={`${topLinkClass} list-none`}
              >
                <div className="absolute top-full right-0 z-40 mt-1 min-w-64 border border-line bg-paper py-2">
                  <ul>
                    {texts.moreLinks.map((link) => (
                      <li key={link.href + link.label}>
                        <NavLink {...link} className={menuLinkClass} />
                      </li>
                    ))}
                  </ul>
                  <ExternalLinks
                    links={shell.externalLinks}
                    className="mt-2 border-t border-line pt-2"
                    linkClassName={menuLinkClass}
                  />
                </div>
              </MoreMenu>
            </li>
          </ul>
        </nav>
        <NowLink label={texts.nowLink} isShort className={roundButtonClass} />
        {search}
        <ThemeToggle
          texts={themeTexts(texts)}
          className={`${roundButtonClass} bar:-mr-2.5 print:hidden noscript:hidden`}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${roundButtonClass} -mr-2 bar:hidden print:hidden`}
          {...{ command: 'show-modal', commandfor: drawerId }}
        >
          <MenuIcon size={26} />
          <span className="sr-only">{texts.openMenu}</span>
        </button>
      </div>
    </div>
  )
}
