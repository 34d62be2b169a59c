import type { Metadata } from 'next'

import { findResults, getSearchTexts } from '@/features/search/site/queries'
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
  const [{ texts }, results] = await Promise.all([getSearchTexts(), findResults(search)])
  return <SearchScreen texts={texts} search={search.slice(0, 100).trim()} results={results} />
}
