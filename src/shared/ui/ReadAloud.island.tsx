'use client'

import { useEffect, useRef, useState } from 'react'

import type { Narrator } from '@/shared/browser/narrator'
import { PauseIcon, PlayIcon, ResumeIcon, StopIcon } from './art/icons'
import { Button } from './Button'

type Speech = 'idle' | 'speaking' | 'paused' | 'unavailable'

/** What the buttons say. */
export type ReadAloudTexts = {
  readonly aloudHeading: string
  readonly playAloud: string
  readonly pauseVoice: string
  readonly resumeVoice: string
  readonly stopVoice: string
  readonly noVoice: string
}

type ReadAloudProps = {
  texts: ReadAloudTexts
  /** Read first. */
  title: string
  /** The id of the element to read; defaults to the elements marked `data-read-aloud`. */
  from?: string
}

/** Play, pause, resume and stop for the Web Speech API; a note where it is not available. */
export function ReadAloud({ texts, title, from }: ReadAloudProps) {
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
    <div role="group" aria-label={texts.aloudHeading}>
      <p aria-hidden="true" className="mb-2 hidden caps sm:block">
        {texts.aloudHeading}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {(state === 'idle' || state === 'unavailable') && (
          <Button variant="quiet" size="small" onClick={() => void play()}>
            <PlayIcon size={18} />
            {texts.playAloud}
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
            {texts.pauseVoice}
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
            {texts.resumeVoice}
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
            {texts.stopVoice}
          </Button>
        )}
        <p role="status" className="text-sm empty:hidden">
          {state === 'unavailable' && texts.noVoice}
        </p>
      </div>
    </div>
  )
}
