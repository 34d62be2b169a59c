'use client'

import { useState } from 'react'

import { notify } from '@/shared/browser/notify'
import { readStored, type Stored } from '@/shared/browser/storage'
import { useHydrated } from '@/shared/browser/useHydrated'
import { Button } from '@/shared/ui/Button'

import type { endMonthlyDonation } from '../../contract'
import { formatAmount } from '../../domain/donation'
import { removeMonthlyDonation } from './storedMonthlyDonations'

const key = 'power-years-monthly-gifts'
type Donations = Stored<typeof key>

/** The monthly donations made from this browser, each with a button that cancels it. Renders nothing without any. */
export function MonthlyDonations() {
  // They are in localStorage only, so they are read after hydration.
  const inBrowser = useHydrated()
  const [left, setLeft] = useState<Donations | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [ending, setEnding] = useState(false)

  const donations = left ?? (inBrowser ? readStored(key) : null) ?? []

  async function end(code: string) {
    setEnding(true)
    try {
      const { callEndpoint } = await import('@/shared/browser/callEndpoint')
      const { message } = await callEndpoint<typeof endMonthlyDonation>('post', '/end-monthly-gift', { body: { code } })
      setLeft(removeMonthlyDonation(code))
      setAsked(null)
      notify({ title: 'Your monthly gift has ended', description: message })
    } catch {
      notify({
        title: 'That did not work',
        description: 'Your monthly gift goes on for now. Please try again in a moment.',
        tone: 'destructive',
      })
    } finally {
      setEnding(false)
    }
  }

  if (donations.length === 0) return null
  return (
    <section aria-labelledby="monthly-gifts" className="mt-12 border border-line bg-leaf p-7">
      <h2 id="monthly-gifts" className="text-2xl">
        Your monthly gift{donations.length > 1 && 's'}
      </h2>
      <p className="mt-2 text-sm text-soft-ink">
        Known to this browser alone. If you clear its data, write to us or end it with your bank.
      </p>
      <ul className="mt-4">
        {donations.map(({ code, amount, at }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
            <span>
              <strong className="tabular">${formatAmount(amount)}</strong> every month, since{' '}
              {new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })}
            </span>
            {asked === code ? (
              <span className="flex flex-wrap gap-3">
                <Button disabled={ending} variant="danger" size="small" onClick={() => void end(code)}>
                  {ending ? 'Ending...' : 'Yes, end it'}
                </Button>
                <Button disabled={ending} variant="quiet" size="small" onClick={() => setAsked(null)}>
                  Keep it
                </Button>
              </span>
            ) : (
              <Button variant="quiet" size="small" onClick={() => setAsked(code)}>
                End it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
