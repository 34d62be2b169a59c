const isText = (value: unknown): value is string => typeof value === 'string'

/** Tags as they are stored: small letters, no spaces around them, each once. Anything else is left as it is. */
export const tidyTags = (tags: unknown): unknown =>
  Array.isArray(tags) && tags.every(isText)
    ? [...new Set(tags.map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase()).filter(Boolean))]
    : tags
