import type { NumberField, RelationshipField, TextareaField, TextField, TextFieldManyValidation } from 'payload'
import { text } from 'payload/shared'

import { slugs } from '@/slugs'

/** Maximum number of characters of all entries together. */
const maxListLength = 2000

// Payload's own text validation is typed for single values.
const manyTexts = text as unknown as TextFieldManyValidation

const fitsTogether: TextFieldManyValidation = async (value, options) => {
  const usual = await manyTexts(value, options)
  if (usual !== true) return usual
  return (value ?? []).join('\n').length <= maxListLength || `Up to ${maxListLength} characters altogether, please.`
}

/** A `hasMany` text field, in the editor's order. */
export function textList(name: string, label: string, description: string, required = true): TextField {
  return {
    name,
    label,
    type: 'text',
    hasMany: true,
    required,
    validate: fitsTogether,
    admin: { description: `${description} Enter after each.` },
  }
}

/** The sort order of a document. */
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

const howToName =
  'Behind a sentence above, [1] names the first of them, [2, table 3] the second with the place in it. Where no sentence names one, each counts as resting on all.'

/** A relationship to the publications that a document cites, by number, in its texts (`sourceMarks.ts`). */
export function referencesField({ description, ...options }: ReferencesOptions = {}): RelationshipField {
  return {
    name: 'references',
    type: 'relationship',
    relationTo: slugs.references,
    hasMany: true,
    ...options,
    admin: { description: [description, howToName].filter(Boolean).join(' ') },
  }
}

/** A relationship to entries of the one list of red flags. @param description what an editor chooses them for */
export function redFlagsField(description: string): RelationshipField {
  return {
    name: 'redFlags',
    label: 'Red flags',
    type: 'relationship',
    relationTo: slugs.redFlags,
    hasMany: true,
    maxRows: 12,
    admin: {
      disableBulkEdit: true,
      description: `${description} Entries of the one list, whose words and urgency are the same everywhere.`,
    },
  }
}

/** What an editor is asked beside Publish; kept by hooks and not with the document. */
export const publishNote = (description: string) =>
  ({
    type: 'textarea',
    virtual: true,
    maxLength: 600,
    admin: {
      position: 'sidebar',
      // Payload shows virtual fields as read-only otherwise.
      readOnly: false,
      disableBulkEdit: true,
      disableListColumn: true,
      description,
    },
  }) as const satisfies Partial<TextareaField>
