import { defineRoom } from '@/shared/cms/defineRoom'

import { privacyEndpoints } from './endpoints'

export const privacyRoom = defineRoom({ endpoints: privacyEndpoints })
