import type { NumberField, RelationshipField, TextareaField } from 'payload'

import { slugs } from '@/slugs'

/** A list that an editor writes one entry to a line. */
export function lineList(name: string, label: string, description: string, required = true): TextareaField {
  return {
    name,
    label,
    type: 'textarea',
    required,
    maxLength: 2000,
    admin: { description: `${description} One a line.` },
  }
}

/** Where an entry stands among the others. */
export function orderField(description = 'Lower numbers come first.'): NumberField {
  return {
    name: 'orderIndex',
    label: 'Order',
    type: 'number',
    required: true,
    min: 0,
    max: 100_000,
    defaultValue: 100,
    admin: { position: 'sidebar', description },
  }
}

type ReferencesOptions = {
  description?: string
  label?: string
  required?: boolean
  minRows?: number
  maxRows?: number
}

/** The publications a document rests on. */
export function referencesField({ description, ...options }: ReferencesOptions = {}): RelationshipField {
  return {
    name: 'references',
    type: 'relationship',
    relationTo: slugs.references,
    hasMany: true,
    ...options,
    admin: { description },
  }
}
