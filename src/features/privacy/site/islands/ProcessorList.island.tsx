'use client'

import { QueryProvider } from '@/shared/ui/QueryProvider'

import { processors } from '../../domain/processors'
import { usePrivacyDashboard } from './CollectedTable.island'

/** The processors, the data each receives, and whether this deployment uses it. */
export function ProcessorList() {
  return (
    <QueryProvider>
      <Processors />
    </QueryProvider>
  )
}

function Processors() {
  const { data } = usePrivacyDashboard()
  return (
    <ul className="mt-4 border-t border-line">
      {processors.map(({ id, name, purpose }) => {
        const enabled = data?.processors.find((processor) => processor.name === name)?.enabled
        return (
          <li key={id} className="border-b border-line py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              {enabled !== undefined && (
                <span className={enabled ? 'text-sm font-semibold' : 'text-sm text-soft-ink'}>
                  {enabled ? 'In use on this site' : 'Not in use on this site'}
                </span>
              )}
            </p>
            <p className="mt-1 text-soft-ink">{purpose}</p>
          </li>
        )
      })}
    </ul>
  )
}
