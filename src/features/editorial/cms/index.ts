import { defineRoom } from '@/shared/cms/defineRoom'

import { approvals } from './approvals'
import { comments } from './comments'
import { editorialEndpoints } from './endpoints'
import { checkedLinksTable, linkPlacesTable } from './linkTables'

export { besideTexts } from './besideTexts'

export const editorialRoom = defineRoom({
  collections: [approvals, comments],
  endpoints: editorialEndpoints,
  tables: [linkPlacesTable, checkedLinksTable],
})
