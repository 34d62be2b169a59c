import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { listStacks } from '../contract'
import { listActiveStacks } from './service'

export const stackEndpoints = [
  defineEndpoint({
    contract: listStacks,
    access: 'anyone',
    limit: 'none',
    handler: ({ req }) => listActiveStacks(req),
  }),
]
