import type { IncomingHttpHeaders } from 'node:http'

const methodOverrides = ['x-http-method-override', 'x-payload-http-method-override']

/**
 * Removes what a client may not decide, before anything reads the request's headers.
 * @param headers by lower-case name; changed in place
 * @param socketAddress where the connection comes from
 */
export function sanitizeHeaders(headers: IncomingHttpHeaders, socketAddress: string | undefined): void {
  // A Request knows no connection: passed on under a name that no client can set (src/shared/cms/networkAddress.ts).
  delete headers['x-socket-address']
  if (socketAddress) headers['x-socket-address'] = socketAddress
  // The admin panel asks for a long GET by POST, always as a form. Sent with JSON, Payload parses the body outside of
  // its own error handling, and anybody could provoke a 500.
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
  if (!isForm) for (const name of methodOverrides) delete headers[name]
}
