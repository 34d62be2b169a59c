import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import { Button } from '@/shared/ui/Button'
import { Field, Input, Textarea } from '@/shared/ui/Field'

import type { listShields, StoredShield, updateShield } from '../../contract'
import { maxMantraLength, maxNotesLength } from '../../domain/shield'
import { ShieldArt } from '../components/ShieldArt'
import { removeShieldUndoably, shieldsKey } from './removeShield'

/** Number of shields shown before "show all". */
const few = 5

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

/** The visitor's earlier shields, newest first; renders nothing while there are none. */
export function PastShields() {
  const { data: shields } = useQuery({
    queryKey: shieldsKey,
    queryFn: () =>
      fetchOrCached('/shield-applications', () => callEndpoint<typeof listShields>('get', '/shield-applications')),
  })
  if (!shields?.length) return null
  const rest = shields.slice(few)
  return (
    <section aria-labelledby="past-shields" className="mt-12 max-w-3xl border-t border-line pt-8">
      <h3 id="past-shields">Your shields so far</h3>
      <ShieldList shields={shields.slice(0, few)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">{rest.length} more</summary>
          <ShieldList shields={rest} />
        </details>
      )}
    </section>
  )
}

function ShieldList({ shields }: { shields: StoredShield[] }) {
  return (
    <ul className="mt-3">
      {shields.map((shield) => (
        <li key={shield.id} className="flex gap-4 border-b border-line py-3 wrap-anywhere last:border-b-0">
          <ShieldArt level={shield.protectionLevel} size={36} className="mt-1 shrink-0 text-marigold" />
          <div className="min-w-0 flex-1">
            <PastShield shield={shield} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function PastShield({ shield }: { shield: StoredShield }) {
  const [correcting, setCorrecting] = useState(false)
  const { protectionLevel, moodState, dailyMantra, applicationNotes, appliedAt } = shield
  const named = `the shield of ${dayOf(appliedAt)}`
  if (correcting) return <WordsForm shield={shield} onDone={() => setCorrecting(false)} />
  return (
    <>
      <p className="text-sm text-soft-ink">
        <time dateTime={appliedAt}>{dayOf(appliedAt)}</time> · {protectionLevel} · {moodState}
      </p>
      <p className="font-serif text-lg">“{dailyMantra}”</p>
      {applicationNotes && <p className="text-sm whitespace-pre-wrap text-soft-ink">{applicationNotes}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" aria-label={`Correct ${named}`} onClick={() => setCorrecting(true)}>
          Correct
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Delete ${named}`}
          onClick={() => void removeShieldUndoably(shield)}
        >
          Delete
        </Button>
      </p>
    </>
  )
}

/** Corrects the words of a shield in its place. */
function WordsForm({ shield, onDone }: { shield: StoredShield; onDone: () => void }) {
  const { id, ...applied } = shield
  const [mantra, setMantra] = useState(applied.dailyMantra)
  const [notes, setNotes] = useState(applied.applicationNotes ?? '')
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const saving = useMutation({
    mutationFn: () =>
      callEndpoint<typeof updateShield>('patch', '/shield-applications/:id', {
        params: { id },
        body: { ...applied, dailyMantra: mantra, applicationNotes: notes },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: shieldsKey })
      onDone()
    },
    onError: (error) => notify({ title: 'Not Saved', description: describeFailedCall(error), tone: 'destructive' }),
  })
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isPending) saving.mutate()
      }}
    >
      <Field label="Daily mantra">
        {(control) => (
          <Input
            {...control}
            ref={first}
            value={mantra}
            maxLength={maxMantraLength}
            onChange={(event) => setMantra(event.target.value)}
          />
        )}
      </Field>
      <Field label="Notes">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={notes}
            maxLength={maxNotesLength}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={saving.isPending || undefined}>
          Save it
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Leave it as it was
        </Button>
      </p>
    </form>
  )
}
