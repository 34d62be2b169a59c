'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { callPanelApi } from '@/shared/browser/callPanelApi'

import type {
  followUpCampaign,
  markAnswered,
  moveCampaign,
  readCampaign,
  sendCampaign,
  testCampaign,
} from '../contract'
import type { CampaignMove } from '../domain/campaigns'
import type { CampaignStatus } from '../domain/campaignShapes'
import { CampaignEmails, emailStateLabels } from './CampaignEmails'
import { Subjects, Visits } from './CampaignTables'

/** How often an email that is on its way is asked after (ms). */
const askEvery = 3_000
/** How long letters that were on their way go on leaving after a pause or a cancel: a slice of the job (ms). */
const settlesIn = 20_000

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`
const countEmails = (count: number) => `${count} ${count === 1 ? 'letter' : 'letters'}`

const headings: Record<CampaignStatus['state'], string> = {
  draft: 'Not sent yet',
  sending: 'On its way',
  paused: 'Paused',
  cancelled: 'Cancelled',
  done: 'Sent',
}

/** What lies in the outbox is not called sent. */
const headingOf = ({ state, counts }: CampaignStatus): string =>
  state === 'done' && (counts.kept ?? 0) > 0 ? 'Waits in the outbox' : headings[state]

/** Where an email is sent from and followed. */
export function CampaignDesk() {
  const { id, data } = useDocumentInfo()
  const isModified = useFormModified()
  const [status, setStatus] = useState<CampaignStatus>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const savedAt = data?.updatedAt as string | undefined
  // Nothing is asked before it is saved.
  const campaignId = id ?? 0
  const [isSettling, setSettling] = useState(false)
  const isUnderWay = status?.state === 'sending' || isSettling

  const read = useCallback(
    () =>
      callPanelApi<typeof readCampaign>('get', '/campaign-desk/:campaignId', { params: { campaignId } }).then(
        setStatus,
        (failure: unknown) => setSaid((failure as Error).message),
      ),
    [campaignId],
  )

  useEffect(() => {
    if (id !== undefined) void read()
  }, [id, read, savedAt])

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void read(), askEvery)
    return () => clearInterval(timer)
  }, [isUnderWay, read])

  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(() => setSettling(false), settlesIn)
    return () => clearTimeout(timer)
  }, [isSettling])

  async function act(doing: () => Promise<string>) {
    setBusy(true)
    try {
      setSaid(await doing())
    } catch (failure) {
      setSaid((failure as Error).message)
      await read()
    }
    setBusy(false)
  }
  const params = { campaignId }
  const go = (move: CampaignMove) =>
    act(async () => {
      const request = { params, body: { move } }
      setStatus(await callPanelApi<typeof moveCampaign>('post', '/campaign-desk/:campaignId/move', request))
      setSettling(true)
      return ''
    })

  async function mark(contact: number, answered: boolean) {
    try {
      const path = '/campaign-desk/:campaignId/letters/:contactId/answered'
      const request = { params: { campaignId, contactId: contact }, body: { answered } }
      setStatus(await callPanelApi<typeof markAnswered>('post', path, request))
      setSaid('')
      return true
    } catch (failure) {
      setSaid((failure as Error).message)
      return false
    }
  }

  if (id === undefined)
    return <p className="power-years-campaign">Save the letter once: then it can be tried and sent.</p>
  return (
    <section className="power-years-campaign" aria-labelledby="power-years-campaign">
      <h2 id="power-years-campaign">{status ? headingOf(status) : 'One moment…'}</h2>
      <p aria-live="polite">{said}</p>
      {status?.state === 'draft' && (
        <Draft
          key={`${savedAt} ${status.total}`}
          status={status}
          isDisabled={isBusy || isModified}
          isModified={isModified}
          onTest={() =>
            void act(async () => {
              const path = '/campaign-desk/:campaignId/test'
              return (await callPanelApi<typeof testCampaign>('post', path, { params })).message
            })
          }
          onSend={() =>
            void act(async () => {
              const request = { params, body: { number: status.total } }
              await callPanelApi<typeof sendCampaign>('post', '/campaign-desk/:campaignId/send', request)
              // What is out cannot be changed: the form is read anew, closed.
              window.location.reload()
              return ''
            })
          }
        />
      )}
      {status && status.state !== 'draft' && (
        <>
          <UnderWay status={status} isDisabled={isBusy} onMove={(move) => void go(move)} />
          {status.subjects.length > 0 && <Subjects subjects={status.subjects} />}
          {status.visits.length > 0 && <Visits visits={status.visits} />}
          {(status.state === 'done' || status.state === 'cancelled') && status.answers.no > 0 && (
            <FollowUp
              count={status.answers.no}
              isDisabled={isBusy}
              onBegin={() =>
                void act(async () => {
                  const path = '/campaign-desk/:campaignId/follow-up'
                  const { id: begun } = await callPanelApi<typeof followUpCampaign>('post', path, { params })
                  window.location.assign(`/admin/collections/campaigns/${begun}`)
                  return 'One moment…'
                })
              }
            />
          )}
          <CampaignEmails campaignId={campaignId} status={status} onMark={mark} />
        </>
      )}
    </section>
  )
}

type DraftProps = {
  status: CampaignStatus
  isDisabled: boolean
  isModified: boolean
  onTest: () => void
  onSend: () => void
}

function Draft({
  status: { total, missing, leftOut, hasMailProvider },
  isDisabled,
  isModified,
  onTest,
  onSend,
}: DraftProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {isModified && <p>What you are typing is not saved yet. Save it, then go on here.</p>}
      <p>
        As it is saved, {people(total)} would get it
        {leftOut.length > 0 && `, and ${leftOut.length === 200 ? '200 or more' : leftOut.length} would not`}.
      </p>
      {missing.length > 0 && (
        <ul>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>Who is left out</summary>
          <ul>
            {leftOut.map(({ name, reason }, index) => (
              <li key={index}>
                <strong>{name}</strong> {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="power-years-campaign__buttons">
        <button type="button" disabled={isDisabled} onClick={onTest}>
          Send it to me
        </button>
        <button type="button" disabled={isDisabled || missing.length > 0} onClick={() => setAsked(true)}>
          Send it to {people(total)}…
        </button>
      </div>
      {isAsked && (
        <div role="group" aria-label="Are you sure?" className="power-years-campaign__asked">
          <p>
            <strong>{countEmails(total)}</strong> {total === 1 ? 'goes' : 'go'} out, one to each. You can pause and
            cancel what has not left; what has left cannot be called back, and the words stay as they are.
          </p>
          {!hasMailProvider && (
            <p>
              No mail provider is set up, so they wait in the outbox (the folder .data/outbox) and reach nobody. Once
              mail is set up, they can be sent from here.
            </p>
          )}
          <button type="button" className="power-years-campaign__send" disabled={isDisabled} onClick={onSend}>
            Send {countEmails(total)}
          </button>
          <button type="button" onClick={() => setAsked(false)}>
            Not yet
          </button>
        </div>
      )}
    </>
  )
}

type UnderWayProps = { status: CampaignStatus; isDisabled: boolean; onMove: (move: CampaignMove) => void }

function UnderWay({ status: { state, total, counts, hasMailProvider }, isDisabled, onMove }: UnderWayProps) {
  const { kept = 0 } = counts
  const button = (move: CampaignMove, label: string) => (
    <button type="button" disabled={isDisabled} onClick={() => onMove(move)}>
      {label}
    </button>
  )
  const there = Object.entries(counts).filter(([, count]) => count > 0)
  return (
    <>
      <p>
        {countEmails(total)}:{' '}
        {there.map(([one, count]) => `${count} ${emailStateLabels[one as keyof typeof counts]}`).join(', ')}.
      </p>
      {state === 'done' && kept > 0 && !hasMailProvider && (
        <p>Nobody has what waits in the outbox. Once a mail provider is set up, it can be sent here.</p>
      )}
      {state === 'done' && kept > 0 && hasMailProvider && (
        <div className="power-years-campaign__buttons">
          {button('sendKept', `Send the ${countEmails(kept)} that ${kept === 1 ? 'waits' : 'wait'} in the outbox`)}
        </div>
      )}
      {(state === 'sending' || state === 'paused') && (
        <div className="power-years-campaign__buttons">
          {state === 'sending' ? button('pause', 'Pause') : button('resume', 'Go on')}
          {button('cancel', 'Cancel what has not left')}
        </div>
      )}
    </>
  )
}

type FollowUpProps = { count: number; isDisabled: boolean; onBegin: () => void }

function FollowUp({ count, isDisabled, onBegin }: FollowUpProps) {
  return (
    <>
      <p>
        {count} {count === 1 ? 'has' : 'have'} not answered. Another letter can follow this one up, once; nobody who
        wants no more letters gets it.
      </p>
      <div className="power-years-campaign__buttons">
        <button type="button" disabled={isDisabled} onClick={onBegin}>
          Write to those who have not answered
        </button>
      </div>
    </>
  )
}
