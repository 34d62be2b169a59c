import type { FlattenedField } from 'payload'

const isTimed = (field: FlattenedField) => field.type === 'date' && field.admin?.date?.pickerAppearance !== 'dayOnly'

/** A value in the words of its form. */
export function shownValue(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'date' && typeof value === 'string')
    return isTimed(field) ? `${value.slice(0, 16).replace('T', ' ')} UTC` : value.slice(0, 10)
  if (field.type !== 'select' && field.type !== 'radio') return value
  const labelOf = (one: unknown) => {
    const option = field.options.find((known) => typeof known === 'object' && known.value === one)
    return typeof option === 'object' && typeof option.label === 'string' ? option.label : one
  }
  return Array.isArray(value) ? value.map(labelOf) : labelOf(value)
}

/** What stands before a difference, so that it is found in its text. */
const lead = 40

/**
 * Two wordings of one field, cut to the place where they first differ.
 * @param most letters of each
 */
export function excerptsOf(before: string, after: string, most: number): { before: string; after: string } {
  if (before.length <= most && after.length <= most) return { before, after }
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before[at] === after[at]) at += 1
  const word = before.lastIndexOf(' ', at - lead) + 1
  const from = at <= most / 2 ? 0 : at - word > most * 0.8 ? at - lead : word
  const cut = (text: string) => {
    const rest = text.slice(from)
    const part = rest.length > most ? `${rest.slice(0, most - 1)}…` : rest
    return from > 0 && part ? `…${part}` : part
  }
  return { before: cut(before), after: cut(after) }
}
