import { ArchetypesScreen } from '@/features/archetypes/site/ArchetypesScreen'
import { getArchetypesTexts, getArchetypes } from '@/features/archetypes/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'The Sophisticated Coven'
const description = 'Five Gen X archetypes, what wears each of them out, and the free reads that may help.'

export const metadata = pageMetadata({ title, description, path: '/archetypes' })

export default async function Page() {
  return <ArchetypesScreen {...await getArchetypesTexts()} {...await getArchetypes()} />
}
