/** Longest search, in characters: longer ones are stories, and those are for Auntie. */
export const maxSearchLength = 100
