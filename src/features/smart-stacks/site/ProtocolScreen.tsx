import { ArrowLeftIcon } from '@/shared/ui/art/icons'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { Protocol } from './components/Protocol'
import { PrintButton } from './islands/PrintButton.island'
import { ProtocolDialog } from './islands/ProtocolDialog.island'
import type { StackView } from './view'

/** A protocol as a full page: for sharing, printing, and reading without JavaScript. */
export function ProtocolScreen({ stack, preview }: { stack: StackView; preview: boolean }) {
  return (
    <>
      {preview && <DraftBanner path={`/smart-stacks/${stack.slug}`} />}
      <article className="page-width max-w-3xl pt-6 md:pt-10 print:p-0">
        <nav aria-label="Breadcrumb" className="text-sm print:hidden">
          <SiteLink href="/smart-stacks" className="inline-flex min-h-11 items-center gap-2">
            <ArrowLeftIcon size={16} />
            Smart Stacks
          </SiteLink>
        </nav>
        <header className="mt-2 mb-8">
          <p className="caps">
            Smart stack · <span className="text-sage">Free</span>
          </p>
          <h1 className="mt-3">{stack.name}</h1>
          <p className="mt-4 font-serif text-xl">{stack.tagline}</p>
          <p className="mt-4 mb-6 text-lg text-soft-ink">{stack.description}</p>
          <PrintButton />
        </header>
        <h2 className="sr-only">The protocol</h2>
        <Protocol stack={stack} />
      </article>
    </>
  )
}

/** A protocol as a dialog over the grid. */
export function ProtocolOverGrid({ stack }: { stack: StackView }) {
  return (
    <ProtocolDialog slug={stack.slug} name={stack.name} description={stack.description}>
      <Protocol stack={stack} />
    </ProtocolDialog>
  )
}
