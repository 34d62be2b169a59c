import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('archetypes')

export default function Page() {
  return <ComingSoonScreen page="archetypes" />
}
