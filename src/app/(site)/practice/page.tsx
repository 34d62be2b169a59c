import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('practice')

export default function Page() {
  return <ComingSoonScreen page="practice" />
}
