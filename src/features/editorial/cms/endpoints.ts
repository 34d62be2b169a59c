import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { readDesk, sayOfVersion } from '../contract'
import { readDeskOf, sayOf } from './desk'

export const editorialEndpoints = [
  defineEndpoint({
    contract: readDesk,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, query }) => readDeskOf(req, query.document),
  }),
  defineEndpoint({
    contract: sayOfVersion,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, body }) => sayOf(req, body),
  }),
]
