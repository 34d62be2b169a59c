import type { Metadata } from 'next'

import { findResults } from '@/features/search/site/queries'
import { SearchScreen } from '@/features/search/site/SearchScreen'

export const metadata: Metadata = {
  title: 'Search',
  description: 'Search the whole site. Nothing you look for is logged or kept.',
  alternates: { canonical: '/search' },
  robots: { index: false },
}

export default async function Page({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) {
  const { q } = await searchParams
  const search = [q ?? ''].flat()[0]!
  return <SearchScreen search={search.slice(0, 100).trim()} results={await findResults(search)} />
}
