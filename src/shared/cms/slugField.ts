import type { TextField } from 'payload'

/** Turns a title into the last part of an address: lower case, words joined by hyphens, accents dropped. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 96)
}

/** The address of a document, made from its title until an editor writes one. */
export function slugField({ from, pagePath }: { from: string; pagePath: string }): TextField {
  return {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    required: true,
    maxLength: 96,
    admin: {
      position: 'sidebar',
      description: `The page's address: ${pagePath}/… Left empty, it is made from the title. If you change it later, the old address leads to the new one.`,
    },
    hooks: {
      beforeValidate: [({ value, data }) => toSlug(String(value || data?.[from] || ''))],
    },
  }
}
