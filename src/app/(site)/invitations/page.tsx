import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('invitations')

export default function Page() {
  return <ComingSoonScreen page="invitations" />
}
