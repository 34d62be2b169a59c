'use client'

import clsx from 'clsx'
import { useState } from 'react'

import { notify } from '@/shared/browser/notify'
import { useToday } from '@/shared/browser/useToday'
import { Button } from '@/shared/ui/Button'

import { indexOfTheDay } from '@/shared/lib/indexOfTheDay'
import type { CommunityTexts } from '../../content/communityTexts'

/** Shares a question by the Web Share API, or copies it to the clipboard. */
async function pass(question: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    // AbortError: the visitor closed the share sheet.
    await navigator.share({ text: question }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(question)
    notify({ title: 'Question copied', description: 'Paste it into a message to someone you like.' })
  } catch {
    notify({
      title: 'Your browser would not copy it',
      description: 'Mark the question and copy it by hand.',
      tone: 'destructive',
    })
  }
}

/**
 * The day's question, and the others on request. All are stacked in one grid cell, so that nothing shifts; today's is
 * selected in the browser. Without JavaScript the first one is shown.
 */
export function QuestionOfTheDay({ texts, questions }: { texts: CommunityTexts; questions: string[] }) {
  const [turned, setTurned] = useState(0)
  const today = useToday()
  const shown = today && indexOfTheDay(today, questions.length, turned)
  return (
    <>
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] items-center">
        {questions.map((question, index) => (
          <p
            key={question}
            className={clsx(
              'col-start-1 row-start-1 font-serif text-[clamp(1.6rem,1.1rem+2.2vw,2.5rem)] large-text:text-xl leading-tight text-balance transition-opacity duration-300',
              index === shown ? 'opacity-100' : 'invisible opacity-0',
              shown === null && index === 0 && 'noscript:visible noscript:opacity-100',
            )}
          >
            {question}
          </p>
        ))}
      </div>
      <div className="mt-7 flex flex-wrap gap-3 noscript:hidden">
        <Button disabled={shown === null} onClick={() => void pass(questions[shown ?? 0]!)}>
          {texts.sendButton}
        </Button>
        {questions.length > 1 && (
          <Button variant="quiet" onClick={() => setTurned(turned + 1)}>
            {texts.anotherButton}
          </Button>
        )}
      </div>
    </>
  )
}
