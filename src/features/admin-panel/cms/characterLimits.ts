import type { Field } from 'payload'

import { mapEveryField } from './mapEveryField'

const component = '/features/admin-panel/cms/CharactersLeft#CharactersLeft'

/** From this share of its limit on a text is nearly full. */
const nearlyFull = 0.9

/** The character count of a text: what is shown, and what a screen reader announces once it matters. */
export function describeLimit(length: number, most: number): { shown: string; said: string; isNear: boolean } {
  const left = most - length
  const isNear = length >= most * nearlyFull
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  const said = left < 0 ? `${-left} ${characters} too many` : `${left} ${characters} left`
  return { shown: `${length} of ${most}`, said: isNear ? said : '', isNear }
}

function besideField(field: Field): Field {
  if ((field.type !== 'text' && field.type !== 'textarea') || !field.maxLength || 'hasMany' in field) return field
  const { components } = field.admin ?? {}
  return {
    ...field,
    admin: {
      ...field.admin,
      components: { ...components, afterInput: [...(components?.afterInput ?? []), component] },
    },
  } as Field
}

/** A Payload plugin, behind all rooms: shows the character count below every text field with a `maxLength`. */
export const showCharacterLimits = mapEveryField(besideField)
