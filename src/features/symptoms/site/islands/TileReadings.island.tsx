'use client'

import { ExampleMark, OwnMark } from '../components/ExampleMark'
import { useOwnWeek } from './useOwnWeek'

type ReadingProps = { mark: 'example' | 'own' | 'none'; value: string; note: string }

/** What a tile shows that cannot be pressed: a word or a number, and what it is about. */
function Reading({ mark, value, note }: ReadingProps) {
  return (
    <>
      <p className="mt-1 font-serif text-2xl leading-tight">{value}</p>
      <p className="mt-1 min-h-[2lh] text-sm text-soft-ink">{note}</p>
      <p className="mt-auto min-h-7 pt-2">
        {mark === 'example' && <ExampleMark />}
        {mark === 'own' && <OwnMark />}
      </p>
    </>
  )
}

/** Sleep: an example, until her own log says how many nights a flash came. */
export function SleepReading() {
  const week = useOwnWeek()
  if (!week) return <Reading mark="example" value="6½ hours" note="Woke twice, once for good" />
  return (
    <Reading
      mark="own"
      value={week.nights === 1 ? '1 night' : `${week.nights} nights`}
      note="with a hot flash, in the last seven"
    />
  )
}

/** Energy: an example, until she logs. Nothing she can log here measures it, and then the tile says so. */
export function EnergyReading() {
  const week = useOwnWeek()
  if (!week) return <Reading mark="example" value="Fair" note="Better before lunch than after" />
  return <Reading mark="none" value="You’d know" note="Not measured here; your notebook has room" />
}
