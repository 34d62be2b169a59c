import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('coaching')

export default function Page() {
  return <ComingSoonScreen page="coaching" />
}
