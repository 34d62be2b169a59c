import type { Metadata } from 'next'

import { HomeScreen } from '@/features/home/site/HomeScreen'
import { getModuleCount } from '@/features/home/site/queries'

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default async function HomePage() {
  return <HomeScreen moduleCount={await getModuleCount()} />
}
