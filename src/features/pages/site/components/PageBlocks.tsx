import { ArticleText, articleStyle } from '@/shared/ui/article/ArticleText'
import { ShortSources } from '@/shared/ui/ShortSources'

import type { BlocksView, PageBlock } from '../view'
import { FaqJsonLd } from './FaqJsonLd'
import { Callout, Cards, Hero, PictureFigure, Quote, Steps, Video } from './FrameBlocks'
import { CrisisLines, DataTable, ModuleList, Questions, type Country } from './ListBlocks'

type BlockProps = {
  block: PageBlock
  isFirst: boolean
  numbers: ReadonlyMap<number, number>
  countries: readonly Country[]
}

function DrawnBlock({ block, isFirst, numbers, countries }: BlockProps) {
  switch (block.blockType) {
    case 'hero':
      return <Hero block={block} isFirst={isFirst} />
    case 'text':
      return block.content ? (
        <div className={`max-w-[33rem] ${articleStyle}`}>
          <ArticleText content={block.content} numbers={numbers} />
        </div>
      ) : null
    case 'cards':
      return <Cards block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'callout':
      return <Callout block={block} />
    case 'quote':
      return <Quote block={block} />
    case 'picture':
      return <PictureFigure block={block} />
    case 'video':
      return <Video block={block} />
    case 'crisisLines':
      return <CrisisLines block={block} countries={countries} />
    case 'moduleList':
      return <ModuleList block={block} />
    case 'table':
      return <DataTable block={block} />
    case 'faq':
      return <Questions block={block} />
  }
}

type PageBlocksProps = BlocksView & {
  /** Whether the heading of a first opening is the page's own. */
  headsPage?: boolean
  countries: readonly Country[]
}

/** The blocks of a page below each other, and what their texts cite. */
export function PageBlocks({ blocks, sources, countries, headsPage = false }: PageBlocksProps) {
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]))
  return (
    <>
      <FaqJsonLd blocks={blocks} />
      <div className="space-y-14 md:space-y-18">
        {blocks.map((block, index) => (
          <DrawnBlock
            key={block.id ?? index}
            block={block}
            isFirst={headsPage && index === 0}
            numbers={numbers}
            countries={countries}
          />
        ))}
      </div>
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="mt-14 max-w-2xl border-t border-line pt-8">
          <h2 id="sources" className="text-2xl">
            Sources
          </h2>
          <div className="mt-4">
            <ShortSources sources={sources} numbered folded />
          </div>
        </section>
      )}
    </>
  )
}
