import { describe, expect, it } from 'vitest'

import { isCallableLink } from './callableLink'

describe('a link of a line', () => {
  it.each([
    'tel:988',
    'tel:+18007997233',
    'sms:741741',
    'https://findahelpline.com',
    'https://a-b.example.org/x?y=1#z',
  ])('may be %s', (link) => expect(isCallableLink(link)).toBe(true))

  it.each([
    '',
    'tel:',
    'tel:nine',
    'tel:9-8-8',
    'https://x.y"><script>',
    'https://x.example/"onclick=alert(1)',
    'http://findahelpline.com',
    'https://user@findahelpline.com',
    'https://findahelpline.com:8443',
    'https://localhost',
    'https://127.0.0.1',
    'https://',
    'javascript:alert(1)',
    ' https://findahelpline.com',
    'mailto:a@b.example',
  ])('may not be %j', (link) => expect(isCallableLink(link)).toBe(false))
})
