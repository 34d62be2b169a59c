'use client'

import { PauseIcon, PlayIcon, PrintIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/button'
import { ReadAloud } from '@/shared/ui/ReadAloud.island'

import { useReader } from './ReadingProvider.island'

const look = buttonClass({ look: 'quiet', size: 'small' })

/** The clock's buttons, reading aloud, printing. */
export function ReadingTools() {
  const { title, duration, seconds, status, running, toggle, reset } = useReader()
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-2 sm:gap-x-8 sm:gap-y-5 print:hidden noscript:hidden">
      {(duration !== null || status === 'Completed') && (
        <div role="group" aria-label="Reading timer">
          <p aria-hidden="true" className="mb-2 hidden caps sm:block">
            Timer
          </p>
          <div className="flex flex-wrap gap-2">
            {status !== 'Completed' && (
              <button type="button" className={look} onClick={toggle}>
                {running ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
                {running ? 'Pause timer' : seconds > 0 ? 'Resume timer' : 'Start timer'}
              </button>
            )}
            {/* Always there, so that the text does not jump when the first second has passed. */}
            <button type="button" className={look} disabled={seconds === 0 && status !== 'Completed'} onClick={reset}>
              Reset
            </button>
          </div>
        </div>
      )}
      <ReadAloud title={title} />
      <div>
        <p aria-hidden="true" className="mb-2 hidden caps sm:block">
          For the doctor’s visit
        </p>
        <button type="button" className={look} onClick={() => window.print()}>
          <PrintIcon size={18} />
          Print
        </button>
      </div>
    </div>
  )
}
