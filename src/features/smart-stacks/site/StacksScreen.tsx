import { SproutEmblem } from '@/shared/ui/art/CardEmblems'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { StackCard } from './components/StackCard'
import { ProtocolLink } from './islands/ProtocolLink.island'
import { getStacks } from './queries'

async function Stacks() {
  const { stacks, preview } = await getStacks()
  return (
    <>
      {preview && <DraftBanner path="/smart-stacks" />}
      <ul className="grid border-t border-l border-line lg:grid-cols-3">
        {stacks.map((stack) => (
          <StackCard key={stack.slug} stack={stack} link={<ProtocolLink slug={stack.slug} name={stack.name} />} />
        ))}
      </ul>
    </>
  )
}

export function StacksScreen() {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <header className="mb-10 grid items-end gap-10 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="caps">Smart protocols</p>
          <h1 className="mt-2">Smart Stacks</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            Habits first, capsules last. Every supplement comes with its grade, its cautions and its sources, and with a
            plain no where the studies say no.
          </p>
        </div>
        <div className="mr-2 mb-2 hidden aspect-6/7 w-44 place-items-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 pt-4 text-moonlight outline outline-offset-8 outline-line lg:grid">
          <SproutEmblem size={96} />
        </div>
      </header>
      <Stacks />
      <aside aria-labelledby="stacks-honestly" className="mt-14 max-w-measure border-t border-line pt-8">
        <h2 id="stacks-honestly" className="text-2xl">
          Before you buy anything
        </h2>
        <p className="mt-3">
          No supplement here is a treatment for hot flashes. Amounts are what studies used, told so that you can ask
          about them; they are no advice for you. With any medicine, a pregnancy, a cancer behind you or a liver,
          kidney, heart or thyroid disease, ask a pharmacist or a clinician first.
        </p>
        <p className="mt-3">
          <SiteLink href="/education/supplements-the-honest-ledger">Supplements: The Honest Ledger</SiteLink> has the
          whole account.
        </p>
      </aside>
    </div>
  )
}
