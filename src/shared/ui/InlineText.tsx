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

/** A text of several lines, such as numbers to call, each apart from the one before it; links as in `InlineText`. */
export function InlineLines({ children }: { children: string }) {
  return children.split('\n').map((line, index) =>
    index === 0 ? (
      <InlineText key={index}>{line}</InlineText>
    ) : (
      <span key={index} className="mt-2 block">
        <InlineText>{line}</InlineText>
      </span>
    ),
  )
}
