import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'

import { SealedWith } from '@/shared/ui/SealedWith.island'
import { serverNow } from '@/shared/browser/serverClock'
import { Field, Input, Textarea } from '@/shared/ui/Field'

import type { DiaryTexts } from '../../content/diaryTexts'
import { durations, maxNoteLength, reliefMethods, severities, triggers } from '../../domain/hotFlash'
import { entryTimes, formatDateTimeLocal } from '../../domain/entryTime'
import { ChipGroup, ChoiceGroup } from '../components/ChoiceGroup'
import { SeverityMoon } from '../components/SeverityMoon'
import type { LogAnswers, LogFields } from './logForm'

type HotFlashFieldsProps = {
  texts: DiaryTexts
  form: UseFormReturn<LogFields, unknown, LogAnswers>
  /** A stored entry is corrected: its time stands, and is no relative one. */
  correcting: boolean
}

/** The controls of a hot flash. */
export function HotFlashFields({ texts, form, correcting }: HotFlashFieldsProps) {
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
            legend={texts.strengthLegend}
            name={field.name}
            choices={severities}
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            problem={errors.severity && 'Choose how strong it was'}
            picture={(severity) => <SeverityMoon severity={severity} size={26} className="text-marigold" />}
            className="grid-cols-2 min-[16rem]:grid-cols-3 min-[22rem]:grid-cols-5"
          />
        )}
      />
      <Controller
        control={control}
        name="duration"
        render={({ field }) => (
          <ChoiceGroup
            legend={texts.lengthLegend}
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
              legend={texts.whenLegend}
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
        <Field label={texts.otherTimeField} labelStyle="plain" error={errors.otherTime?.message}>
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
        <p className="caps">{texts.optional}</p>
        <Controller
          control={control}
          name="triggers"
          render={({ field }) => (
            <ChipGroup
              legend={texts.triggersLegend}
              hint={texts.severalHint}
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
              legend={texts.reliefLegend}
              hint={texts.severalHint}
              names={reliefMethods}
              chosen={field.value ?? []}
              onChange={field.onChange}
            />
          )}
        />
        <Field label={texts.notesField} labelStyle="plain">
          {(control) => <Textarea {...control} rows={3} maxLength={maxNoteLength} {...register('notes')} />}
        </Field>
        <p className="text-sm text-soft-ink">
          <SealedWith>{texts.sealed}</SealedWith> {texts.exportNote}
        </p>
      </div>
    </>
  )
}
