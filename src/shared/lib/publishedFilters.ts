/** The filter for published documents. */
export const published = { _status: { equals: 'published' } }

/** The filter for published documents that are not switched off. */
export const publishedAndActive = { and: [published, { isActive: { equals: true } }] }
