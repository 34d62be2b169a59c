'use client'

import { useToday } from '@/shared/browser/useToday'

import { evening, moonAt } from '../../domain/moonTonight'

// Written out, as this line is drawn while the page still hydrates: see lazyDateFormat.ts for what a formatter takes.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const inWords = (date: Date) => `${weekdays[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`

/** Today's date; on phones with the moon phase, which larger screens show as a picture. */
export function TodayLine() {
  const today = useToday()
  return (
    <span className="inline-block min-h-lh">
      {today && (
        <>
          {inWords(today)}
          <span className="md:hidden"> · {moonAt(evening(today)).name}</span>
        </>
      )}
    </span>
  )
}
