/** What the editor knows of a reference while somebody writes. */
export type Citable = {
  id: number
  key: string
  authors: string
  year?: number | null
  title: string
  topics?: string[] | null
}

const maxShown = 8

/** The first author without initials, or the name of an office. */
const firstName = (authors: string): string =>
  authors
    .split(/[,(]/)[0]!
    .trim()
    .replace(/ [A-Z]{1,4}$/, '')

/** How a citation is called beside the text: “Avis 2015”. */
export const shortCitation = ({ authors, year }: Pick<Citable, 'authors' | 'year'>): string =>
  [firstName(authors), year].filter(Boolean).join(' ')

/** Without what nobody types between two words behind a slash. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[\s\-–_.,]/g, '')

/** How well a reference fits what was typed; less is better, null not at all. */
function rank(reference: Citable, typed: string): number | null {
  const { key, authors, title, topics } = reference
  const short = folded(shortCitation(reference))
  const places = [short, folded(authors), folded(key), ...(topics ?? []).map(folded), folded(title)]
  const starts = places.findIndex((place) => place.startsWith(typed))
  if (starts >= 0) return starts
  const stands = places.findIndex((place) => place.includes(typed))
  return stands < 0 && !String(reference.year ?? '').startsWith(typed) ? null : places.length + Math.max(stands, 0)
}

/** The references that fit an author, a year, both in one (“avis2015”), a key, a topic or a title, the nearest first. */
export function findCitable(references: readonly Citable[], typed: string): Citable[] {
  const asked = folded(typed)
  if (!asked) return []
  return references
    .flatMap((reference) => {
      const place = rank(reference, asked)
      return place === null ? [] : [{ reference, place }]
    })
    .sort((one, other) => one.place - other.place || (other.reference.year ?? 0) - (one.reference.year ?? 0))
    .slice(0, maxShown)
    .map(({ reference }) => reference)
}
