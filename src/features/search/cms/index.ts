import { defineRoom } from '@/shared/cms/defineRoom'
import { fillSearch, searchDocumentsTable } from '@/shared/cms/searchDocuments'

import { searchEndpoints } from './endpoints'

export const searchRoom = defineRoom({ endpoints: searchEndpoints, tables: [searchDocumentsTable], fillSearch })
