import { ArrowRightIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

export type DashboardStack = { slug: string; name: string; description: string; timing: string }

export function StackOfTheDay({ stack }: { stack: DashboardStack }) {
  const { slug, name, description, timing } = stack
  return (
    <div className="flex h-full flex-col items-start">
      <h3 className="text-2xl">{name}</h3>
      <p className="mt-2 text-soft-ink">{description}</p>
      {timing && (
        <p className="mt-3 text-sm">
          <span className="font-semibold">When:</span> {timing}
        </p>
      )}
      <SiteLink
        href={`/smart-stacks/${slug}`}
        aria-label={`View Protocol: ${name}`}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        View Protocol
        <ArrowRightIcon size={18} />
      </SiteLink>
    </div>
  )
}
