import { SproutEmblem } from '@/shared/ui/art/CardEmblems'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'

import { StackCard } from './components/StackCard'
import { ProtocolLink } from './islands/ProtocolLink.island'
import { getStacks, getStacksTexts } from './queries'

async function Stacks({ freeMark }: { freeMark: string }) {
  const { stacks, preview } = await getStacks()
  return (
    <>
      {preview && <DraftBanner path="/smart-stacks" />}
      <ul className="grid border-t border-l border-line lg:grid-cols-3">
        {stacks.map((stack) => (
          <StackCard
            key={stack.slug}
            stack={stack}
            freeMark={freeMark}
            link={<ProtocolLink slug={stack.slug} name={stack.name} />}
          />
        ))}
      </ul>
    </>
  )
}

export async function StacksScreen() {
  const { texts } = await getStacksTexts()
  return (
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
          <SproutEmblem size={96} />
        </div>
      </header>
      <Stacks freeMark={texts.freeMark} />
      <aside aria-labelledby="stacks-honestly" className="mt-14 max-w-measure border-t border-line pt-8">
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
    </div>
  )
}
