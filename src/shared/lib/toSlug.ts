/** Maximum length of a slug, in characters. */
export const maxSlugLength = 96

/** Converts a title to a slug: lower case, words joined by hyphens, accents removed. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+/g, '')
    .slice(0, maxSlugLength)
    .replaceAll(/-+$/g, '')
}
