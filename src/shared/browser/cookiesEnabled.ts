/** Whether this browser keeps cookies for this site. Without them nothing that is saved can be found again. */
export const cookiesEnabled = (): boolean => navigator.cookieEnabled

/** What was sent is stored under a cookie that this browser did not keep. */
export class CookieNotStoredError extends Error {
  override name = 'CookieNotStoredError'

  constructor() {
    super('This browser keeps no cookies for this site, so nothing could be kept. What you entered is still here.')
  }
}
