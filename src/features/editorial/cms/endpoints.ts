import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { readChangedClaims, readDesk, reviewVersion } from '../contract'
import { readDeskOf, recordReviewAct } from './desk'
import { readClaimsOf } from './readClaims'

export const editorialEndpoints = [
  defineEndpoint({
    contract: readDesk,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, query }) => readDeskOf(req, query.document),
  }),
  defineEndpoint({
    contract: reviewVersion,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, body }) => recordReviewAct(req, body),
  }),
  defineEndpoint({
    contract: readChangedClaims,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, body }) => readClaimsOf(req, body),
  }),
]
