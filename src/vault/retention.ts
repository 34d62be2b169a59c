/** How long a row is kept after its visitor last came: the longest life that browsers grant a cookie. */
export const retentionDays = 400
