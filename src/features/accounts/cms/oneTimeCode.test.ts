import { expect, it } from 'vitest'

import { hashOneTimeCode, makeOneTimeCode } from './oneTimeCode'

it('makes codes that nobody guesses and anybody can type', () => {
  const codes = Array.from({ length: 200 }, makeOneTimeCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

it('takes a code however it is typed, and no other', () => {
  const hash = hashOneTimeCode('8F30-1XQ2-V7MD-P4RT')
  for (const typed of ['8f301xq2v7mdp4rt', ' 8F3O IXQ2 V7MD P4RT ', '8F30–LXQ2–V7MD–P4RT'])
    expect(hashOneTimeCode(typed)).toBe(hash)
  expect(hashOneTimeCode('8F30-1XQ2-V7MD-P4RS')).not.toBe(hash)
  expect(hash).not.toContain('8F30')
})
