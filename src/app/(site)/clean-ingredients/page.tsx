import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'

export const metadata = comingSoonMetadata('clean-ingredients')

export default function Page() {
  return <ComingSoonScreen page="clean-ingredients" />
}
