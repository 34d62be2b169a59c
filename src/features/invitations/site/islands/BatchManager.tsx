import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import type { z } from 'zod'

import { callEndpoint, ApiError } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { Button } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { previewInvitation, readBatch, sendBatchInvitations } from '../../contract'
import { ImportInfluencers } from './ImportInfluencers'
import { RepeatedRecipients, type Repeated } from './RepeatedRecipients'

type Influencer = {
  id: number
  name: string
  email: string
  followers?: string | null
  focus?: string | null
  priority: string
}

/** A document of the influencers collection, as Payload's REST API returns it to a founder. */
type FindInfluencers = {
  method: 'get'
  path: '/influencers'
  query: z.ZodType<unknown, { limit: number; depth: number; sort: string }>
  response: z.ZodType<{ docs: Influencer[] }>
}

const listInfluencers = async () =>
  (await callEndpoint<FindInfluencers>('get', '/influencers', { query: { limit: 5_000, depth: 0, sort: 'name' } })).docs

/** Whom a refusal names as written to within a year. */
function repeatedIn(error: unknown, everybody: Influencer[], ids: ReadonlySet<number>): Repeated[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  const { issues = [] } = JSON.parse(error.message.slice('400: '.length)) as {
    issues?: { path: string; message: string }[]
  }
  const asked = everybody.filter(({ id }) => ids.has(id))
  return issues.flatMap(({ path, message }) => {
    const person = asked[Number(/^invitations\.(\d+)\.email$/.exec(path)?.[1])]
    return person && (message.startsWith('Had this letter') || message.startsWith('A letter to her waits'))
      ? [{ name: person.name, email: person.email, message }]
      : []
  })
}

/** Polling interval of a running batch (ms). */
const askEvery = 2_000

/** Selecting recipients, previewing and sending the email, and the progress of the batch. */
export function BatchManager() {
  const queries = useQueryClient()
  const people = useQuery({ queryKey: ['influencers'], queryFn: listInfluencers })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [batchId, setBatchId] = useState<number | null>(null)
  /** Who had the email within a year, and which of them the founder names all the same. */
  const [repeated, setRepeated] = useState<Repeated[]>([])
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set())
  const everybody = people.data ?? []

  const sending = useMutation({
    mutationFn: ({ ids, again }: { ids: ReadonlySet<number>; again: string[] }) =>
      callEndpoint<typeof sendBatchInvitations>('post', '/send-batch-invitations', {
        body: {
          invitations: everybody
            .filter(({ id }) => ids.has(id))
            .map(({ name, email, followers, focus, priority }) => ({ name, email, followers, focus, priority })),
          again,
        },
      }),
    onSuccess: (answer) => {
      notify({ title: 'Batch Invitations Sent!', description: answer.message })
      setBatchId(answer.batchId)
      setChosen(new Set())
      setNamed(new Set())
      setRepeated([])
    },
    onError: (error, { ids }) => {
      setRepeated(repeatedIn(error, everybody, ids))
      notify({
        title: 'Batch Send Failed',
        description: (error instanceof ApiError && error.serverMessage) || 'Failed to send batch invitations',
        tone: 'destructive',
      })
    },
  })

  function toggle(id: number) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  if (people.isPending) return <p role="status">One moment…</p>
  if (people.isError)
    return (
      <div role="alert">
        <p>The list could not be loaded.</p>
        <Button variant="quiet" className="mt-4" onClick={() => void people.refetch()}>
          Try Again
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <p className="max-w-xl">
        Here goes the letter that the site came with. Letters in your own words, with a preview, a test and what became
        of each, are written{' '}
        <SiteLink href="/admin/collections/campaigns" className="text-plum underline underline-offset-4">
          at the desk in the panel
        </SiteLink>
        . Your postal address, which the law asks for below such letters, is taken from the newest of them: write one
        there before you send.
      </p>
      <section aria-labelledby="batch-people">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="batch-people" className="text-xl">
            Whom to write to
          </h2>
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              setChosen(chosen.size === everybody.length ? new Set() : new Set(everybody.map(({ id }) => id)))
            }
          >
            {chosen.size === everybody.length && everybody.length > 0 ? 'Choose nobody' : 'Choose everybody'}
          </Button>
        </div>
        {everybody.length === 0 && <p className="mt-4">Nobody yet. Bring people in from a file below.</p>}
        <ul className="mt-4 grid max-h-[34rem] gap-3 overflow-y-auto p-1 sm:grid-cols-2 lg:grid-cols-3">
          {everybody.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-pressed={chosen.has(person.id)}
                onClick={() => toggle(person.id)}
                className={clsx(
                  'h-full w-full border-[1.5px] p-4 text-left transition-colors duration-200',
                  chosen.has(person.id) ? 'border-plum bg-leaf' : 'border-edge hover:bg-leaf',
                )}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-serif text-lg">{person.name}</span>
                  <span className="caps">{person.priority}</span>
                </span>
                <span className="mt-1 block text-sm break-all">{person.email}</span>
                <span className="mt-1 block text-sm text-soft-ink">
                  {[person.followers && `${person.followers} followers`, person.focus].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <BatchPreview />
      <div>
        <Button
          className="w-full sm:w-auto"
          disabled={chosen.size === 0 || sending.isPending}
          onClick={() => sending.mutate({ ids: chosen, again: [...named] })}
        >
          {sending.isPending
            ? `Sending ${chosen.size}...`
            : `Send ${chosen.size} ${chosen.size === 1 ? 'invitation' : 'invitations'}`}
        </Button>
        <RepeatedRecipients repeated={repeated} named={named} onName={setNamed} />
        {batchId !== null && <BatchProgress batchId={batchId} />}
      </div>
      <ImportInfluencers onImported={() => void queries.invalidateQueries({ queryKey: ['influencers'] })} />
    </div>
  )
}

function BatchPreview() {
  const [open, setOpen] = useState(false)
  const preview = useQuery({
    queryKey: ['batch-letter'],
    queryFn: () => callEndpoint<typeof previewInvitation>('get', '/batch-invitation-preview'),
    enabled: open,
  })
  return (
    <section aria-labelledby="batch-letter">
      <h2 id="batch-letter" className="text-xl">
        The letter
      </h2>
      <Button aria-expanded={open} variant="quiet" size="small" className="mt-3" onClick={() => setOpen(!open)}>
        {open ? 'Close the preview' : 'Preview the letter'}
      </Button>
      {open && preview.isError && (
        <p role="alert" className="mt-3 text-rose">
          The letter could not be loaded. Close this and try again.
        </p>
      )}
      {open && preview.data && (
        <div className="mt-4 border border-line">
          <p className="border-b border-line px-4 py-3">
            <span className="caps">Subject</span> {preview.data.subject}
          </p>
          {/* Sandboxed: no scripts, no access to this page. */}
          <iframe title="The letter" sandbox="" srcDoc={preview.data.html} className="h-136 w-full bg-paper" />
        </div>
      )}
    </section>
  )
}

function BatchProgress({ batchId }: { batchId: number }) {
  const { data } = useQuery({
    queryKey: ['batch', batchId],
    queryFn: () => callEndpoint<typeof readBatch>('get', '/batch-invitations/:batchId', { params: { batchId } }),
    refetchInterval: (query) => (query.state.data?.done ? false : askEvery),
  })
  if (!data) return null
  const { sent = 0, kept = 0, failed = 0 } = data.counts
  return (
    <div className="mt-5 max-w-xl">
      <p role="status">
        {data.done ? 'All done: ' : 'On the way: '}
        {sent} of {data.total} sent{failed > 0 && `, ${failed} not reached`}.
        {kept > 0 &&
          ` ${kept} ${kept === 1 ? 'waits' : 'wait'} in the outbox (the folder .data/outbox): no mail provider is set up, so nobody has them.`}
      </p>
      <progress
        aria-label="Letters sent"
        max={data.total}
        value={sent + kept + failed}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-marigold"
      />
      {data.failures.length > 0 && (
        <ul className="mt-3 text-sm">
          {data.failures.map(({ name, reason }, index) => (
            <li key={index}>
              <strong>{name}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
