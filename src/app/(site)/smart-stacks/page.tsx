import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('smart-stacks')

export default function Page() {
  return <ComingSoonScreen page="smart-stacks" />
}
