import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'

import { relationPaths } from './preventDeleteIfReferenced'

const picture = { name: 'picture', type: 'upload', relationTo: 'media' } as FlattenedField
const holder = { name: 'about', type: 'relationship', relationTo: ['media', 'users'] } as FlattenedField
const text = { name: 'title', type: 'text' } as FlattenedField

it('finds the fields that may hold a document, however deep', () => {
  const rows = { name: 'rows', type: 'array', flattenedFields: [text, picture] } as unknown as FlattenedField
  const group = { name: 'group', type: 'group', flattenedFields: [rows] } as unknown as FlattenedField
  const block = { flattenedFields: [picture, holder] }
  const blocks = { name: 'parts', type: 'blocks', blocks: [block, block] } as unknown as FlattenedField
  expect(relationPaths([text, picture, group, blocks], 'media')).toEqual([
    'picture',
    'group.rows.picture',
    'parts.picture',
    'parts.about.value',
  ])
  expect(relationPaths([text, picture, group, blocks], 'users')).toEqual(['parts.about.value'])
  expect(relationPaths([text, picture, group], 'references')).toEqual([])
})
