import { ArrowLeftIcon } from '@/shared/ui/art/icons'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { SiteLink } from '@/shared/ui/SiteLink'

import { DraftBanner } from '@/shared/ui/DraftBanner'
import { OpenLinkTarget } from '@/shared/ui/OpenLinkTarget.island'
import { OwnDrawing } from './components/OwnDrawing'
import { ModuleArticle } from './components/ModuleArticle'
import { ModuleJsonLd } from './components/ModuleJsonLd'
import { MarkComplete } from './islands/MarkComplete.island'
import { ReadingProvider } from './islands/ReadingProvider.island'
import { ReadingStatus } from './islands/ReadingStatus.island'
import { ReadingTools } from './islands/ReadingTools.island'
import { moduleCaption, type ModuleView, type ReaderWords } from './view'

type ModuleScreenProps = {
  module: ModuleView
  texts: ReaderWords
  routeNames: readonly { name: string }[]
  preview: boolean
  address: string
}

/** A module as a full page: for sharing, printing, and reading without JavaScript. */
export function ModuleScreen({ module, texts, routeNames, preview, address }: ModuleScreenProps) {
  const { slug, title, description, drawing, duration, notices } = module
  return (
    <ReadingProvider texts={texts} slug={slug} title={title} duration={duration}>
      <ModuleJsonLd module={module} address={address} />
      <OpenLinkTarget />
      {preview && <DraftBanner path={`/education/${slug}`} />}
      <div className="page-width grid grid-cols-[minmax(0,33rem)] justify-center gap-y-5 pt-3 md:pt-10 lg:grid-cols-[15rem_minmax(0,33rem)] lg:gap-x-20 lg:gap-y-8 print:block print:p-0 print:pt-6">
        <nav aria-label={texts.breadcrumb} className="-mb-4 text-sm lg:col-start-2 lg:-mb-6 print:hidden">
          <SiteLink href="/education" className="inline-flex min-h-11 items-center gap-2">
            <ArrowLeftIcon size={16} />
            {texts.backToLibrary}
          </SiteLink>
        </nav>
        <header className="lg:col-start-2 print:mb-8">
          <OwnDrawing
            drawing={drawing}
            className="float-right -mt-9 size-14 text-plum lg:hidden print:hidden large-text:hidden"
          />
          <p className="caps">
            {moduleCaption(module, texts)} · <span className="text-sage">{texts.freeAccess}</span>
          </p>
          <h1 className="mt-2 lg:mt-3">{title}</h1>
          <p className="mt-3 text-soft-ink sm:text-lg lg:mt-5">
            {description}
            {notices.description && <small className="text-rose"> ({notices.description})</small>}
          </p>
          <LeafRule className="mt-9 hidden lg:flex print:hidden" />
        </header>
        <aside
          aria-label={texts.readingLabel}
          className="lg:col-start-1 lg:row-span-3 lg:row-start-1 print:hidden noscript:max-lg:hidden"
        >
          <div className="lg:sticky lg:top-10">
            <div className="mx-2 mt-2 mb-12 hidden aspect-6/7 w-44 items-center justify-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 pt-4 text-moonlight outline outline-offset-8 outline-line lg:flex">
              <OwnDrawing drawing={drawing} strokeWidth={1.1} className="size-24" />
            </div>
            <div className="space-y-3 border-y border-line py-3 lg:space-y-6 lg:border-b-0 lg:py-6">
              <ReadingStatus />
              <ReadingTools />
            </div>
          </div>
        </aside>
        <div className="lg:col-start-2">
          <ModuleArticle
            module={module}
            texts={texts}
            routeNames={routeNames}
            address={address}
            finish={<MarkComplete />}
          />
        </div>
      </div>
    </ReadingProvider>
  )
}
