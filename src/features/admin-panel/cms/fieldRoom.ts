import type { Field } from 'payload'

import { changeEveryField } from './everyField'

const component = '/features/admin-panel/cms/RoomLeft#RoomLeft'

/** From this share of its room on a text is nearly full. */
const nearlyFull = 0.9

/** How a text fills its room: what is seen, and what is read out once it matters. */
export function describeRoom(length: number, most: number): { shown: string; said: string; isNear: boolean } {
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

/** A Payload plugin, behind all rooms: every text with a bound says how much of its room is taken. */
export const fieldRoom = changeEveryField(besideField)
