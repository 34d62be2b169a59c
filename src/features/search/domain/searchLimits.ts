/** Maximum length of a search, in characters. */
export const maxSearchLength = 100
