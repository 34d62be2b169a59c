import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('privacy-dashboard')

export default function Page() {
  return <ComingSoonScreen page="privacy-dashboard" />
}
