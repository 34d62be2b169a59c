import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('wisdom-council')

export default function Page() {
  return <ComingSoonScreen page="wisdom-council" />
}
