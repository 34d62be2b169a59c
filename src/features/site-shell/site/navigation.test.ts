import { describe, expect, test } from 'vitest'

import { shellTexts } from '../content/shellTexts'
import { isActive } from './navigation'

const { topLinks, moreLinks, footerLinks } = shellTexts

describe('isActive', () => {
  test('a link is active on its page and below it', () => {
    expect(isActive('/education', '/education')).toBe(true)
    expect(isActive('/education', '/education/bones-on-purpose')).toBe(true)
  })

  test('a longer word is another page', () => {
    expect(isActive('/practice', '/practices')).toBe(false)
  })

  test('Home is active on exactly / alone', () => {
    expect(isActive('/', '/')).toBe(true)
    expect(isActive('/', '/home')).toBe(false)
    expect(isActive('/', '/education')).toBe(false)
  })
})

test('header, More and footer hold the links of the specification, in its order', () => {
  expect(topLinks.map(({ href, label }) => `${href} ${label}`)).toEqual([
    '/ Home',
    '/education Education',
    '/ask-auntie Ask an Auntie',
    '/practice Practice',
    '/tracking Tracking',
    '/smart-stacks Smart Stacks',
    '/wisdom-council Wisdom Council',
  ])
  expect(moreLinks.map(({ href, label }) => `${href} ${label}`)).toEqual([
    '/health-assessment Health Assessment',
    '/self-care-bingo Self-Care Bingo',
    '/invitations Send Invitations',
    '/clean-ingredients Clean Beauty Guide',
    '/archetypes Gen X Archetypes',
    '/boundary-magic Boundary Magic',
    '/subscribe Donate',
  ])
  expect(footerLinks.map(({ href }) => href)).toEqual([
    '/',
    '/education',
    '/smart-stacks',
    '/practice',
    '/tracking',
    '/archetypes',
    '/boundary-magic',
    '/subscribe',
    '/privacy-dashboard',
    // What the specification does not name: where to look when it matters, and why to believe the rest.
    '/warning-signs',
    '/how-we-check',
    '/corrections',
  ])
  expect(footerLinks.find(({ href }) => href === '/privacy-dashboard')?.label).toBe('Privacy Info')
})
