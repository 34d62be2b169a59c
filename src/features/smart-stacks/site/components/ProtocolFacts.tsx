import type { ReactNode } from 'react'

import { Tally } from '@/shared/ui/art/Tally'

import type { StacksTexts } from '../queries'
import type { StackView } from '../view'

const hardest = 5

/** A line of the ledger: its name, a leader, what stands for it. */
function Fact({ name = '', children }: { name?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3 border-b border-line py-3 large-text:block">
      <dt className="flex shrink-0 grow items-baseline gap-3 font-serif text-lg after:min-w-4 after:flex-1 after:border-b after:border-dotted after:border-edge large-text:block large-text:after:hidden">
        {name}
      </dt>
      <dd className="min-w-0 text-right first-letter:uppercase large-text:max-w-none large-text:text-left">
        {children}
      </dd>
    </div>
  )
}

/** What a protocol asks for and of whom, before a word about it. */
export function ProtocolFacts({ stack, texts }: { stack: StackView; texts: StacksTexts }) {
  const [target, when, long, effort, price] = texts.facts.map(({ name }) => name)
  const { targetSymptoms, timing, duration, difficulty } = stack
  return (
    <dl className="border-t-[1.5px] border-ink">
      <Fact name={target}>{targetSymptoms.join(', ')}</Fact>
      {timing && <Fact name={when}>{timing}</Fact>}
      {duration && <Fact name={long}>{duration}</Fact>}
      <Fact name={effort}>
        <span className="mr-2.5 inline-flex">
          <Tally count={difficulty} of={hardest} />
        </span>
        {texts.difficulty.replace('{difficulty}', String(difficulty)).replace('{most}', String(hardest))}
      </Fact>
      <Fact name={price}>
        <span className="font-semibold text-sage">{texts.freeMark}</span>
      </Fact>
    </dl>
  )
}
