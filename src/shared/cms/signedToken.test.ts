import { describe, expect, it } from 'vitest'

import { signToken, verifyToken } from './signedToken'

const site = { secret: 'a secret of the tests, long enough' }

describe('signed tokens', () => {
  it.each([
    ['never again', 'aGFzaA', 'aGFzaA.geVA82dBu8G1F47EzpjuzqLD3ZvQIK9HaKnKiDyRiA0'],
    ['end of a monthly gift', 'sub_123', 'sub_123.OwBA5dXvQBjlYgN_oXmX6DNJU6_Wjul9G8g5Duy2cOU'],
  ])('keep the format of links already sent (%s)', (purpose, value, token) => {
    expect(signToken(site, purpose, value)).toBe(token)
    expect(verifyToken(site, purpose, token)).toBe(value)
  })

  it('are refused when changed, cut off, of another purpose or of another site', () => {
    const token = signToken(site, 'one', 'value')
    for (const wrong of [token.slice(0, -1), token.replace('value', 'other'), 'value', 'value.', '', '.'])
      expect(verifyToken(site, 'one', wrong)).toBeNull()
    expect(verifyToken(site, 'two', token)).toBeNull()
    expect(verifyToken({ secret: 'another secret, as long as this' }, 'one', token)).toBeNull()
  })
})
