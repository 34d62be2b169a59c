import { defineRoom } from '@/shared/cms/defineRoom'

import { users } from './users'

export const accountsRoom = defineRoom({ collections: [users] })
