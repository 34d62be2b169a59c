import { LeafRule } from '@/shared/ui/art/LeafRule'
import { DraftBanner } from '@/shared/ui/DraftBanner'

import type { Country } from './components/ListBlocks'
import { PageBlocks } from './components/PageBlocks'
import type { PageView } from './view'

type PageScreenProps = { page: PageView; preview: boolean; countries: readonly Country[] }

/** A page of the owner's own. Its heading is that of an opening that comes first, else its title. */
export function PageScreen({ page, preview, countries }: PageScreenProps) {
  const opens = page.blocks[0]?.blockType === 'hero'
  return (
    <>
      {preview && <DraftBanner path={`/${page.slug}`} />}
      <div className="page-width pt-10 pb-6 md:pt-16">
        {!opens && <h1 className="mb-10 max-w-3xl text-balance">{page.title}</h1>}
        <PageBlocks {...page} countries={countries} headsPage />
        <LeafRule className="mt-16" />
      </div>
    </>
  )
}
