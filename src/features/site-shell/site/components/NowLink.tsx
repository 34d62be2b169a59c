import clsx from 'clsx'

import { FlameIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'

/** “It’s happening now”, one tap away on a phone wherever a page has been scrolled to. */
export function NowLink({ label, isShort, className }: { label: string; isShort: boolean; className: string }) {
  return (
    <SiteLink href="/now" data-now className={clsx('bar:hidden print:hidden', className)}>
      <FlameIcon size={24} />
      <span className={isShort ? 'sr-only' : 'max-[22rem]:sr-only'}>{label}</span>
    </SiteLink>
  )
}
