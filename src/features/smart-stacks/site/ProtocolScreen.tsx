import { ArrowLeftIcon } from '@/shared/ui/art/icons'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { ProtocolFacts } from './components/ProtocolFacts'
import { Protocol } from './components/Protocol'
import { StackDrawing } from './components/StackDrawing'
import { PrintButton } from './islands/PrintButton.island'
import { ProtocolDialog } from './islands/ProtocolDialog.island'
import type { StacksTexts } from './queries'
import type { StackView } from './view'

type ProtocolProps = { texts: StacksTexts; stack: StackView }

/** A protocol as a full page: for sharing, printing, and reading without JavaScript. Its facts come first. */
export function ProtocolScreen({ texts, stack, preview }: ProtocolProps & { preview: boolean }) {
  return (
    <>
      {preview && <DraftBanner path={`/smart-stacks/${stack.slug}`} />}
      <article className="page-width pt-4 pb-6 md:pt-6 print:p-0">
        <div className="@container">
          <nav aria-label="Breadcrumb" className="text-sm print:hidden">
            <SiteLink href="/smart-stacks" className="inline-flex min-h-11 items-center gap-2">
              <ArrowLeftIcon size={16} />
              {texts.headline}
            </SiteLink>
          </nav>
          <div className="mt-3 mb-10 grid gap-x-16 gap-y-7 @3xl:mb-14 @3xl:grid-cols-[1fr_1.7fr]">
            <header className="grid grid-cols-[1fr_auto] content-start gap-x-5 @3xl:block">
              <StackDrawing
                slug={stack.slug}
                size={84}
                className="col-start-2 row-start-1 size-14 text-plum *:[vector-effect:non-scaling-stroke] @3xl:mb-6 @3xl:size-21 large-text:hidden"
              />
              <h1 className="row-start-1 @3xl:text-5xl">{stack.name}</h1>
              <p className="col-span-2 mt-4 slanted text-xl leading-snug @3xl:text-2xl">{stack.tagline}</p>
            </header>
            <div className="@3xl:border-l @3xl:border-line @3xl:pl-12">
              <ProtocolFacts stack={stack} texts={texts} />
              <p className="mt-6 mb-6 max-w-measure text-lg">{stack.description}</p>
              <PrintButton words={texts.printButton} />
            </div>
          </div>
          <h2 className="sr-only">{texts.protocolHeading}</h2>
          <Protocol stack={stack} texts={texts} />
        </div>
      </article>
    </>
  )
}

/** A protocol as a dialog over the grid. */
export function ProtocolOverGrid({ texts, stack }: ProtocolProps) {
  return (
    <ProtocolDialog
      slug={stack.slug}
      name={stack.name}
      description={
        <span className="flex items-center gap-5 text-ink">
          <StackDrawing slug={stack.slug} size={56} className="shrink-0 text-plum large-text:hidden" />
          <span className="slanted text-xl leading-snug">{stack.tagline}</span>
        </span>
      }
    >
      <div className="@container">
        <ProtocolFacts stack={stack} texts={texts} />
        <p className="my-6">{stack.description}</p>
        <div className="mb-8">
          <PrintButton words={texts.printButton} />
        </div>
        <Protocol stack={stack} texts={texts} />
      </div>
    </ProtocolDialog>
  )
}
