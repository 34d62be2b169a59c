'use client'

import { CheckIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'

import { completeFrom } from '../../domain/readingProgress'
import { useReader } from './ReadingProvider.island'

/** The "Mark Complete" button once it is available; before that, a note on when it will be. */
export function MarkComplete() {
  const { texts, completable, complete, status } = useReader()
  return (
    <div aria-live="polite" className="text-sm text-soft-ink print:hidden noscript:hidden">
      {completable && (
        <Button className="w-full sm:w-auto" onClick={complete}>
          <CheckIcon size={20} />
          {texts.completeButton}
        </Button>
      )}
      {!completable &&
        (status === 'Completed' ? (
          <p className="flex items-center gap-2 font-semibold text-sage">
            <CheckIcon size={20} className="shrink-0" />
            {texts.finished}
          </p>
        ) : (
          <p>{texts.completeLater.replaceAll('{percent}', String(completeFrom))}</p>
        ))}
    </div>
  )
}
