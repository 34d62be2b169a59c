import { defineRoom } from '@/shared/cms/defineRoom'

import { approvals } from './approvals'
import { checkLinksTask, collectLinksTask } from './checkLinks'
import { comments } from './comments'
import { editorialEndpoints } from './endpoints'
import { checkedLinksTable, linkPlacesTable } from './linkTables'
import { recheckTextsTask } from './recheckTexts'
import { textChecks } from './textChecks'

export { keepTextChecks } from './noteTextChecks'
export { addReviewPanels } from './reviewPanels'

export const editorialRoom = defineRoom({
  collections: [approvals, comments, textChecks],
  endpoints: editorialEndpoints,
  tasks: [collectLinksTask, checkLinksTask, recheckTextsTask],
  tables: [linkPlacesTable, checkedLinksTable],
})
