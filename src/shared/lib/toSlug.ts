/** Longest last part of an address, in characters. */
export const maxSlugLength = 96

/** Turns a title into a part of an address: lower case, words joined by hyphens, accents dropped. */
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
