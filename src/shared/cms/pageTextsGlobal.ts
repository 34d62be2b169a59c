import type {
  Field,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  LivePreviewConfig,
  TextareaField,
} from 'payload'

import type { PageDefaults } from '@/shared/lib/pageTexts'
import type { ContentSlug } from '@/slugs'

import { anyone, signedIn, writers } from './access'
import { askForSourceOfGlobal } from './askForSource'
import { textList } from './fields'
import { textMatching } from './fieldValidation'
import { notifyOnGlobalChange } from './notifyContentChange'
import { claimErrorsIn, refusePublishingOfGlobal } from './refuseForbiddenClaims'
import { previewAddress } from './withPublishing'
import { scheduledDrafts } from './scheduledVersions'

/** Longer starting values are paragraphs. */
const maxLineLength = 90

const labelOf = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

const linkHint = 'A link is written [words](/address).'

/** A field that says how much room it has. */
const paragraph = (
  base: Pick<TextareaField, 'name' | 'label' | 'required' | 'defaultValue' | 'hooks'>,
  maxLength: number,
): Field => ({
  ...base,
  type: 'textarea',
  maxLength,
  admin: { description: `Up to ${maxLength} characters. ${linkHint}` },
})

/** How many characters a text may have at most, by the name of its field, where its place is narrower than usual. */
type Narrow = Readonly<Record<string, number>>

/**
 * A line or paragraph with room for twice its starting value.
 * @param defaultValue a function: a text as the column's default would need a migration for every edit
 */
function textField(name: string, start: string, most?: number, defaultValue?: () => string): Field {
  const base = {
    name,
    label: labelOf(name),
    required: true,
    defaultValue,
    ...(defaultValue && { hooks: startingText(defaultValue) }),
  }
  if (name === 'href')
    return {
      ...base,
      label: 'Leads to',
      type: 'text',
      maxLength: 200,
      validate: textMatching(/^\/(?!\/)\S*$/, 'A page of this site, such as /education'),
    }
  return start.length > maxLineLength
    ? paragraph(base, Math.max(600, start.length * 2))
    : { ...base, type: 'text', maxLength: most ?? Math.max(120, start.length * 2) }
}

/** A text that the form of an earlier release did not have is NULL in the tables of a page saved then, and required. */
const startingText = (start: () => string) => ({
  afterRead: [({ value }: { value?: unknown }) => value ?? start()],
})

/** So are its lists empty. */
const startingList = (start: () => unknown[]) => ({
  afterRead: [({ value }: { value?: unknown }) => (Array.isArray(value) && value.length > 0 ? value : start())],
})

function fieldOf([name, start]: [string, PageDefaults[string]], fixed: readonly string[], narrow: Narrow): Field {
  if (typeof start === 'string') return textField(name, start, narrow[name], () => start)
  if (start.every((line) => typeof line === 'string'))
    return {
      ...textList(name, labelOf(name), 'A line each.'),
      defaultValue: () => [...start],
      hooks: startingList(() => [...start]),
    }
  const rows = start as readonly Readonly<Record<string, string>>[]
  const longest = (part: string) =>
    rows.map((row) => row[part]!).reduce((one, other) => (other.length > one.length ? other : one))
  return {
    name,
    label: labelOf(name),
    type: 'array',
    required: true,
    admin: { isSortable: !fixed.includes(name) },
    minRows: fixed.includes(name) ? rows.length : 1,
    maxRows: fixed.includes(name) ? rows.length : 16,
    defaultValue: () => rows.map((row) => ({ ...row })),
    hooks: startingList(() => rows.map((row) => ({ ...row }))),
    fields: Object.keys(rows[0]!).map((part) => textField(part, longest(part), narrow[name])),
  }
}

/** Collapsible groups of a form: field names by the label of their group. */
type Sections = Readonly<Record<string, readonly string[]>>

/** Puts fields into collapsible groups; fields without a group come first. */
function folded(fields: readonly Field[], sections: Sections): Field[] {
  const named = (names: readonly string[]) => fields.filter((field) => 'name' in field && names.includes(field.name))
  const inSections = new Set(Object.values(sections).flatMap(named))
  return [
    ...fields.filter((field) => !inSections.has(field)),
    ...Object.entries(sections).map(([label, names]): Field => ({
      type: 'collapsible',
      label,
      admin: { initCollapsed: true },
      fields: named(names),
    })),
  ]
}

/** The fields of the words of a page. @param fixed lists whose length belongs to the drawing of the page */
export const textFields = (defaults: PageDefaults, fixed: readonly string[] = [], narrow: Narrow = {}): Field[] =>
  Object.entries(defaults).map((entry) => fieldOf(entry, fixed, narrow))

/** The page beside its words, on a phone and on a desk. */
export const livePreviewOf = (page: string): LivePreviewConfig => ({
  url: () => previewAddress(page),
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
})

type PageTextsGlobal = {
  slug: ContentSlug
  label: string
  description: string
  /** The page that shows the texts, for its preview. */
  page: string
  defaults: PageDefaults
  /** Lists whose length belongs to the drawing of the page. */
  fixed?: readonly string[]
  /** Fields, or lists, whose place has room for so many characters and no more. */
  narrow?: Narrow
  /** Parts of the page or later views, each folded in the form. */
  sections?: Sections
  /** Where other pages show some of the texts. */
  afterChange?: GlobalAfterChangeHook[]
}

/** No text of a page may claim what is forbidden. */
export const refuseClaims: GlobalBeforeChangeHook = ({ data, global, req }) => {
  const doc = data as Record<string, unknown>
  if (doc._status !== 'draft') refusePublishingOfGlobal(req, global.slug, claimErrorsIn(global.flattenedFields, doc))
  return doc
}

/** The words of a page in the editors' hands, with drafts, versions and preview; their starting values come with the site. */
export function pageTextsGlobal({
  slug,
  label,
  description,
  page,
  defaults,
  fixed = [],
  narrow,
  sections = {},
  afterChange = [],
}: PageTextsGlobal): GlobalConfig {
  return {
    slug,
    label,
    admin: {
      group: 'Pages',
      description,
      hideAPIURL: true,
      preview: () => previewAddress(page),
      livePreview: livePreviewOf(page),
    },
    access: { read: anyone, readVersions: signedIn, update: writers },
    versions: { max: 30, drafts: scheduledDrafts },
    fields: folded(textFields(defaults, fixed, narrow), sections),
    hooks: {
      beforeChange: [refuseClaims, askForSourceOfGlobal],
      afterChange: [notifyOnGlobalChange(slug), ...afterChange],
    },
  }
}
