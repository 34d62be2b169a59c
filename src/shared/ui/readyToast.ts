/**
 * Fetches the toast's script before there is anything to say, from whatever will say that it kept something: the toast
 * then stands there at once, without a network too, and with its way back, which the shell's plain words have not.
 */
export const readyToast = (): void => void import('./Toast').catch(() => {})
