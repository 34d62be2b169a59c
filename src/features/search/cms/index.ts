import { defineRoom } from '@/shared/cms/defineRoom'
import { searchDocumentsTable } from '@/shared/search/searchDocuments'

import { searchEndpoints } from './endpoints'

export const searchRoom = defineRoom({ endpoints: searchEndpoints, tables: [searchDocumentsTable] })
