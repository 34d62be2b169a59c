import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('health-assessment')

export default function Page() {
  return <ComingSoonScreen page="health-assessment" />
}
