'use client'

import { useEffect, useState } from 'react'

import { panelCall } from '@/shared/browser/panelCall'

import { letterStates, type CampaignLetterRow } from '../contract'
import { stateWords } from './letterWords'

type State = CampaignLetterRow['state']
type Found = { letters: CampaignLetterRow[]; total: number }

const perPage = 50
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What became of each letter. @param counts asked anew whenever they change */
export function CampaignLetters({ path, counts }: { path: string; counts: Partial<Record<State, number>> }) {
  const [state, setState] = useState<State | ''>('')
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<Found>()
  const changed = JSON.stringify(counts)

  useEffect(() => {
    let isShown = true
    const query = new URLSearchParams({ page: String(page), ...(state && { state }) })
    panelCall<Found>('get', `${path}/letters?${query}`).then(
      (answer) => isShown && setFound(answer),
      // The desk above says what is wrong; this list stays as it was.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [path, state, page, changed])

  if (!found) return null
  const pages = Math.max(1, Math.ceil(found.total / perPage))
  return (
    <>
      <label>
        Show{' '}
        <select
          value={state}
          onChange={({ target }) => {
            setState(target.value as State | '')
            setPage(1)
          }}
        >
          <option value="">all letters</option>
          {letterStates.map((one) => (
            <option key={one} value={one}>
              {stateWords[one]} ({counts[one] ?? 0})
            </option>
          ))}
        </select>
      </label>
      <div className="power-years-campaign__table" role="region" aria-label="What became of each letter" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col">State</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {found.letters.map(({ contact, name, email, state: now, reason, changedAt }) => (
              <tr key={contact}>
                <td>
                  <strong>{name}</strong>
                  <br />
                  {email}
                </td>
                <td>
                  {stateWords[now]}
                  {reason && `: ${reason}`}
                </td>
                <td>{when.format(new Date(changedAt))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <p>
          <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Back
          </button>{' '}
          Page {page} of {pages}{' '}
          <button type="button" disabled={page === pages} onClick={() => setPage(page + 1)}>
            Next
          </button>
        </p>
      )}
    </>
  )
}
