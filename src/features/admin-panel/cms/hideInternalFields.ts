import type { Field } from 'payload'

import { mapEveryField } from './mapEveryField'

const component = '/features/admin-panel/cms/EmptyComponents#HiddenDifference'

const uncompared = (field: Field): Field =>
  field.admin && 'hidden' in field.admin && field.admin.hidden
    ? ({ ...field, admin: { ...field.admin, components: { ...field.admin.components, Diff: component } } } as Field)
    : field

/**
 * A Payload plugin, behind all that adds fields: hidden fields, which the site maintains by itself (digests, accounts,
 * former addresses), appear in no comparison of versions either.
 */
export const hideInternalFields = mapEveryField(uncompared)
