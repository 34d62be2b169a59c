import { afterEach, expect, it } from 'vitest'

import { resetEnv } from '@/shared/env'

import { GET } from './route'

afterEach(() => {
  delete process.env.SECURITY_CONTACT
  delete process.env.SITE_URL
  resetEnv()
})

it('names the contact and an end within a year, as RFC 9116 wants', async () => {
  process.env.SECURITY_CONTACT = 'mailto:security@power.example'
  process.env.SITE_URL = 'https://power.example'
  resetEnv()
  const answer = GET()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:security@power.example\n')
  expect(text).toContain('Canonical: https://power.example/.well-known/security.txt\n')
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

it('is not there where nobody is named', () => expect(GET().status).toBe(404))
