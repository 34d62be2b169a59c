import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('ask-auntie')

export default function Page() {
  return <ComingSoonScreen page="ask-auntie" />
}
