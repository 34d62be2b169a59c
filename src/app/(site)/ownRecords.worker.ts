import { serveSealer, type SealerScope } from '@/shared/browser/ownKey/serveSealer'

import { createSiteSealer } from './ownRecordKinds'

// TypeScript's "webworker" lib conflicts with "dom".
serveSealer(self as unknown as SealerScope, createSiteSealer())
