import clsx from 'clsx'

import { ExternalIcon } from '@/shared/ui/art/icons'

import type { BrandView } from '../view'
import type { CleanBeautyTexts } from '../../content/cleanBeautyTexts'

const toneClass = { green: 'text-sage', plain: 'text-ink', red: 'text-rose' }

const toneWord = (tone: BrandView['tone'], { green, between, red }: CleanBeautyTexts) =>
  tone === 'green' ? green : tone === 'red' ? red : between

/** A brand with its score and the reason; what to look for folds below. Samples are marked. */
export function BrandCard({ brand, texts }: { brand: BrandView; texts: CleanBeautyTexts }) {
  const { name, category, score, tone, highlights, products, reason, website, isSample } = brand
  return (
    <li className="flex flex-col border-r border-b border-line p-5 lg:p-8">
      <p className="flex flex-wrap justify-between gap-3 caps">
        <span>{category}</span>
        {isSample && <span className="border border-rose px-2 text-rose">{texts.sampleMark}</span>}
      </p>
      <h3 className="mt-3 text-xl">{name}</h3>
      <p className={clsx('mt-2 font-serif text-3xl tabular', toneClass[tone])}>
        {score}
        <span className="font-sans text-sm font-semibold">
          {' '}
          {texts.ofHundred} {toneWord(tone, texts)}
        </span>
      </p>
      <p className="mt-3 text-soft-ink">{reason}</p>
      <details className="mt-1 print:details-content:[content-visibility:visible]">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {texts.lookFor}
          <span className="sr-only">: {name}</span>
        </summary>
        <ul className="list-disc space-y-1 pl-5 marker:text-marigold">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <p className="mt-4">
          <span className="font-semibold">{texts.comesAs} </span>
          {products.join(', ')}
        </p>
      </details>
      {website && !isSample && (
        <a
          href={website}
          target="_blank"
          rel="noopener noreferrer external"
          className="mt-auto inline-flex min-h-11 items-center gap-2 pt-3 font-semibold"
        >
          Visit {name}
          <ExternalIcon size={16} />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </li>
  )
}
