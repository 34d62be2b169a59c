import { ArrowRightIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'
import type { DashboardTexts } from '../../content/dashboardTexts'

export type DashboardStack = { slug: string; name: string; description: string; timing: string }

export function StackOfTheDay({ texts, stack }: { texts: DashboardTexts; stack: DashboardStack }) {
  const { slug, name, description, timing } = stack
  return (
    <div className="flex h-full flex-col items-start">
      <h3 className="text-2xl">{name}</h3>
      <p className="mt-2 text-soft-ink">{description}</p>
      {timing && (
        <p className="mt-3 text-sm">
          <span className="font-semibold">{texts.stackWhen}</span> {timing}
        </p>
      )}
      <SiteLink
        href={`/smart-stacks/${slug}`}
        aria-label={`${texts.stackLink}: ${name}`}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        {texts.stackLink}
        <ArrowRightIcon size={18} />
      </SiteLink>
    </div>
  )
}
