import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('tracking')

export default function Page() {
  return <ComingSoonScreen page="tracking" />
}
