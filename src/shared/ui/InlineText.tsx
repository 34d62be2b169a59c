import { inlineParts } from '@/shared/lib/pageTexts'

import { SiteLink } from './SiteLink'
import { WholeNumbers } from './WholeNumbers'

/** A text of an editor with its links, which are written `[words](/address)`. */
export function InlineText({ children }: { children: string }) {
  return inlineParts(children).map(({ text, href }, index) => {
    if (!href) return <WholeNumbers key={index}>{text}</WholeNumbers>
    if (href.startsWith('/'))
      return (
        <SiteLink key={index} href={href}>
          {text}
        </SiteLink>
      )
    return (
      <a key={index} href={href}>
        <WholeNumbers>{text}</WholeNumbers>
      </a>
    )
  })
}
