import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { readChangedClaims, readDesk, readInspector, reviewVersion } from '../contract'
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
    contract: readInspector,
    access: 'signed-in',
    limit: 'none',
    handler: async () =>
      new Response(await readFile(path.resolve(process.cwd(), 'node_modules/axe-core/axe.min.js')), {
        headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'private, max-age=86400' },
      }),
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
