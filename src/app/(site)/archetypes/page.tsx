import type { Metadata } from 'next'

import { ArchetypesScreen } from '@/features/archetypes/site/ArchetypesScreen'
import { getArchetypes } from '@/features/archetypes/site/queries'

const title = 'The Sophisticated Coven'
const description = 'Five Gen X archetypes, what wears each of them out, and the free reads that may help.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/archetypes' },
  openGraph: { title, description, url: '/archetypes' },
}

export default async function Page() {
  return <ArchetypesScreen {...await getArchetypes()} />
}
