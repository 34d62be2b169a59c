/** The key of a file in the bucket: `media/plum-square-0f3a….webp`. */
export const objectKey = (collection: string, filename: string) => `${collection}/${filename}`
