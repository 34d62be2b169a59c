import { describe, expect, it } from 'vitest'

import { checkPublicQuery, publicFieldsOf } from './publicQuery'

const fields = publicFieldsOf({
  fields: [
    { name: 'title', type: 'text' },
    { name: 'slug', type: 'text', hidden: true },
    { name: 'category', type: 'relationship', relationTo: 'users' },
    { name: 'content', type: 'richText' },
    { type: 'row', fields: [{ name: 'orderIndex', type: 'number' }] },
  ],
})

it('lists fields of a collection that are short, shown and its own', () => {
  expect(fields).toEqual(['id', 'title', 'orderIndex', 'createdAt', 'updatedAt'])
})

describe('a stranger’s query', () => {
  it.each([
    {},
    { limit: '5', page: '2', depth: '9', utm_source: 'a letter' },
    { where: { title: { equals: 'x' } }, sort: '-createdAt,title' },
    { where: { or: [{ id: { in: ['1', '2'] } }, { and: [{ createdAt: { less_than: '2026-01-01' } }] }] } },
    { sort: ['title', '-id'] },
  ])('%j is answered', (query) => {
    expect(checkPublicQuery(query, fields)).toBeUndefined()
  })

  it.each([
    { where: 'title' },
    { where: { content: { equals: 'x' } } },
    { where: { 'relatedModules.title': { equals: 'x' } } },
    { where: { title: { like: 'x' } } },
    { where: { title: { near: '1,2,3' } } },
    { where: { title: { equals: { a: '1' } } } },
    { where: { title: { equals: 'x'.repeat(201) } } },
    { where: { id: { in: Array.from({ length: 101 }, String) } } },
    { where: { and: [{ or: [{ and: [{ id: { equals: '1' } }] }] }] } },
    { where: { or: Array.from({ length: 11 }, () => ({ id: { equals: '1' } })) } },
    { where: { or: { id: { equals: '1' } } } },
    { where: JSON.parse('{"__proto__":{"equals":"1"}}') as object },
    { sort: 'content' },
    { sort: ['title', { a: '1' }] },
    { sort: 'id,title,createdAt,updatedAt' },
    ...['select', 'populate', 'joins', 'field', 'data'].map((name) => ({ [name]: 'x' })),
  ])('%j is refused', (query) => {
    expect(checkPublicQuery(query, fields)).toMatch(/^Without signing in/)
  })
})
