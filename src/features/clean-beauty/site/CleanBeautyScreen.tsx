import type { ReactNode } from 'react'

import { CategoryEmblem } from '@/shared/ui/art/CategoryEmblem'
import { ExternalIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { ReadAloud, type ReadAloudTexts } from '@/shared/ui/ReadAloud.island'
import { Tabs } from '@/shared/ui/Tabs.island'

import { AppGuide } from './components/AppGuide'
import { BrandCard } from './components/BrandCard'
import { CertaintyScale } from './components/CertaintyScale'
import { IngredientEntry } from './components/IngredientEntry'
import { Rubric } from './components/Rubric'
import type { BrandView, IngredientView } from './view'
import type { CleanBeautyTexts } from '../content/cleanBeautyTexts'
import { InlineText } from '@/shared/ui/InlineText'

type CleanBeautyProps = {
  texts: CleanBeautyTexts
  /** What the buttons say that read a part aloud. */
  aloud: ReadAloudTexts
  ingredients: IngredientView[]
  brands: BrandView[]
  preview: boolean
  /** The URL of the ingredient scanner app; null when it is not set. */
  appAddress: string | null
}

type PanelProps = {
  aloud: ReadAloudTexts
  id: string
  title: string
  intro: string
  appAddress: string | null
  appLink: string
  children: ReactNode
}

function Panel({ aloud, id, title, intro, appAddress, appLink, children }: PanelProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-lg text-soft-ink">{intro}</p>
      <div className="mt-5 mb-9 flex flex-wrap items-end gap-4 print:hidden">
        <div className="noscript:hidden">
          <ReadAloud texts={aloud} title={`${title}. ${intro}`} from={id} />
        </div>
        {appAddress && (
          <a
            href={appAddress}
            target="_blank"
            rel="noopener noreferrer external"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            {appLink}
            <ExternalIcon size={16} />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
      <div id={id}>{children}</div>
    </section>
  )
}

export function CleanBeautyScreen({ texts, aloud, ingredients, brands, preview, appAddress }: CleanBeautyProps) {
  const samples = brands.some(({ isSample }) => isSample)
  return (
    <>
      {preview && <DraftBanner path="/clean-ingredients" />}
      <div className="page-width pt-10 pb-6 md:pt-14">
        <header className="mb-10 grid items-end gap-10 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <p className="caps">{texts.eyebrow}</p>
            <h1 className="mt-2">{texts.headline}</h1>
            <p className="mt-4 max-w-136 text-lg text-soft-ink">
              <InlineText>{texts.introduction}</InlineText>
            </p>
          </div>
          <div className="mr-2 mb-2 hidden aspect-6/7 w-44 place-items-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 pt-4 text-moonlight outline outline-offset-8 outline-line lg:grid">
            <CategoryEmblem category="biohacking" size={92} />
          </div>
        </header>
        <Tabs
          label={texts.headline}
          param="tab"
          tabs={[
            {
              value: 'toxic-ingredients',
              label: texts.ingredientsTab,
              content: (
                <Panel
                  aloud={aloud}
                  id="toxic-ingredients"
                  title={texts.ingredientsHeading}
                  intro={texts.ingredientsIntroduction}
                  appAddress={appAddress}
                  appLink={texts.appLink}
                >
                  <CertaintyScale heading={texts.scaleHeading} ingredients={ingredients} />
                  <ul>
                    {ingredients.map((ingredient) => (
                      <IngredientEntry texts={texts} key={ingredient.name} ingredient={ingredient} />
                    ))}
                  </ul>
                </Panel>
              ),
            },
            {
              value: 'clean-brands',
              label: texts.brandsTab,
              content: (
                <Panel
                  aloud={aloud}
                  id="clean-brands"
                  title={texts.brandsHeading}
                  intro={texts.brandsIntroduction}
                  appAddress={appAddress}
                  appLink={texts.appLink}
                >
                  {samples && (
                    <p className="mb-6 max-w-measure border-l-4 border-rose bg-leaf p-4">{texts.samplesNote}</p>
                  )}
                  <ul className="grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-3">
                    {brands.map((brand) => (
                      <BrandCard texts={texts} key={brand.name} brand={brand} />
                    ))}
                  </ul>
                  <Rubric texts={texts} />
                </Panel>
              ),
            },
            {
              value: 'yuka-guide',
              label: texts.guideTab,
              content: (
                <Panel
                  aloud={aloud}
                  id="yuka-guide"
                  title={texts.guideHeading}
                  intro={texts.guideIntroduction}
                  appAddress={appAddress}
                  appLink={texts.appLink}
                >
                  <AppGuide texts={texts} />
                </Panel>
              ),
            },
          ]}
        />
      </div>
    </>
  )
}
