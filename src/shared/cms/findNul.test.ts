import { expect, it } from 'vitest'

import { findNul } from './findNul'

it.each([
  [{ title: 'A\0B' }, 'title'],
  [{ title: 'A', items: [{ text: 'fine' }, { text: '\0' }] }, 'items.1.text'],
  [{ content: { root: { children: [{ children: [{ text: 'pasted \0' }] }] } } }, 'content'],
  ['\0', ''],
  [{ title: 'A \\u0000 spelled out', count: 3, nothing: null }, undefined],
  [undefined, undefined],
])('finds the field of a NUL: %j', (sent, path) => expect(findNul(sent)).toBe(path))
