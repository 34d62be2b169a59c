// As the editor marks what is raised.
const superscript = 64

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-'].map((letter, place) => [letter, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'[place]!]),
)

/** The letters of a rich text’s node where nothing can be raised: 10⁶ is not read as 106. Their number stays the same. */
export const lettersOf = ({ text = '', format }: { text?: string | undefined; format?: unknown }): string =>
  Number(format) & superscript ? text.replaceAll(/[\d+-]/g, (letter) => raised[letter]!) : text
