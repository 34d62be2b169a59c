import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { listModules } from '../contract'
import { listPublishedModules } from './service'

export const educationEndpoints = [
  defineEndpoint({
    contract: listModules,
    access: 'anyone',
    limit: 'none',
    handler: ({ req }) => listPublishedModules(req),
  }),
]
