import type { Endpoint } from 'payload'

import { defineRoom } from './defineRoom'
import { describeEndpoints } from './openapi'
import { pageCacheChanges } from './notifyContentChange'
import { rateLimitsTable } from './rateLimits'
import { starterContentTable } from './starterContent'

const openapi: Endpoint = {
  method: 'get',
  path: '/openapi.json',
  handler: ({ payload }) => {
    const ofCollections = payload.config.collections.flatMap(({ endpoints }) => endpoints || [])
    return Response.json(describeEndpoints([...payload.config.endpoints, ...ofCollections]))
  },
}

/** Payload's endpoint that renders Open Graph pictures of any text for anyone; unused here. */
const noPictures: Endpoint = {
  method: 'get',
  path: '/og',
  handler: () => Response.json({ message: 'There is nothing at this address.' }, { status: 404 }),
}

/** What all rooms need: the tables of cache invalidation, rate limits and starter content, and the OpenAPI endpoint. */
export const platform = defineRoom({
  tables: [pageCacheChanges, rateLimitsTable, starterContentTable],
  endpoints: [openapi, noPictures],
})
