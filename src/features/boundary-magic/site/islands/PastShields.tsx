import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import { withQueued, type OrQueued } from '@/shared/browser/offline/queuedRecords'
import { changeStored } from '@/shared/browser/ownKey/changeStored'
import { removeDraft } from '@/shared/browser/tabDrafts'
import { useDraft } from '@/shared/browser/useDraft'
import { Button } from '@/shared/ui/Button'
import { Field, Input, Textarea } from '@/shared/ui/Field'

import type { StoredShield, updateShield } from '../../contract'
import type { BoundaryTexts } from '../../content/boundaryTexts'
import { maxMantraLength, maxNotesLength } from '../../domain/shield'
import { ShieldArt } from '../components/ShieldArt'
import { listKept, removeShieldUndoably, shieldsKey, shieldsPath } from './removeShield'

/** Number of shields shown before "show all". */
const few = 5

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

type Words = { texts: BoundaryTexts }

/** The visitor's earlier shields, newest first; renders nothing while there are none. */
export function PastShields({ texts }: Words) {
  const { data: shields } = useQuery({
    queryKey: shieldsKey,
    queryFn: () => withQueued(shieldsPath, () => fetchOrCached(shieldsPath, listKept)),
  })
  if (!shields?.length) return null
  const rest = shields.slice(few)
  return (
    <section aria-labelledby="past-shields" className="mt-12 max-w-3xl border-t border-line pt-8">
      <h3 id="past-shields">{texts.pastHeading}</h3>
      <ShieldList texts={texts} shields={shields.slice(0, few)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">
            {texts.pastMore.replaceAll('{count}', String(rest.length))}
          </summary>
          <ShieldList texts={texts} shields={rest} />
        </details>
      )}
    </section>
  )
}

function ShieldList({ texts, shields }: Words & { shields: OrQueued<StoredShield>[] }) {
  return (
    <ul className="mt-3">
      {shields.map((shield) => (
        <li key={shield.id} className="flex gap-4 border-b border-line py-3 wrap-anywhere last:border-b-0">
          <ShieldArt level={shield.protectionLevel} size={36} className="mt-1 shrink-0 text-marigold" />
          <div className="min-w-0 flex-1">
            <PastShield texts={texts} shield={shield} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function PastShield({ texts, shield }: Words & { shield: OrQueued<StoredShield> }) {
  const [correcting, setCorrecting] = useState(false)
  const { protectionLevel, moodState, dailyMantra, applicationNotes, appliedAt } = shield
  const named = texts.shieldOf.replaceAll('{day}', dayOf(appliedAt))
  if (correcting) return <WordsForm texts={texts} shield={shield} onDone={() => setCorrecting(false)} />
  return (
    <>
      <p className="text-sm text-soft-ink">
        <time dateTime={appliedAt}>{dayOf(appliedAt)}</time> · {protectionLevel} · {moodState}
      </p>
      <p className="font-serif text-lg">“{dailyMantra}”</p>
      {applicationNotes && <p className="text-sm whitespace-pre-wrap text-soft-ink">{applicationNotes}</p>}
      {shield.waits && <p className="text-sm text-soft-ink">Waits on this phone for a network.</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {!shield.waits && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${texts.correctButton} ${named}`}
            onClick={() => setCorrecting(true)}
          >
            {texts.correctButton}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={`${texts.deleteButton} ${named}`}
          onClick={() => void removeShieldUndoably(shield)}
        >
          {texts.deleteButton}
        </Button>
      </p>
    </>
  )
}

/** Corrects the words of a shield in its place. */
function WordsForm({ texts, shield, onDone }: Words & { shield: StoredShield; onDone: () => void }) {
  const { id, ...applied } = shield
  const draft = `shield-${id}`
  const [{ mantra, notes }, change] = useDraft(draft, {
    mantra: applied.dailyMantra,
    notes: applied.applicationNotes ?? '',
  })
  const close = () => {
    removeDraft(draft)
    onDone()
  }
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const saving = useMutation({
    mutationFn: () =>
      changeStored({ kind: 'shield', id }, (now) =>
        callEndpoint<typeof updateShield>('patch', '/shield-applications/:id', {
          params: { id: now },
          body: { ...applied, dailyMantra: mantra, applicationNotes: notes },
        }),
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: shieldsKey })
      close()
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
      <Field label={texts.mantraField}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            value={mantra}
            maxLength={maxMantraLength}
            onChange={(event) => change({ mantra: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.pastNotesField}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={notes}
            maxLength={maxNotesLength}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={saving.isPending || undefined}>
          {texts.saveButton}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {texts.leaveButton}
        </Button>
      </p>
    </form>
  )
}
