import { InlineText } from './InlineText'

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
