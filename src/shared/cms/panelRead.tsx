'use client'

import { useEffect, useState } from 'react'

type Read<Answer> = {
  /** The newest, which also stays where a later one fails. */
  answer: Answer | undefined
  /** Why there is none, or no newer one; empty where nothing failed. */
  mistake: string
  /** Puts what is known by another way in its place. */
  setAnswer: (answer: Answer) => void
  tryAgain: () => void
}

/**
 * What a part of the panel reads when it is shown.
 * @param call the same until it is made anew; null where there is nothing to read
 */
export function usePanelRead<Answer>(call: (() => Promise<Answer>) | null): Read<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [mistake, setMistake] = useState('')
  const [tries, setTries] = useState(0)
  const take = (found: Answer) => {
    setAnswer(found)
    setMistake('')
  }
  useEffect(() => {
    let isShown = true
    call?.().then(
      (found) => isShown && take(found),
      (failure: Error) => isShown && setMistake(failure.message),
    )
    return () => {
      isShown = false
    }
  }, [call, tries])
  return { answer, mistake, setAnswer: take, tryAgain: () => setTries((count) => count + 1) }
}

type UnreadProps = Pick<Read<unknown>, 'mistake' | 'tryAgain'> & { what: string }

/** Stands where something could not be read, which would look like nothing. */
export function Unread({ what, mistake, tryAgain }: UnreadProps) {
  if (!mistake) return null
  return (
    <p className="power-years-mistake" role="alert">
      {what} cannot be shown: {mistake}{' '}
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </p>
  )
}
