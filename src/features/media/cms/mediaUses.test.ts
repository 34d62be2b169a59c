import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'

import { mediaColumns } from './mediaUses'

const picture = { name: 'picture', type: 'upload', relationTo: 'media' }
const columnsOf = (...fields: object[]) => mediaColumns(fields as FlattenedField[])
const group = (...flattenedFields: object[]) => ({ name: 'seo', type: 'group', flattenedFields })
const array = (...flattenedFields: object[]) => ({ name: 'rows', type: 'array', flattenedFields })
const blocks = (...flattenedFields: object[]) => ({
  ...{ name: 'layout', type: 'blocks', blocks: [{ slug: 'video', flattenedFields }] },
})

it('knows the columns that name pictures', () => {
  expect(columnsOf(picture, group(picture), blocks(picture, array(picture)), array({ name: 'text', type: 'text' }))).toEqual([
    { name: 'picture_id', isJson: false },
    { name: 'seo_picture_id', isJson: false },
    { name: 'layout', isJson: true },
  ])
})

it.each([
  ['in an array', array(picture)],
  ['in a text in an array', array({ name: 'text', type: 'richText' })],
  ['many in one field', { ...picture, hasMany: true }],
  ['one of several collections', { ...picture, relationTo: ['media', 'references'] }],
  ['in blocks under another name', blocks({ ...picture, name: 'photo' })],
])('refuses pictures where it does not look for them: %s', (_where, field) => {
  expect(() => columnsOf(field)).toThrow('could be deleted')
})
