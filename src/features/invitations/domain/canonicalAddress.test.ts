import { expect, it } from 'vitest'

import { canonicalAddress } from './canonicalAddress'

it.each([
  ['Never1@Example.com', 'never1@example.com'],
  ['never1+a@example.com', 'never1@example.com'],
  ['never1+a+b@example.com', 'never1@example.com'],
  ['n.e.v.e.r.1@gmail.com', 'never1@gmail.com'],
  ['N.ever1+news@GoogleMail.com', 'never1@gmail.com'],
  ['ann-marie_x@pm.me', 'annmariex@proton.me'],
  ['ann.marie@ya.ru', 'annmarie@yandex.com'],
  ['ann-marie+x@yandex.ru', 'annmarie@yandex.com'],
  ['ann+x@mac.com', 'ann@icloud.com'],
  ['ann.marie@icloud.com', 'ann.marie@icloud.com'],
  ['ann+x@outlook.com', 'ann@outlook.com'],
  // Two people where the provider says nothing else.
  ['ann.marie@example.com', 'ann.marie@example.com'],
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  ['+@example.com', '+@example.com'],
  ['ａｎｎ@example.com', 'ann@example.com'],
])('%s reaches the mailbox of %s', (typed, canonical) => {
  expect(canonicalAddress(typed)).toBe(canonical)
  expect(canonicalAddress(canonical)).toBe(canonical)
})
