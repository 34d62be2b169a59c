'use client'

import { useEffect, useRef, useState } from 'react'

import type { Narrator } from '@/shared/browser/narrator'
import { PauseIcon, PlayIcon, ResumeIcon, StopIcon } from './art/icons'
import { Button } from './Button'

type Speech = 'idle' | 'speaking' | 'paused' | 'unavailable'

type ReadAloudProps = {
  /** Read first. */
  title: string
  /** The id of the element to read; defaults to the elements marked `data-read-aloud`. */
  from?: string
}

/** Play, pause, resume and stop for the Web Speech API; a note where it is not available. */
export function ReadAloud({ title, from }: ReadAloudProps) {
  const [state, setState] = useState<Speech>('idle')
  const narrator = useRef<Narrator>(null)

  // Unmounting (navigation, closed dialog) stops the speech.
  useEffect(() => {
    const silence = () => {
      narrator.current?.stop()
      setState((now) => (now === 'unavailable' ? now : 'idle'))
    }
    window.addEventListener('pagehide', silence)
    return () => {
      window.removeEventListener('pagehide', silence)
      silence()
    }
  }, [])

  async function play() {
    setState('speaking')
    try {
      const { startNarrator } = await import('@/shared/browser/narrator')
      narrator.current = startNarrator(title, from, {
        onEnd: () => setState('idle'),
        onUnavailable: () => setState('unavailable'),
      })
    } catch {
      setState('unavailable')
    }
  }

  return (
    <div role="group" aria-label="Read aloud">
      <p aria-hidden="true" className="mb-2 hidden caps sm:block">
        Read aloud
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {(state === 'idle' || state === 'unavailable') && (
          <Button variant="quiet" size="small" onClick={() => void play()}>
            <PlayIcon size={18} />
            Play aloud
          </Button>
        )}
        {state === 'speaking' && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              narrator.current?.pause()
              setState('paused')
            }}
          >
            <PauseIcon size={18} />
            Pause voice
          </Button>
        )}
        {state === 'paused' && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              narrator.current?.resume()
              setState('speaking')
            }}
          >
            <ResumeIcon size={18} />
            Resume voice
          </Button>
        )}
        {(state === 'speaking' || state === 'paused') && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              narrator.current?.stop()
              setState('idle')
            }}
          >
            <StopIcon size={18} />
            Stop voice
          </Button>
        )}
        <p role="status" className="text-sm empty:hidden">
          {state === 'unavailable' && 'Speech synthesis not available'}
        </p>
      </div>
    </div>
  )
}
