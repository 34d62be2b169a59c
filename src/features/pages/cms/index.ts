import { defineRoom } from '@/shared/cms/defineRoom'

import { homeBlocks } from './homeBlocks'
import { pages } from './pages'
import { redirects } from './redirects'

export const pagesRoom = defineRoom({ collections: [pages, redirects], globals: [homeBlocks] })
