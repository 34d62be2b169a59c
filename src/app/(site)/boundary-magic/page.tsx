import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('boundary-magic')

export default function Page() {
  return <ComingSoonScreen page="boundary-magic" />
}
