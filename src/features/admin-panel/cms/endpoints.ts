import { isWriter } from '@/shared/cms/access'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'

import {
  answerReleaseWords as answerReleaseWordsContract,
  cancelSchedule,
  exportArchive as exportArchiveContract,
  exportCsv as exportCsvContract,
  importArchive as importArchiveContract,
  importCsv as importCsvContract,
  listSchedules,
  previewBulkEdit as previewBulkEditContract,
} from '../contract'
import { previewBulkEdit } from './bulkEditPreview'
import { importArchive } from './archiveUpload'
import { exportArchive } from './contentArchive'
import { exportCsv, importCsv } from './contentCsv'
import { answerReleaseWords } from './releaseWords'
import { findSchedules, placeInPanel, removeSchedule } from './schedules'

export const adminPanelEndpoints = [
  defineEndpoint({
    contract: listSchedules,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, query }) => {
      const found = await findSchedules(req.payload, query)
      return {
        schedules: found.map(({ at, ...schedule }) => ({
          ...schedule,
          place: placeInPanel(schedule),
          at: at.toISOString(),
        })),
      }
    },
  }),
  defineEndpoint({
    contract: cancelSchedule,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, params }) => {
      if (!isWriter(req)) throw new HttpError(403, 'A reviewer changes no text, nor when it is published.')
      if (!(await removeSchedule(req.payload, params.id)))
        throw new HttpError(404, 'It has happened already, or somebody cancelled it before.')
      return { message: 'Cancelled. The text stays as it is.' }
    },
  }),
  defineEndpoint({
    contract: answerReleaseWordsContract,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, body }) => ({ message: await answerReleaseWords(req, body) }),
  }),
  defineEndpoint({
    contract: exportCsvContract,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, params, query }) =>
      new Response(await exportCsv(req, params.collection, query), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${params.collection}.csv"`,
          'Cache-Control': 'no-store',
        },
      }),
  }),
  defineEndpoint({
    contract: importCsvContract,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, params, body }) => importCsv(req, params.collection, body),
  }),
  defineEndpoint({
    contract: previewBulkEditContract,
    access: 'signed-in',
    limit: 'none',
    handler: ({ req, params, body }) => previewBulkEdit(req, params.collection, body.data),
  }),
  defineEndpoint({
    contract: exportArchiveContract,
    access: 'founder',
    limit: 'none',
    handler: ({ req }) => exportArchive(req),
  }),
  defineEndpoint({
    contract: importArchiveContract,
    access: 'founder',
    limit: 'none',
    handler: ({ req, query }) => importArchive(req, query),
  }),
]
