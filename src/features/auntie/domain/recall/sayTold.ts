import type { Fact, FactKind } from './toldFacts'

/** How an answer speaks of what was told; of an illness or a medicine it has to name it. */
const spokenOf: Partial<Record<FactKind, RegExp>> = {
  clot: /\bclots?\b|\bstrokes?\b|\bthrombo/i,
  aura: /\baura\b/i,
}
const nameOf = ({ text }: Fact) => text.replace(/^I (?:take|have|am) |\.$/g, '')

const bearing: readonly FactKind[] = ['medicine', 'illness', 'clot', 'aura', 'allergy']

/**
 * A sentence for what was told earlier, bears on the question, and is not spoken of in the answer: what holds for others may
 * not hold for her. Nothing where all of it is.
 * @param headings of what is read: a passage on a medicine need not name it again
 */
export function sayTold(response: string, facts: readonly Fact[], headings: readonly string[] = []): string | null {
  const read = [response, ...headings].join('\n').replace(/kidney stones?/gi, '')
  const isSaid = (fact: Fact) => {
    const form = spokenOf[fact.kind]
    if (form) return form.test(read)
    const [first = ''] = nameOf(fact).split(' ')
    return read.toLowerCase().includes(first.toLowerCase().replace(/(?:es|s|ic)$/, ''))
  }
  const told = facts.find((fact) => bearing.includes(fact.kind) && !isSaid(fact))
  if (!told) return null
  if (/no all-clear/.test(response)) return `And you told me earlier: “${told.text}” Name that as well when you ask.`
  return `You told me earlier: “${told.text}” What I read says nothing of that, and it’s no all-clear. Ask whoever treats you for it, or your pharmacist, before you take anything new.`
}
