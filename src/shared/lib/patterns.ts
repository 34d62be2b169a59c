/** A pattern, or several that are looked for as one: what is found is what begins first, of two the one named first. */
export type Pattern = Pick<RegExp, 'exec' | 'test'>

/**
 * V8 generates a list once for each way to it, up to ten times, and its interpreter tidies all that in more than linear time:
 * with words that may be left out before long lists, the first check of a text took more than a second. An empty lookahead,
 * true anywhere, is where these ways meet.
 */
export const withMeetingPoints = (source: string) =>
  source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\)(?:(?:\?|\{\d+,\d+\})\??|(?![?*+{]))/g, (part) =>
    part.startsWith(')') ? `${part}(?=)` : part,
  )

/** From this length of a text on, V8 compiles at once what it otherwise interprets first, which takes three times as long. */
const longEnough = ' '.repeat(1_000)

function compiled(source: string): RegExp {
  const pattern = new RegExp(withMeetingPoints(source))
  pattern.test(longEnough)
  return pattern
}

/** Each source by itself, made when it is first looked for: as one pattern they cost more than together. */
export function anyOf(...sources: readonly string[]): Pattern {
  const made: RegExp[] = []
  const each = (index: number) => (made[index] ??= compiled(sources[index]!))
  return {
    test: (text) => sources.some((_, index) => each(index).test(text)),
    exec: (text) =>
      sources.reduce<RegExpExecArray | null>((first, _, index) => {
        const found = each(index).exec(text)
        return found && (!first || found.index < first.index) ? found : first
      }, null),
  }
}
