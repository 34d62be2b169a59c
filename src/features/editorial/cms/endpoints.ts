import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { readChangedClaims, readDesk, sayOfVersion } from '../contract'
import { readDeskOf, sayOf } from './desk'
import { readClaimsOf } from './readClaims'

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
  defineEndpoint({
    contract: readChangedClaims,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, body }) => readClaimsOf(req, body),
  }),
]
