import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { notify } from '@/shared/browser/notify'
import { readDraft, removeDraft } from '@/shared/browser/tabDrafts'
import { useFormDraft } from '@/shared/browser/useFormDraft'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { LockedNotice } from '@/shared/ui/LockedNotice'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { DiaryTexts } from '../../content/diaryTexts'
import type { StoredHotFlash } from '../../contract'
import { durations, severities } from '../../domain/hotFlash'
import { correctEntry, describeFailedLog, leaveInLogger, logEntry } from './changeEntries'
import { HotFlashFields } from './HotFlashFields'
import {
  blankForm,
  describeMissing,
  formOf,
  logDraft,
  logFormOf,
  toHotFlash,
  type LogAnswers,
  type LogFields,
} from './logForm'
import { symptomsQuery } from './ownSymptoms'

export type HotFlashDialogProps = {
  texts: DiaryTexts
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The stored entry to correct; null for a new one. */
  entry: StoredHotFlash | null
  /** The strength that was pressed to open it. */
  severity?: LogAnswers['severity']
}

/**
 * The hot flash form: a press on a strength and one on a length keep it. The input stays until it is saved, even when
 * the dialog is closed or the page reloaded.
 */
export function HotFlashDialog(props: HotFlashDialogProps) {
  return (
    <QueryProvider>
      {/* An entry that has changed since, by an undo for instance, is filled in anew. */}
      <Logger key={JSON.stringify(props.entry)} {...props} />
    </QueryProvider>
  )
}

function Logger({ texts, open, onOpenChange, entry, severity }: HotFlashDialogProps) {
  const formId = useId()
  // A ref, because a second press may come before the state is rendered.
  const sending = useRef(false)
  const draftName = entry ? `${logDraft}-${entry.id}` : logDraft
  const form = useForm<LogFields, unknown, LogAnswers>({
    resolver: zodResolver(logFormOf(entry)),
    defaultValues: { ...(entry ? formOf(entry) : blankForm), ...readDraft<LogFields>(draftName) },
  })
  useFormDraft(draftName, form)
  useEffect(() => {
    if (!open || !severity) return
    form.setValue('severity', severity, { shouldDirty: true })
    form.clearErrors('severity')
  }, [open, severity, form])
  const own = useQuery(symptomsQuery).data

  const logging = useMutation({
    mutationFn: async (answers: LogAnswers) => {
      if (entry) {
        const onPress = await correctEntry(entry, answers)
        return { title: 'Entry Corrected', action: { label: 'Undo', onPress } }
      }
      const { waits, takeBack } = await logEntry(() => toHotFlash(answers), !own?.entries.length)
      const words = waits
        ? { title: 'Saved on this phone', description: waits }
        : {
            title: 'Hot Flash Logged',
            // The owner's sentence, and whose pattern it is to see.
            description:
              'Your data helps us identify patterns and optimize protocols. It is kept sealed, and this site has no copy of the key.',
          }
      return { ...words, action: { label: 'Undo', onPress: takeBack } }
    },
    onSuccess: (notice) => {
      notify(notice)
      form.reset(entry ? formOf(entry) : blankForm)
      removeDraft(draftName)
      onOpenChange(false)
    },
    onError: (error, answers) => {
      notify({
        title: entry ? 'Not Corrected' : 'Logging Failed',
        description: describeFailedLog(error),
        tone: 'destructive',
      })
      // “Now” has passed by the time the diary is open.
      if (!entry && leaveInLogger(error, toHotFlash(answers))) form.reset({ ...blankForm, ...readDraft(draftName) })
    },
    onSettled: () => {
      sending.current = false
    },
  })

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    void form.handleSubmit(
      (answers) => logging.mutate(answers),
      () => {
        sending.current = false
      },
    )()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      sharesThePage
      caption={texts.logCaption}
      title={entry ? texts.correctHeading : texts.logHeading}
      footer={
        <>
          {entry ? (
            <QuickCorrections
              texts={texts}
              entry={entry}
              control={form.control}
              onChoose={(field, value) => {
                form.setValue(field, value, { shouldDirty: true })
                submit()
              }}
            />
          ) : (
            <QuickLengths
              texts={texts}
              control={form.control}
              onChoose={(duration) => {
                form.setValue('duration', duration, { shouldDirty: true })
                submit()
              }}
            />
          )}
          {form.formState.isSubmitted && <MissingInformation control={form.control} />}
          {/* Not `disabled` while pending: that would lose the focus. A second press is ignored above. */}
          <Button type="submit" form={formId} aria-disabled={logging.isPending} className="w-full">
            {logging.isPending ? texts.logging : entry ? texts.saveButton : texts.logButton}
          </Button>
        </>
      }
    >
      <StorageBlockedNotice className="mb-8" />
      <LockedNotice className="mb-8" />
      <form id={formId} noValidate onSubmit={submit} className="space-y-8">
        <HotFlashFields texts={texts} form={form} correcting={entry !== null} />
      </form>
    </Dialog>
  )
}

type Control = ReturnType<typeof useForm<LogFields, unknown, LogAnswers>>['control']

/** What a refused entry lacks; once one of the two is chosen, which of them that still is. */
function MissingInformation({ control }: { control: Control }) {
  const [severity, duration] = useWatch({ control, name: ['severity', 'duration'] })
  if (severity && duration) return null
  return (
    <p role="alert" className="mb-3 border-l-3 border-rose pl-3 text-sm">
      <strong className="block text-rose">Missing Information</strong>
      {describeMissing(severity, duration)}
    </p>
  )
}

type QuickLengthsProps = {
  texts: DiaryTexts
  control: Control
  onChoose: (duration: LogFields['duration']) => void
}

/** Once the strength is chosen and the length is not: a press on a length keeps the entry as it stands. */
function QuickLengths({ texts, control, onChoose }: QuickLengthsProps) {
  const [severity, duration] = useWatch({ control, name: ['severity', 'duration'] })
  if (!severity || duration) return null
  return (
    <div role="group" aria-label={texts.quickLabel} className="mb-3">
      <p className="mb-2 text-sm text-soft-ink">{texts.quickText}</p>
      <div className={quickClass}>
        {durations.map(({ value, label }) => (
          <QuickButton
            key={value}
            label={label}
            told={texts.quickButton.replaceAll('{length}', label)}
            onPress={() => onChoose(value)}
          />
        ))}
      </div>
    </div>
  )
}

const quickClass = 'grid grid-cols-2 gap-1.5 min-[22rem]:grid-cols-4'

function QuickButton({ label, told, onPress }: { label: string; told: string; onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" className="px-1" aria-label={told} onClick={onPress}>
      {label}
    </Button>
  )
}

type QuickCorrectionsProps = {
  texts: DiaryTexts
  entry: StoredHotFlash
  control: Control
  onChoose: (...changed: ['severity', LogFields['severity']] | ['duration', LogFields['duration']]) => void
}

/** While nothing of the two is changed: a press on another strength or length saves that alone. */
function QuickCorrections({ texts, entry, control, onChoose }: QuickCorrectionsProps) {
  const [severity, duration] = useWatch({ control, name: ['severity', 'duration'] })
  if (severity !== entry.severity || duration !== entry.duration) return null
  return (
    <div
      role="group"
      aria-label={texts.correctOneLabel}
      // Where it would cover the form, the form and “Save it” do.
      className="mb-3 hidden min-[22rem]:[@media(min-height:40rem)]:block"
    >
      <p className="mb-2 text-sm text-soft-ink">{texts.correctOneText}</p>
      <div className={quickClass}>
        {severities
          .filter(({ value }) => value !== severity)
          .map(({ value, label }) => (
            <QuickButton
              key={label}
              label={label}
              told={texts.correctOneButton.replaceAll('{choice}', label)}
              onPress={() => onChoose('severity', value)}
            />
          ))}
        {durations
          .filter(({ value }) => value !== duration)
          .map(({ value, label }) => (
            <QuickButton
              key={label}
              label={label}
              told={texts.correctOneButton.replaceAll('{choice}', label)}
              onPress={() => onChoose('duration', value)}
            />
          ))}
      </div>
    </div>
  )
}
