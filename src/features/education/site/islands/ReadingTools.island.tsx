'use client'

import { PauseIcon, PlayIcon, PrintIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { ReadAloud } from '@/shared/ui/ReadAloud.island'

import { useReader } from './ReadingProvider.island'

/** The timer's buttons, read aloud, and print. */
export function ReadingTools() {
  const { texts, title, duration, seconds, status, running, toggle, reset } = useReader()
  return (
    <div className="flex flex-wrap gap-2 max-sm:gap-1.5 sm:gap-5 print:hidden noscript:hidden max-sm:[&_button]:px-2.5 max-sm:[&_button]:text-xs max-sm:[&_svg]:hidden">
      {(duration !== null || status === 'Completed') && (
        <div role="group" aria-label={texts.timerLabel}>
          <p aria-hidden="true" className="mb-2 hidden caps sm:block">
            {texts.timer}
          </p>
          <div className="flex flex-wrap gap-2">
            {status !== 'Completed' && (
              <Button variant="quiet" size="small" onClick={toggle}>
                {running ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
                {running ? texts.pauseTimer : seconds > 0 ? texts.resumeTimer : texts.startTimer}
              </Button>
            )}
            {/* Always rendered, so that the first second causes no layout shift. */}
            <Button variant="quiet" size="small" disabled={seconds === 0} onClick={reset}>
              {texts.resetTimer}
            </Button>
          </div>
        </div>
      )}
      <ReadAloud texts={texts} title={title} />
      <div>
        <p aria-hidden="true" className="mb-2 hidden caps sm:block">
          {texts.printHeading}
        </p>
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          <PrintIcon size={18} />
          {texts.printButton}
        </Button>
      </div>
    </div>
  )
}
