import { defineRoom } from '@/shared/cms/defineRoom'

import { approvals } from './approvals'
import { checkLinksTask, collectLinksTask } from './checkLinks'
import { comments } from './comments'
import { editorialEndpoints } from './endpoints'
import { checkedLinksTable, linkPlacesTable } from './linkTables'

export { addReviewPanels } from './reviewPanels'

export const editorialRoom = defineRoom({
  collections: [approvals, comments],
  endpoints: editorialEndpoints,
  tasks: [collectLinksTask, checkLinksTask],
  tables: [linkPlacesTable, checkedLinksTable],
})
