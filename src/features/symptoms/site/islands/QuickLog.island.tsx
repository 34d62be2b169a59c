'use client'

import { useRef, useState } from 'react'

import { notify } from '@/shared/browser/notify'
import { readyToast } from '@/shared/ui/readyToast'
import { serverNow } from '@/shared/browser/serverClock'
import { formatWithOffset } from '@/shared/lib/wallClock'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'

import { durations, severities } from '../../domain/hotFlash'
import { SeverityMoon } from '../components/SeverityMoon'
import type { NowTexts } from '../../content/nowTexts'

const loadKeeping = () => import('./changeEntries')

/** Large words side by side would lie over each other: the moons say what is between the ends. */
function placeClass(index: number): string | undefined {
  if (index === 0) return undefined
  return index < severities.length - 1 ? 'large-text:sr-only' : 'large-text:flex large-text:justify-end'
}

/** A press where strength and length meet keeps the flash: both are chosen, and nothing else is asked. */
export function QuickLog({ texts }: { texts: NowTexts }) {
  const [keeping, setKeeping] = useState<'no' | 'now' | 'done'>('no')
  // A ref, because a second press may come before the state is rendered.
  const busy = useRef(false)

  async function keep(severity: (typeof severities)[number]['value'], duration: (typeof durations)[number]['value']) {
    if (busy.current) return
    busy.current = true
    setKeeping('now')
    const note = () =>
      ({ symptomType: 'hot_flash', severity, duration, timestamp: formatWithOffset(serverNow()) }) as const
    try {
      const { logEntry, describeFailedLog, leaveInLogger } = await loadKeeping()
      const pressed = note()
      try {
        const { waits, takeBack } = await logEntry(note, true)
        notify({
          title: waits ? 'Saved on this phone' : 'Hot Flash Logged',
          description: waits ?? undefined,
          action: { label: 'Undo', onPress: takeBack },
        })
        setKeeping('done')
      } catch (error) {
        notify({
          title: 'Logging Failed',
          description: [describeFailedLog(error), leaveInLogger(error, pressed)].filter(Boolean).join(' '),
          tone: 'destructive',
        })
        setKeeping('no')
      }
    } catch {
      notify({ title: 'Logging Failed', description: 'The page didn’t arrive whole. Try again.', tone: 'destructive' })
      setKeeping('no')
    }
    busy.current = false
  }

  return (
    <section
      aria-labelledby="keep-now"
      className="noscript:hidden"
      onPointerEnter={() => {
        void loadKeeping().catch(() => {})
        readyToast()
      }}
    >
      <StorageBlockedNotice className="mb-4" />
      <h2 id="keep-now" className="font-sans text-base font-semibold">
        {keeping === 'done' ? texts.keptHeading : texts.keepHeading}
      </h2>
      <table className="mt-3 w-full table-fixed border-collapse" aria-busy={keeping === 'now'}>
        <thead>
          <tr>
            <th scope="col" className="w-[15%] sm:w-[17%] large-text:w-[27%]">
              <span className="sr-only">{texts.lengthHeading}</span>
            </th>
            {severities.map(({ value }, index) => (
              <th
                key={value}
                scope="col"
                className="pb-1 text-xs font-normal tracking-tight whitespace-nowrap text-moonlight sm:text-sm"
              >
                <span className={placeClass(index)}>{texts.strengths[index]?.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {durations.map(({ value: duration }, row) => (
            <tr key={duration}>
              <th
                scope="row"
                className="pr-1 text-left text-xs font-normal tracking-tight text-moonlight sm:pr-2 sm:text-sm sm:tracking-normal large-text:wrap-normal large-text:hyphens-manual"
              >
                {texts.lengths[row]?.name}
              </th>
              {severities.map(({ value: severity }, column) => (
                <td key={severity} className="p-0.5">
                  <button
                    type="button"
                    aria-label={`${texts.strengths[column]?.name}, ${texts.lengths[row]?.name}`}
                    onClick={() => void keep(severity, duration)}
                    className="grid h-13 w-full place-items-center border-[1.5px] border-edge transition-colors duration-200 hover:bg-leaf"
                  >
                    <SeverityMoon severity={severity} size={22} className="text-marigold" />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
