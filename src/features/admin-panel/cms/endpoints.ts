import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'

import { cancelSchedule, listSchedules } from '../contract'
import { findSchedules, removeSchedule } from './schedules'

export const adminPanelEndpoints = [
  defineEndpoint({
    contract: listSchedules,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, query }) => {
      const found = await findSchedules(req.payload, query)
      return { schedules: found.map(({ at, ...schedule }) => ({ ...schedule, at: at.toISOString() })) }
    },
  }),
  defineEndpoint({
    contract: cancelSchedule,
    access: 'signed-in',
    limit: 'none',
    handler: async ({ req, params }) => {
      if (!(await removeSchedule(req.payload, params.id)))
        throw new HttpError(404, 'It has happened already, or somebody cancelled it before.')
      return { message: 'Cancelled. The text stays as it is.' }
    },
  }),
]
