'use client'

import { useEffect, useState } from 'react'

const seconds = 90

/** One line after the other for ninety seconds, with the time left; then the last one stays. */
export function NinetySeconds({ steps }: { steps: readonly string[] }) {
  const [passed, setPassed] = useState(0)

  useEffect(() => {
    const from = performance.now()
    const timer = setInterval(() => setPassed(Math.min(seconds, Math.floor((performance.now() - from) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [])

  const step = Math.min(steps.length - 1, Math.floor((passed * steps.length) / seconds))
  return (
    <div>
      <p
        aria-live="polite"
        className="min-h-[3.6em] font-serif text-2xl leading-snug text-balance text-moonlight noscript:hidden"
      >
        {steps[step]}
      </p>
      <ol className="hidden space-y-4 font-serif text-xl text-moonlight noscript:block">
        {steps.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className="mt-4 h-1 bg-line noscript:hidden" role="timer" aria-label="Ninety seconds">
        <div className="h-full bg-marigold" style={{ width: `${(100 * (seconds - passed)) / seconds}%` }} />
      </div>
    </div>
  )
}
