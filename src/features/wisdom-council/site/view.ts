import type { Expert } from '@/payload-types'

import { type Focus } from '../domain/perspectives'

/** Maximum number of books on a card. */
const shownContributions = 3
const shownBooks = 2

/** An expert as a card; `books` has all of them, for the statistics. */
export type ExpertView = {
  name: string
  credentials: string
  specialty: string
  bio: string
  focus: Focus
  featured: boolean
  books: string[]
  shownBooks: string[]
  shownContributions: string[]
  website: string | null
  disclosure: string | null
  followers: string | null
}

/** Fields that a draft lacks become empty. */
export function toExpertView(doc: Expert): ExpertView {
  const books = (doc.books ?? []).flatMap(({ title, year }) => (title ? [year ? `${title} (${year})` : title] : []))
  return {
    name: doc.name ?? '',
    credentials: doc.credentials ?? '',
    specialty: doc.specialty ?? '',
    bio: doc.bio ?? '',
    focus: doc.focus,
    featured: doc.featured ?? false,
    books,
    shownBooks: books.slice(0, shownBooks),
    shownContributions: (doc.keyContributions ?? []).slice(0, shownContributions),
    website: doc.websites?.[0]?.url ?? null,
    disclosure: doc.disclosure ?? null,
    followers: doc.followers ?? null,
  }
}
