'use client'

import { QueryProvider } from '@/shared/ui/QueryProvider'

import { processors } from '../../domain/processors'
import type { PrivacyTexts } from '../../content/privacyTexts'
import { usePrivacyDashboard } from './CollectedTable.island'

type ProcessorListProps = { texts: Pick<PrivacyTexts, 'whatTheyDo' | 'inUse' | 'notInUse'> }

/** The processors, the data each receives, and whether this deployment uses it. */
export function ProcessorList(props: ProcessorListProps) {
  return (
    <QueryProvider>
      <Processors {...props} />
    </QueryProvider>
  )
}

function Processors({ texts }: ProcessorListProps) {
  const { data } = usePrivacyDashboard()
  return (
    <ul className="mt-4 border-t border-line">
      {processors.map(({ id, name }, index) => {
        const enabled = data?.processors.find((processor) => processor.name === name)?.enabled
        return (
          <li key={id} className="border-b border-line py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              {enabled !== undefined && (
                <span className={enabled ? 'text-sm font-semibold' : 'text-sm text-soft-ink'}>
                  {enabled ? texts.inUse : texts.notInUse}
                </span>
              )}
            </p>
            <p className="mt-1 max-w-measure text-soft-ink">{texts.whatTheyDo[index]?.text}</p>
          </li>
        )
      })}
    </ul>
  )
}
