import type { Endpoint } from 'payload'

import { defineRoom } from './defineRoom'
import { describeEndpoints } from './openapi'
import { pageCacheChanges } from './notifyContentChange'
import { rateLimitsTable } from './rateLimits'

const openapi: Endpoint = {
  method: 'get',
  path: '/openapi.json',
  handler: ({ payload }) => Response.json(describeEndpoints(payload.config.endpoints)),
}

/** Payload would draw pictures of any text for anybody here; nothing of ours asks for one. */
const noPictures: Endpoint = {
  method: 'get',
  path: '/og',
  handler: () => Response.json({ message: 'There is nothing at this address.' }, { status: 404 }),
}

/** What all rooms stand on: the page cache's and the rate limits' tables, the description of the calls. */
export const platform = defineRoom({
  tables: [pageCacheChanges, rateLimitsTable],
  endpoints: [openapi, noPictures],
})
