'use client'

import { provideSealer } from '@/shared/browser/ownKey/sealer'

provideSealer(() => import('./siteSealer').then(({ siteSealer }) => siteSealer()))

/** Says where own records are sealed and opened, before any island asks for them. Renders nothing. */
export const OwnKeyStart = () => null
