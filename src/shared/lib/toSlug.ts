/** Maximum length of a slug, in characters. */
export const maxSlugLength = 96

/** Latin letters that no accent is taken off. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/**
 * Converts a title to a slug: lower case, words joined by hyphens, accents removed. Empty where it has no Latin letter and
 * no numeral: what another script sounds like in Latin letters, no rule says without its language.
 */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => spelled[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+/g, '')
    .slice(0, maxSlugLength)
    .replaceAll(/-+$/g, '')
}

/** The anchor of something on a page by its name: a slug where it has one, else its letters of whatever script. */
export const toAnchor = (name: string): string =>
  toSlug(name) ||
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, maxSlugLength)
