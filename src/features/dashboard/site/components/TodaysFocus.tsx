import type { ReactNode } from 'react'

import type { ArtProps } from '@/shared/ui/art/drawing'
import { CupIcon, MoonIcon, SunriseIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { Moment } from '../../domain/rotation'
import { OfTheDay } from '../islands/OfTheDay.island'
import type { FocusByMoment } from '../view'
import type { DashboardTexts } from '../../content/dashboardTexts'

const icons: Record<Moment, (props: ArtProps) => ReactNode> = {
  morning: SunriseIcon,
  daytime: CupIcon,
  evening: MoonIcon,
}

/** One suggestion for each part of the day. */
export function TodaysFocus({
  texts,
  focus,
  preview,
}: {
  texts: DashboardTexts
  focus: FocusByMoment
  preview: boolean
}) {
  return (
    <section aria-labelledby="todays-focus">
      <h2 id="todays-focus" className="text-2xl">
        {texts.focusHeading}
      </h2>
      <p className="mt-1 text-soft-ink">{texts.focusText}</p>
      <ul className="mt-4 border-t-[1.5px] border-ink">
        {focus.map(({ moment, label, lines }, nth) => {
          const Icon = icons[moment]
          return (
            <li key={moment} className="grid grid-cols-[auto_1fr] gap-4 border-b border-line py-4">
              <Icon size={26} className="mt-1 text-marigold" />
              <div>
                <p className="caps">{label}</p>
                <OfTheDay
                  preview={preview}
                  nth={nth}
                  things={lines.map(({ text, note, path }) => (
                    <div key={text}>
                      <p className="font-semibold *:inline-flex *:min-h-11 *:items-center">
                        {path ? <SiteLink href={path}>{text}</SiteLink> : <span>{text}</span>}
                      </p>
                      <p className="text-soft-ink">{note}</p>
                    </div>
                  ))}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
