import { expect, it } from 'vitest'

import { openWithSecret, sealWithSecret } from './sealWithSecret'

const site = { secret: 'only-for-the-tests-of-this-project' }
const sealed = sealWithSecret(site, 'letters', { email: 'ann@example.com' })

it('opens what it sealed, and no two seals look alike', () => {
  expect(openWithSecret(site, 'letters', sealed)).toEqual({ email: 'ann@example.com' })
  expect(sealed).not.toBe(sealWithSecret(site, 'letters', { email: 'ann@example.com' }))
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ann@')
})

it('opens nothing that was changed, or sealed for another purpose or by another site', () => {
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1]! ^= 1
  expect(() => openWithSecret(site, 'letters', changed.toString('base64url'))).toThrow()
  expect(() => openWithSecret(site, 'letters', 'short')).toThrow()
  expect(() => openWithSecret(site, 'second factor', sealed)).toThrow()
  expect(() => openWithSecret({ secret: 'another-secret-of-a-site' }, 'letters', sealed)).toThrow()
})
