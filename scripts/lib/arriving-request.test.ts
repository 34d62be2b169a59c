import { expect, it } from 'vitest'

import { settleHeaders } from './arriving-request.mjs'

const settled = (headers: Record<string, string>, address: string | undefined = '203.0.113.9') => {
  settleHeaders(headers, address)
  return headers
}

it('the address is the connection’s, whatever the client claims', () => {
  expect(settled({ 'x-socket-address': '1.2.3.4' })).toEqual({ 'x-socket-address': '203.0.113.9' })
  const unknown = { 'x-socket-address': '1.2.3.4' }
  settleHeaders(unknown, undefined)
  expect(unknown).toEqual({})
})

it('another method may be asked for by a form alone, as the admin panel does', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' }
  expect(settled({ ...form })).toMatchObject(form)
  for (const name of ['x-http-method-override', 'x-payload-http-method-override'])
    for (const type of ['application/json', 'text/plain'])
      expect(settled({ 'content-type': type, [name]: 'GET' })).not.toHaveProperty([name])
})
