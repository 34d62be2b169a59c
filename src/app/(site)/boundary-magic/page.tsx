import type { Metadata } from 'next'

import { BoundaryMagicScreen } from '@/features/boundary-magic/site/BoundaryMagicScreen'

const title = 'Boundary Magic'
const description = 'A five-minute morning ritual to keep your no in one piece: as play, not as medicine.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/boundary-magic' },
  openGraph: { title, description, url: '/boundary-magic' },
}

export default function Page() {
  return <BoundaryMagicScreen />
}
