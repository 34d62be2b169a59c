import type { ReactNode } from 'react'

import { CategoryEmblem, type EmblemCategory } from '@/shared/ui/art/CategoryEmblem'

type ComingPage = { title: string; sentence: string; art: ReactNode }

const emblemSize = 'h-auto w-3/5'

const emblem = (category: EmblemCategory) => <CategoryEmblem category={category} size={168} className={emblemSize} />

/** The pages that are announced but not built yet, by their address: what will stand there, in one honest sentence. */
export const comingPages = {
  dashboard: {
    title: 'Dashboard',
    sentence:
      'Your day on one page, with something to note, something to learn and something to try, will stand here; it’s not ready yet, and neither are most of us before coffee.',
    art: emblem('awakening-practices'),
  },
  coaching: {
    title: 'Coaching',
    sentence:
      'An hour with a real person, $75 and the only thing here that costs anything, will be booked on this page; it’s not ready yet.',
    art: emblem('truth-telling'),
  },
  community: {
    title: 'Community',
    sentence:
      'Good questions to ask around a table, and the way to the table, will stand here; it’s not ready yet, so start with the friend you’d text at 3 a.m.',
    art: emblem('community'),
  },
} satisfies Record<string, ComingPage>
