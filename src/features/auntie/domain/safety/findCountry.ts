import { emergencyNumbers } from './emergencyNumbers'

/** Members of the European Union, whose lines are listed together. */
const union = new Set('at be bg hr cy cz dk ee fi fr de gr hu it lv lt lu mt nl pl pt ro sk si es se'.split(' '))

/** The entries of the list that stand for more than one country. */
const shared = { union: 'eu', elsewhere: 'other' }

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/**
 * The country whose lines are named: by its code (ISO 3166-1, in either case), its union's, the entry for everywhere else.
 * Nobody abroad is told to call the first country's number: what has no lines of its own is named with its own number, where
 * that is known. Without a code, the first of the list.
 */
export function findCountry<Any extends { code: string }>(countries: readonly Any[], code: string | undefined): Any {
  const asked = code?.trim().toLowerCase() ?? ''
  const known = (wanted: string) => countries.find((country) => country.code.toLowerCase() === wanted)
  if (asked === '') return countries[0]!
  const listed = known(asked) ?? (union.has(asked) ? known(shared.union) : undefined)
  if (listed) return listed
  const elsewhere = known(shared.elsewhere) ?? countries[0]!
  const own = emergencyNumbers.get(asked)
  return own ? { ...elsewhere, name: names.of(asked.toUpperCase()), ...own } : elsewhere
}
