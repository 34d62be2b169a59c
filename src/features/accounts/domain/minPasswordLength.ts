/** NIST SP 800-63B requires at least 8. */
export const minPasswordLength = 12
