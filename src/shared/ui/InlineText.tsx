import { inlineParts } from '@/shared/lib/pageTexts'

import { SiteLink } from './SiteLink'

/** A text of an editor with its links, which are written `[words](/address)`. */
export function InlineText({ children }: { children: string }) {
  return inlineParts(children).map(({ text, href }, index) => {
    if (!href) return text
    if (href.startsWith('/'))
      return (
        <SiteLink key={index} href={href}>
          {text}
        </SiteLink>
      )
    return (
      <a key={index} href={href}>
        {text}
      </a>
    )
  })
}
