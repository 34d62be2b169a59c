import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('dashboard')

export default function Page() {
  return <ComingSoonScreen page="dashboard" />
}
