/** Whether this browser keeps cookies for this site. Without them nothing that is saved can be found again. */
export const keepsCookies = (): boolean => navigator.cookieEnabled

/** What was sent is stored under a cookie that this browser did not keep. */
export class NotKept extends Error {
  override name = 'NotKept'

  constructor() {
    super('This browser keeps no cookies for this site, so nothing could be kept. What you entered is still here.')
  }
}
