import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'

import { ApiError } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { sendOrQueue } from '@/shared/browser/offline/outbox'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'
import { Dialog } from '@/shared/ui/Dialog'
import { Field, Input, Textarea } from '@/shared/ui/Field'

import type { logSymptom } from '../../contract'
import {
  durations,
  firstDuration,
  maxNoteLength,
  reliefMethods,
  severities,
  triggers,
  type Duration,
} from '../../domain/hotFlash'
import { formatDateTimeLocal, entryTimes } from '../../domain/entryTime'
import { ChipGroup, ChoiceGroup } from '../components/ChoiceGroup'
import { SeverityMoon } from '../components/SeverityMoon'
import { logForm, toHotFlash, type LogAnswers, type LogFields } from './logForm'
import { symptomsKey, useSymptoms } from './useSymptoms'

export type HotFlashDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

const blank: Partial<LogFields> = {
  severity: undefined,
  duration: firstDuration,
  triggers: [],
  reliefMethods: [],
  notes: '',
  when: 'now',
  otherTime: '',
}

/** The hot flash form: two taps suffice. The input is kept until it is saved, even when the dialog is closed. */
export function HotFlashDialog(props: HotFlashDialogProps) {
  return (
    <QueryProvider>
      <Logger {...props} />
    </QueryProvider>
  )
}

/** A failed save; the input is kept. */
function whatFailed(error: Error): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message
  return 'The site can’t be reached just now. What you chose is still here: try again in a moment.'
}

function Logger({ open, onOpenChange }: HotFlashDialogProps) {
  const formId = useId()
  const client = useQueryClient()
  // A ref, because a second press may come before the state is rendered.
  const sending = useRef(false)
  const { control, register, handleSubmit, reset, resetField, setValue, getValues, getFieldState, formState } = useForm<
    LogFields,
    unknown,
    LogAnswers
  >({ resolver: zodResolver(logForm), defaultValues: blank })
  const { errors, dirtyFields } = formState
  const when = useWatch({ control, name: 'when' })

  const past = useSymptoms().data
  const lastDuration = past?.[0]?.duration as Duration | undefined
  useEffect(() => {
    // Defaults to the duration of the last entry, which is the most likely one.
    if (lastDuration && !getFieldState('duration').isDirty) resetField('duration', { defaultValue: lastDuration })
  }, [lastDuration, open, getFieldState, resetField])

  const logging = useMutation({
    mutationFn: (answers: LogAnswers) => sendOrQueue<typeof logSymptom>('/symptoms/log', { body: toHotFlash(answers) }),
    onSuccess: (logged) => {
      notify(
        'queued' in logged
          ? { title: 'Saved on this phone', description: 'It goes out when you are back online.' }
          : {
              title: 'Hot Flash Logged',
              description: 'Your data helps us identify patterns and optimize protocols',
            },
      )
      void client.invalidateQueries({ queryKey: symptomsKey })
      void client.invalidateQueries({ queryKey: ['/api/privacy/dashboard'] })
      reset(blank)
      onOpenChange(false)
    },
    onError: (error) => notify({ title: 'Logging Failed', description: whatFailed(error), tone: 'destructive' }),
    onSettled: () => {
      sending.current = false
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void handleSubmit(
      (answers) => logging.mutate(answers),
      ({ severity }) => {
        sending.current = false
        if (severity)
          notify({
            title: 'Missing Information',
            description: 'Please select severity and duration',
            tone: 'destructive',
          })
      },
    )(event)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      sharesThePage
      caption="Kept sealed"
      title="Log a Hot Flash"
      footer={
        // Not `disabled` while pending: that would lose the focus. A second press is ignored above.
        <Button type="submit" form={formId} aria-disabled={logging.isPending} className="w-full">
          {logging.isPending ? 'Logging…' : 'Log it'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-8">
        <Controller
          control={control}
          name="severity"
          render={({ field }) => (
            <ChoiceGroup
              legend="How strong was it?"
              name={field.name}
              choices={severities}
              value={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              problem={errors.severity && 'Choose how strong it was'}
              picture={(severity) => <SeverityMoon severity={severity} size={26} className="text-marigold" />}
              className="grid-cols-3 min-[22rem]:grid-cols-5"
            />
          )}
        />
        <Controller
          control={control}
          name="duration"
          render={({ field }) => (
            <ChoiceGroup
              legend="How long did it last?"
              name={field.name}
              choices={durations}
              value={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              problem={errors.duration && 'Choose how long it lasted'}
              hint={
                dirtyFields.duration
                  ? ''
                  : `${lastDuration ? 'As the last time you logged.' : 'Filled in to save you a tap.'} Choose another if it differs.`
              }
              className="grid-cols-2 min-[22rem]:grid-cols-4"
            />
          )}
        />
        <Controller
          control={control}
          name="when"
          render={({ field }) => (
            <ChoiceGroup
              legend="When was it?"
              name={field.name}
              choices={entryTimes}
              value={field.value}
              onChange={(chosen) => {
                field.onChange(chosen)
                if (chosen === 'other' && !getValues('otherTime'))
                  setValue('otherTime', formatDateTimeLocal(new Date()))
              }}
              className="grid-cols-2 min-[22rem]:grid-cols-4"
            />
          )}
        />
        {when === 'other' && (
          <Field label="Day and time" labelStyle="plain" error={errors.otherTime?.message}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                max={formatDateTimeLocal(new Date())}
                className="max-w-80"
                {...register('otherTime')}
              />
            )}
          </Field>
        )}
        <div className="space-y-7 border-t border-line pt-6">
          <p className="caps">Only if you like</p>
          <Controller
            control={control}
            name="triggers"
            render={({ field }) => (
              <ChipGroup
                legend="Possible triggers"
                names={triggers}
                chosen={field.value ?? []}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="reliefMethods"
            render={({ field }) => (
              <ChipGroup
                legend="What brought relief"
                names={reliefMethods}
                chosen={field.value ?? []}
                onChange={field.onChange}
              />
            )}
          />
          <Field label="Notes" labelStyle="plain">
            {(control) => <Textarea {...control} rows={3} maxLength={maxNoteLength} {...register('notes')} />}
          </Field>
          <p className="text-sm text-soft-ink">
            Sealed with a key made from this browser’s cookie; we keep no copy. Export or erase it any time on the
            Privacy Dashboard.
          </p>
        </div>
      </form>
    </Dialog>
  )
}
