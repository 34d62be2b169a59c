/** Days a row is kept after its visitor's last visit: the maximum cookie lifetime in browsers. */
export const retentionDays = 400
