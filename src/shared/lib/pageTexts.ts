/** The texts of a page: a line or paragraph, a list of lines, or a list of entries with the same parts. */
export type PageDefaults = Readonly<
  Record<string, string | readonly string[] | readonly Readonly<Record<string, string>>[]>
>

type Widened<Value> = Value extends string
  ? string
  : Value extends readonly string[]
    ? readonly string[]
    : Value extends readonly (infer Row)[]
      ? readonly { [Part in keyof Row]: string }[]
      : never

/** The texts of a page as editors have them; the same shape as their starting values. */
export type PageTexts<Defaults extends PageDefaults> = { readonly [Name in keyof Defaults]: Widened<Defaults[Name]> }

/** What is stored, and for whatever is not, the starting value. */
export function fillTexts<Defaults extends PageDefaults>(
  defaults: Defaults,
  stored: Readonly<Record<string, unknown>>,
): PageTexts<Defaults> {
  const filled = Object.entries(defaults).map(([name, start]) => {
    const value = stored[name]
    if (typeof start === 'string') return [name, typeof value === 'string' && value.trim() ? value : start]
    return [name, Array.isArray(value) && value.length > 0 ? value : start]
  })
  return Object.fromEntries(filled) as PageTexts<Defaults>
}

/** A text with values in the place of their names in braces, numbers as a reader writes them; other braces stay as they are. */
export const withValues = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => (values[name] ?? braces).toLocaleString('en-US'))

/** Words, or a link within them. */
export type InlinePart = { text: string; href?: string }

/** Addresses that a text may lead to: pages of this site, secure ones elsewhere, numbers to call, text or write to. */
const allowed = /^(?:\/(?!\/)|https:\/\/|tel:[+\d]|sms:[+\d]|mailto:)/

/** Splits a text at its links, which are written `[words](/address)`; any other address stays text. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let from = 0
  for (const match of text.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    const [whole, words, href] = match
    if (!allowed.test(href!)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: words!, href })
    from = match.index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
