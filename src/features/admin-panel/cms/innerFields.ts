import type { Field } from 'payload'

import { changeEveryField } from './everyField'

const component = '/features/admin-panel/cms/NoDifference#NoDifference'

const uncompared = (field: Field): Field =>
  field.admin && 'hidden' in field.admin && field.admin.hidden
    ? ({ ...field, admin: { ...field.admin, components: { ...field.admin.components, Diff: component } } } as Field)
    : field

/**
 * A Payload plugin, behind all that adds fields: what the site keeps by itself (digests, accounts, former addresses) stands
 * in no form, and in no comparison of versions either.
 */
export const innerFields = changeEveryField(uncompared)
