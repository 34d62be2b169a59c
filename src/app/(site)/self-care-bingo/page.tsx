import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('self-care-bingo')

export default function Page() {
  return <ComingSoonScreen page="self-care-bingo" />
}
