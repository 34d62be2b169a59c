import type { ComponentType, ReactNode } from 'react'

import type { ArtProps } from '@/shared/ui/art/drawing'
import { FlameIcon, MoonIcon, ShieldIcon, StarIcon, SunriseIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'
import type { DashboardTexts } from '../../content/dashboardTexts'

type Icon = (props: ArtProps) => ReactNode

const tile = 'flex h-full w-full flex-col items-start p-5 text-left no-underline lg:p-6'
const pressable = `${tile} cursor-pointer bg-transparent text-ink transition-colors duration-200 hover:bg-leaf hover:text-ink`

function Face({ Icon, title, text }: { Icon: Icon; title: string; text: string }) {
  return (
    <>
      <Icon size={30} className="text-marigold" />
      <span className="mt-4 font-serif text-xl leading-tight font-medium">{title}</span>
      <span className="mt-1.5 text-sm text-soft-ink">{text}</span>
    </>
  )
}

/** A tile without an action. */
function Display({ Icon, title, children }: { Icon: Icon; title: string; children: ReactNode }) {
  return (
    <div className={`${tile} bg-leaf`}>
      <Icon size={30} className="text-soft-ink" />
      <h3 className="mt-4 font-sans caps">{title}</h3>
      {children}
    </div>
  )
}

export type QuickActionsProps = {
  LogHotFlash: ComponentType<{ className: string; children: ReactNode }>
  sleep: ReactNode
  energy: ReactNode
}

/** Three actions and two readings. */
export function QuickActions({ texts, LogHotFlash, sleep, energy }: QuickActionsProps & { texts: DashboardTexts }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        {texts.actionsHeading}
      </h2>
      <ul className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-5 forced-colors:*:outline large-text:grid-cols-1">
        <li className="col-span-2 bg-plum lg:col-span-1 noscript:hidden large-text:col-span-1">
          <LogHotFlash
            className={`${tile} cursor-pointer bg-transparent text-on-plum transition-colors duration-200 hover:bg-ink hover:text-paper`}
          >
            <FlameIcon size={30} />
            <span className="mt-4 font-serif text-xl leading-tight font-medium">{texts.logTitle}</span>
            <span className="mt-1.5 text-sm">{texts.logText}</span>
          </LogHotFlash>
        </li>
        <li className="bg-paper">
          <SiteLink href="/boundary-magic#shield" className={pressable}>
            <Face Icon={ShieldIcon} title={texts.shieldTitle} text={texts.shieldText} />
          </SiteLink>
        </li>
        <li className="bg-paper">
          <SiteLink href="/tarot" className={pressable}>
            <Face Icon={StarIcon} title={texts.tarotTitle} text={texts.tarotText} />
          </SiteLink>
        </li>
        <li className="bg-leaf">
          <Display Icon={MoonIcon} title={texts.sleepTitle}>
            {sleep}
          </Display>
        </li>
        <li className="bg-leaf">
          <Display Icon={SunriseIcon} title={texts.energyTitle}>
            {energy}
          </Display>
        </li>
      </ul>
    </section>
  )
}
