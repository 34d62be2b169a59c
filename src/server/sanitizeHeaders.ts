import type { IncomingHttpHeaders } from 'node:http'

const methodOverrides = ['x-http-method-override', 'x-payload-http-method-override']

/** Next takes the nonce for a page's scripts from these, and would keep it in the page that everybody gets. */
const policies = ['content-security-policy', 'content-security-policy-report-only']

/**
 * Removes headers that a client must not set, before anything reads them.
 * @param headers by lower-case name; modified in place
 * @param socketAddress the connection's remote address
 * @param isSignedIn whether an editor's session comes with them
 */
export function sanitizeHeaders(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  isSignedIn = false,
): void {
  // A Request has no socket: the address is passed on under a name that clients cannot set
  // (src/shared/cms/networkAddress.ts).
  if (socketAddress || headers['x-socket-address'] !== undefined) headers['x-socket-address'] = socketAddress
  for (const name of policies) if (name in headers) delete headers[name]
  // The admin panel sends long GETs as POST with a form body. With JSON, Payload parses the body outside of its error
  // handling, and anyone could provoke a 500; without a session nobody needs it.
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
  if (isForm && isSignedIn) return
  for (const name of methodOverrides) if (name in headers) delete headers[name]
}
