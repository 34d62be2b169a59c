import { expect, it } from 'vitest'

import { toAnchor, toSlug } from './toSlug'

it.each([
  ['Böse Überraschung: 3 a.m.!', 'bose-uberraschung-3-a-m'],
  ['Bjørn’s Smørrebrød, für Straße und Cœur', 'bjorn-s-smorrebrod-fur-strasse-und-coeur'],
  ['Łódź, Đà Nẵng, Þór', 'lodz-da-nang-thor'],
  ['الهبات الساخنة', ''],
  ['更年期', ''],
])('writes the address of %s', (title, slug) => expect(toSlug(title)).toBe(slug))

it('gives a name of any script an anchor of its own', () => {
  expect(toAnchor('Dr. Ruth Ångström')).toBe('dr-ruth-angstrom')
  expect(toAnchor('Елена  Петрова')).toBe('елена-петрова')
  expect(toAnchor('שרה לוי')).not.toBe(toAnchor('رنا'))
})
