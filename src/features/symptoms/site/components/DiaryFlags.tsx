import { useId } from 'react'

import type { RedFlag } from '@/shared/lib/redFlags'
import { RedFlagList } from '@/shared/ui/RedFlagList'

type DiaryFlagsProps = { heading: string; flags: readonly RedFlag[]; className?: string }

/** What the diary holds of the list of red flags, or may hold; nothing where it holds none. */
export function DiaryFlags({ heading, flags, className }: DiaryFlagsProps) {
  const id = useId()
  if (flags.length === 0) return null
  return (
    <section aria-labelledby={id} className={className}>
      <div className="max-w-measure break-inside-avoid border-[1.5px] border-rose px-5 py-4">
        <h3 id={id} className="text-rose">
          {heading}
        </h3>
        <RedFlagList flags={flags} />
      </div>
    </section>
  )
}
