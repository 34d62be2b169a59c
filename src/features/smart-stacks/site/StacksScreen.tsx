import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'

import { StackLine } from './components/StackLine'
import { ProtocolLink } from './islands/ProtocolLink.island'
import type { StacksTexts } from './queries'
import type { StackView } from './view'

type StacksScreenProps = { texts: StacksTexts; stacks: readonly StackView[]; preview: boolean }

/** The protocols as a contents page: what they are and what to ask first on the left, the numbered entries on the right. */
export function StacksScreen({ texts, stacks, preview }: StacksScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/smart-stacks" />}
      <div className="page-width grid gap-x-16 pt-6 pb-6 md:pt-10 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr]">
        <header>
          <h1 className="sm:text-5xl">{texts.headline}</h1>
          <p className="mt-3 max-w-measure text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
        </header>
        {/* Before the protocols where it does not stand beside them. */}
        <aside
          aria-labelledby="stacks-honestly"
          className="mt-7 max-w-measure lg:sticky lg:top-8 lg:col-start-1 lg:row-start-2 lg:mt-10 lg:self-start lg:border-t lg:border-line lg:pt-6"
        >
          <h2 id="stacks-honestly" className="text-2xl">
            {texts.warningHeading}
          </h2>
          <p className="mt-3">
            <InlineText>{texts.warning}</InlineText>
          </p>
          <p className="mt-3">
            <InlineText>{texts.ledger}</InlineText>
          </p>
        </aside>
        <section
          aria-labelledby="stacks-contents"
          className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-l lg:border-line lg:pl-12"
        >
          <h2 id="stacks-contents" className="slanted text-2xl">
            {texts.eyebrow}
          </h2>
          <ol className="mt-3 border-t-[1.5px] border-ink">
            {stacks.map((stack, index) => (
              <StackLine
                key={stack.slug}
                stack={stack}
                number={index + 1}
                texts={texts}
                link={<ProtocolLink slug={stack.slug} name={stack.name} words={texts.openLink} />}
              />
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
