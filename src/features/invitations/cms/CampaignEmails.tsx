'use client'

import { useEffect, useState } from 'react'
import type { z } from 'zod'

import { callPanelApi } from '@/shared/browser/callPanelApi'

import type { readCampaignEmails } from '../contract'
import { emailStates, type CampaignEmailRow, type CampaignStatus } from '../domain/campaignShapes'

/** What an email's state is called in the panel. */
export const emailStateLabels: Record<CampaignEmailRow['state'], string> = {
  waiting: 'waiting',
  sent: 'sent',
  kept: 'waiting in the outbox',
  failed: 'not sent',
  cancelled: 'cancelled',
  delivered: 'delivered',
  bounced: 'came back',
  complained: 'called unwanted',
}

type Found = z.output<typeof readCampaignEmails.response>

/** What is shown of the emails, as the server asks for it. */
const shownAs = (show: string): Pick<z.input<typeof readCampaignEmails.query>, 'answered' | 'state'> => {
  if (show === 'answered') return { answered: 'yes' }
  if (show === 'unanswered') return { answered: 'no' }
  return show ? { state: show as CampaignEmailRow['state'] } : {}
}

const perPage = 50
/** How long after the last key a name is looked for (ms). */
const pauseMs = 300
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type CampaignEmailsProps = {
  campaignId: number | string
  /** The emails are asked for anew whenever its counts change. */
  status: CampaignStatus
  /** @returns whether it is noted */
  onMark: (contact: number, answered: boolean) => Promise<boolean>
}

/** What became of each email, and who answered. */
export function CampaignEmails({ campaignId, status, onMark }: CampaignEmailsProps) {
  const [show, setShow] = useState('')
  const [who, setWho] = useState('')
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<Found>()
  const { counts, answers } = status
  const changed = JSON.stringify(counts)

  useEffect(() => {
    let isShown = true
    const request = { params: { campaignId }, query: { page, ...shownAs(show), ...(who && { who }) } }
    const ask = () => {
      callPanelApi<typeof readCampaignEmails>('get', '/campaign-desk/:campaignId/letters', request).then(
        (answer) => isShown && setFound(answer),
        // The desk above says what is wrong; this list stays as it was.
        () => {},
      )
    }
    const timer = setTimeout(ask, who ? pauseMs : 0)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [campaignId, show, who, page, changed])

  // In place: whoever marks one after the other keeps the place, even where only those without an answer are shown.
  const showMark = (contact: number, answered: boolean) =>
    setFound(
      (now) =>
        now && { ...now, letters: now.letters.map((one) => (one.contact === contact ? { ...one, answered } : one)) },
    )
  async function mark(contact: number, answered: boolean) {
    showMark(contact, answered)
    if (!(await onMark(contact, answered))) showMark(contact, !answered)
  }

  if (!found) return null
  const pages = Math.max(1, Math.ceil(found.total / perPage))
  return (
    <>
      <p>
        Answers come to your own mailbox. Mark here who has answered: it is for you alone, and whom you mark gets no
        follow-up.
      </p>
      <div className="power-years-campaign__filters">
        <label>
          Show{' '}
          <select
            value={show}
            onChange={({ target }) => {
              setShow(target.value)
              setPage(1)
            }}
          >
            <option value="">all letters</option>
            <option value="answered">answered ({answers.yes})</option>
            <option value="unanswered">not answered ({answers.no})</option>
            {emailStates.map((one) => (
              <option key={one} value={one}>
                {emailStateLabels[one]} ({counts[one] ?? 0})
              </option>
            ))}
          </select>
        </label>
        <label>
          Name or address{' '}
          <input
            type="search"
            value={who}
            onChange={({ target }) => {
              setWho(target.value)
              setPage(1)
            }}
          />
        </label>
      </div>
      <div className="power-years-campaign__table" role="region" aria-label="What became of each letter" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col">State</th>
              <th scope="col" className="power-years-campaign__since">
                Since
              </th>
              <th scope="col">Answered</th>
            </tr>
          </thead>
          <tbody>
            {found.letters.map(({ contact, name, email, state: now, reason, changedAt, answered, canAnswer }) => (
              <tr key={contact}>
                <td>
                  <strong>{name}</strong>
                  <br />
                  {/* Read as one word unless it has to break: then between the mailbox and its host. */}
                  {email.slice(0, email.lastIndexOf('@'))}
                  <wbr />
                  {email.slice(email.lastIndexOf('@'))}
                </td>
                <td>
                  {emailStateLabels[now]}
                  {reason && `: ${reason}`}
                </td>
                <td className="power-years-campaign__since">{when.format(new Date(changedAt))}</td>
                <td>
                  {canAnswer && (
                    <label className="power-years-campaign__mark">
                      <input
                        type="checkbox"
                        aria-label={`${name} has answered`}
                        checked={answered}
                        onChange={() => void mark(contact, !answered)}
                      />
                    </label>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {found.letters.length === 0 && <p>None.</p>}
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
