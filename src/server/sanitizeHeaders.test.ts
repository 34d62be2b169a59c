import { expect, it } from 'vitest'

import { sanitizeHeaders } from './sanitizeHeaders'

const sanitized = (headers: Record<string, string>, address: string | undefined = '203.0.113.9') => {
  sanitizeHeaders(headers, address)
  return headers
}

it('the address is the connection’s, whatever the client claims', () => {
  expect(sanitized({ 'x-socket-address': '1.2.3.4' })).toEqual({ 'x-socket-address': '203.0.113.9' })
  const unknown = { 'x-socket-address': '1.2.3.4' }
  sanitizeHeaders(unknown, undefined)
  expect(unknown).toEqual({})
})

it('a page’s policy is nobody’s to say: Next would write its nonce into what everybody gets', () => {
  for (const name of ['content-security-policy', 'content-security-policy-report-only'])
    expect(sanitized({ [name]: "script-src 'nonce-abc'" })).not.toHaveProperty([name])
})

it('another method may be asked for by an editor’s form alone, as the admin panel does', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' }
  const editors = { ...form }
  sanitizeHeaders(editors, undefined, true)
  expect(editors).toEqual(form)
  expect(sanitized({ ...form })).not.toHaveProperty(['x-payload-http-method-override'])
  for (const name of ['x-http-method-override', 'x-payload-http-method-override'])
    for (const type of ['application/json', 'text/plain']) {
      const headers: Record<string, string> = { 'content-type': type, [name]: 'GET' }
      sanitizeHeaders(headers, undefined, true)
      expect(headers).not.toHaveProperty([name])
    }
})
