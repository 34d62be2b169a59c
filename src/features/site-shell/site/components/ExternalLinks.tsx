import { ExternalIcon } from '@/shared/ui/art/icons'

import type { LinkView } from '../view'

type ExternalLinksProps = { links: LinkView[]; className?: string; linkClassName: string }

/** Links to the owner's other sites, each in a new tab, which their text mentions. */
export function ExternalLinks({ links, className, linkClassName }: ExternalLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={linkClassName}>
            {label}
            <ExternalIcon size={16} className="shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
