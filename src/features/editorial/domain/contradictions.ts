/** Words that two sentences have in common before they count as one claim. */
const alike = 0.5
const shortest = 4

const figuresOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(',', '')))

/** Its longer words without their endings, so that “reduces” and “reduced” are one. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => word.length >= shortest)
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  )

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((entry) => other.has(entry)).length

/** Whether two sentences make the same claim and have no figure in common. */
export function contradicts(one: string, other: string): boolean {
  const [figures, others] = [figuresOf(one), figuresOf(other)]
  if (figures.size === 0 || others.size === 0 || shared(figures, others) > 0) return false
  const [stems, otherStems] = [stemsOf(one), stemsOf(other)]
  const common = shared(stems, otherStems)
  return common > 0 && common / (stems.size + otherStems.size - common) >= alike
}
