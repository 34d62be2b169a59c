import type { ReactNode } from 'react'

import { ExternalIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { OpenLinkTarget } from '@/shared/ui/OpenLinkTarget.island'
import { ReadAloud, type ReadAloudTexts } from '@/shared/ui/ReadAloud.island'
import { Tabs } from '@/shared/ui/Tabs.island'

import { AppGuide, ScoreColors } from './components/AppGuide'
import { BrandCard } from './components/BrandCard'
import { CertaintyScale } from './components/CertaintyScale'
import { IngredientEntry } from './components/IngredientEntry'
import { Rubric } from './components/Rubric'
import { ShelfDrawing } from './components/ShelfDrawing'
import { certaintyOf, certaintySteps } from '../domain/score'
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
  /** The facts at a glance, before what they are about on phones and beside it on wider screens. */
  ledger: ReactNode
  children: ReactNode
}

function Panel({ aloud, id, title, intro, appAddress, appLink, ledger, children }: PanelProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:grid-rows-[auto_1fr] print:block"
    >
      <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <div id={id} className="contents">
        <div className="mt-4 mb-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:mb-10 lg:border-l lg:border-line lg:pl-12">
          {ledger}
        </div>
        {/* Muted, as it is read aloud with the title. */}
        <div data-mute className="mb-8">
          <p className="mt-3 max-w-measure text-soft-ink">{intro}</p>
          <div className="mt-4 flex flex-wrap items-end gap-4 print:hidden">
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
        </div>
        <div className="col-span-full">{children}</div>
      </div>
    </section>
  )
}

export function CleanBeautyScreen({ texts, aloud, ingredients, brands, preview, appAddress }: CleanBeautyProps) {
  const samples = brands.some(({ isSample }) => isSample)
  const levels = ingredients.map(({ honestRating }) => ((certaintyOf(honestRating) ?? -1) + 1) / certaintySteps.length)
  return (
    <>
      {preview && <DraftBanner path="/clean-ingredients" />}
      <OpenLinkTarget />
      <div className="page-width pt-5 pb-6 md:pt-10">
        <header className="mb-6 grid items-end gap-x-16 gap-y-2 md:mb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
          <h1 className="sm:text-5xl lg:col-span-full">{texts.headline}</h1>
          <ShelfDrawing levels={levels} className="hidden h-auto w-full max-w-88 text-plum lg:block" />
          <div className="lg:pb-3 lg:pl-12">
            <p className="slanted text-xl leading-snug sm:text-2xl">{texts.eyebrow}</p>
            <p className="mt-1 max-w-measure text-soft-ink">
              <InlineText>{texts.introduction}</InlineText>
            </p>
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
                  ledger={<CertaintyScale heading={texts.scaleHeading} ingredients={ingredients} />}
                >
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
                  ledger={<Rubric texts={texts} />}
                >
                  {samples && (
                    <p className="mb-6 max-w-measure border-l-4 border-rose bg-leaf p-4">{texts.samplesNote}</p>
                  )}
                  <ul className="grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-3">
                    {brands.map((brand) => (
                      <BrandCard texts={texts} key={brand.name} brand={brand} />
                    ))}
                  </ul>
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
                  ledger={<ScoreColors texts={texts} />}
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
