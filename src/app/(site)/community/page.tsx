import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('community')

export default function Page() {
  return <ComingSoonScreen page="community" />
}
