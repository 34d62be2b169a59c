import { useMutation, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'

import { describeFailedCall } from '@/shared/browser/callEndpoint'
import { cookiesEnabled } from '@/shared/browser/cookiesEnabled'
import { notify } from '@/shared/browser/notify'
import { describeSendTime } from '@/shared/browser/offline/describeSendTime'
import { readyToast } from '@/shared/ui/readyToast'
import { serverNow } from '@/shared/browser/serverClock'
import { readDraft, removeDraft } from '@/shared/browser/tabDrafts'
import { useFormDraft } from '@/shared/browser/useFormDraft'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'
import { Choice } from '@/shared/ui/Choice'
import { Field, Input, Textarea } from '@/shared/ui/Field'
import { LockedNotice } from '@/shared/ui/LockedNotice'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'

import {
  defaultProtection,
  maxMantraLength,
  maxNotesLength,
  moodStates,
  protectionLevels,
  resetDelay,
  defaultMantra,
  toShield,
  type MoodState,
  type ProtectionLevel,
  type Shield,
} from '../../domain/shield'
import type { BoundaryTexts } from '../../content/boundaryTexts'
import { ShieldArt } from '../components/ShieldArt'
import { PastShields } from './PastShields'
import { keepShield, removeShield, shieldsKey } from './removeShield'

type Fields = {
  protectionLevel: ProtectionLevel
  moodState: MoodState | ''
  dailyMantra: string
  applicationNotes: string
}

const empty: Fields = { protectionLevel: defaultProtection, moodState: '', dailyMantra: '', applicationNotes: '' }

const draftName = 'shield'

/** The form of the day's shield, and the visitor's earlier ones. */
export function ShieldForm({ texts }: { texts: BoundaryTexts }) {
  return (
    <QueryProvider>
      <Form texts={texts} />
      <PastShields texts={texts} />
    </QueryProvider>
  )
}

function Form({ texts }: { texts: BoundaryTexts }) {
  const moodId = useId()
  const client = useQueryClient()
  const form = useForm<Fields>({ defaultValues: { ...empty, ...readDraft<Fields>(draftName) } })
  const { register, handleSubmit, reset, formState } = form
  useFormDraft(draftName, form)
  const [worn, setWorn] = useState<Shield | null>(null)
  const success = useRef<HTMLDivElement>(null)
  const problems = formState.errors

  const applying = useMutation({
    // Where nothing is kept the ritual works all the same; the form has said so.
    mutationFn: async (body: Shield) => (cookiesEnabled() ? keepShield(body) : null),
    onSuccess: (stored, shield) => {
      setWorn(shield)
      removeDraft(draftName)
      notify({
        title: 'Boundary Magic activated!',
        ...(stored && {
          description: 'queued' in stored ? `Saved on this phone. ${describeSendTime()}` : undefined,
          action: {
            label: 'Undo',
            onPress: () =>
              void removeShield('queued' in stored ? { ...shield, id: stored.queued, waits: true } : stored.response),
          },
        }),
      })
      void client.invalidateQueries({ queryKey: shieldsKey })
    },
    onError: (error) =>
      notify({
        title: 'Boundary Magic application failed',
        description: describeFailedCall(error),
        tone: 'destructive',
      }),
  })

  useEffect(readyToast, [])

  useEffect(() => {
    if (!worn) return
    success.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      const within = success.current?.contains(document.activeElement)
      reset(empty)
      removeDraft(draftName)
      setWorn(null)
      // Moves the focus to the start of the form, unless the visitor has moved it elsewhere.
      if (within) document.getElementById('shield-title')?.focus({ preventScroll: true })
    }, resetDelay)
    return () => clearTimeout(timer)
  }, [worn, reset])

  const apply = ({ moodState, ...fields }: Fields) => {
    if (moodState && !applying.isPending) applying.mutate(toShield({ ...fields, moodState }, serverNow()))
  }

  return (
    <div className="grid max-w-3xl">
      {worn && (
        <div
          ref={success}
          role="status"
          tabIndex={-1}
          className="z-1 col-start-1 row-start-1 flex flex-col items-center justify-center bg-linear-to-b from-night-1 to-night-2 p-8 text-center text-moonlight outline-none"
        >
          {/* As high as the form, so that the text stays in the viewport on phones, where the form is taller than the screen. */}
          <div className="sticky inset-y-[20vh] flex flex-col items-center">
            <ShieldArt level={worn.protectionLevel} size={110} />
            <p className="mt-5 font-serif text-3xl leading-tight text-balance">{texts.worn}</p>
            <p className="mt-3 font-serif text-xl text-balance wrap-anywhere">“{worn.dailyMantra}”</p>
          </div>
        </div>
      )}
      <form
        noValidate
        inert={worn !== null}
        className={clsx('col-start-1 row-start-1 space-y-8', worn && 'invisible')}
        onSubmit={(event) => void handleSubmit(apply)(event)}
      >
        <StorageBlockedNotice />
        <LockedNotice />
        <fieldset>
          <legend className="caps">{texts.protectionLegend}</legend>
          <div className="mt-3 grid gap-3 sm:grid-cols-3">
            {protectionLevels.map((level) => (
              <Choice
                key={level}
                type="radio"
                variant="card"
                value={level}
                className="items-center gap-4 p-4 sm:flex-col sm:items-start sm:gap-2"
                {...register('protectionLevel')}
              >
                <ShieldArt level={level} size={46} className="shrink-0 text-marigold" />
                <span>
                  <span className="block font-semibold capitalize">{level}</span>
                  <span className="block text-sm text-soft-ink">{texts[`${level}Note`]}</span>
                </span>
              </Choice>
            ))}
          </div>
        </fieldset>
        <fieldset
          role="radiogroup"
          aria-invalid={problems.moodState && true}
          aria-describedby={problems.moodState && moodId}
        >
          <legend className="caps">{texts.moodLegend}</legend>
          <div className="mt-3 grid grid-cols-2 gap-3 *:last:odd:max-sm:col-span-2 sm:grid-cols-3 lg:grid-cols-5">
            {moodStates.map((mood) => (
              <Choice
                key={mood}
                type="radio"
                variant="card"
                value={mood}
                className="min-h-14 flex-col justify-center px-3 py-2.5 sm:px-4"
                {...register('moodState', {
                  required: 'How are you feeling today? This helps calibrate your shield.',
                })}
              >
                <span className="font-semibold capitalize">{mood}</span>
                <span className="text-sm text-soft-ink">{texts[`${mood}Note`]}</span>
              </Choice>
            ))}
          </div>
          {problems.moodState && (
            <p id={moodId} role="alert" className="mt-3 text-rose">
              <strong>Missing mood check</strong>
              <br />
              {problems.moodState.message}
            </p>
          )}
        </fieldset>
        <Field label={texts.mantraField} hint={texts.mantraHint.replaceAll('{mantra}', defaultMantra)}>
          {(control) => (
            <Input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={maxMantraLength}
              className="py-3"
              {...register('dailyMantra')}
            />
          )}
        </Field>
        <Field label={texts.notesField}>
          {(control) => <Textarea {...control} rows={3} maxLength={maxNotesLength} {...register('applicationNotes')} />}
        </Field>
        <Button type="submit" aria-disabled={applying.isPending || undefined} className="w-full sm:w-auto">
          {applying.isPending ? texts.activating : texts.activateButton}
        </Button>
      </form>
    </div>
  )
}
