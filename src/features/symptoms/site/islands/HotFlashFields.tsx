import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'

import { SealedWith } from '@/shared/ui/SealedWith.island'
import { serverNow } from '@/shared/browser/serverClock'
import { Field, Input, Textarea } from '@/shared/ui/Field'

import { durations, maxNoteLength, reliefMethods, severities, triggers } from '../../domain/hotFlash'
import { entryTimes, formatDateTimeLocal } from '../../domain/entryTime'
import { ChipGroup, ChoiceGroup } from '../components/ChoiceGroup'
import { SeverityMoon } from '../components/SeverityMoon'
import type { LogAnswers, LogFields } from './logForm'

type HotFlashFieldsProps = {
  form: UseFormReturn<LogFields, unknown, LogAnswers>
  /** A stored entry is corrected: its time stands, and is no relative one. */
  correcting: boolean
}

/** The controls of a hot flash. */
export function HotFlashFields({ form, correcting }: HotFlashFieldsProps) {
  const { control, register, setValue, getValues, formState } = form
  const { errors } = formState
  const when = useWatch({ control, name: 'when' })
  return (
    <>
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
            className="grid-cols-2 min-[22rem]:grid-cols-4"
          />
        )}
      />
      {!correcting && (
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
                  setValue('otherTime', formatDateTimeLocal(serverNow()))
              }}
              className="grid-cols-2 min-[22rem]:grid-cols-4"
            />
          )}
        />
      )}
      {when === 'other' && (
        <Field label="Day and time" labelStyle="plain" error={errors.otherTime?.message}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              max={formatDateTimeLocal(serverNow())}
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
          <SealedWith>Sealed with a key made from this browser’s cookie; we keep no copy.</SealedWith> Export or erase
          it any time on the Privacy Dashboard.
        </p>
      </div>
    </>
  )
}
