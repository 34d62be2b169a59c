import { useDraft } from '@/shared/browser/useDraft'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { Field, Textarea } from '@/shared/ui/Field'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'

import type { PracticeTexts } from '../../content/practiceTexts'
import { defaultMood } from '../../domain/runningPractice'
import { notesDraft } from './endedPractice'
import type { SessionView } from '../view'
import { MoodSlider } from './MoodSlider'

type PrepareProps = {
  texts: PracticeTexts
  session: SessionView
  mood: number
  onMood: (mood: number) => void
  onBegin: () => void
  onCancel: () => void
}

/** Before the start: the visitor's mood, and when to stop. */
export function PrepareDialog({ texts, session, mood, onMood, onBegin, onCancel }: PrepareProps) {
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      caption={`${session.name} · ${session.duration} ${texts.minutesLong}`}
      title={texts.prepareHeading}
      description={texts.prepareText}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={onBegin}>
            {texts.beginButton}
          </Button>
          <Button variant="quiet" className="grow" onClick={onCancel}>
            {texts.cancelButton}
          </Button>
        </div>
      }
    >
      <StorageBlockedNotice className="mb-8" />
      <MoodSlider label={texts.moodBefore} value={mood} onChange={onMood} />
      {session.safetyNote && (
        <div className="mt-8 border-l-[3px] border-rose pl-5">
          <p className="caps">{texts.safetyHeading}</p>
          <p className="mt-1.5">{session.safetyNote}</p>
          <RedFlagList flags={session.redFlags} />
        </div>
      )}
      <p className="mt-8 text-sm text-soft-ink">{texts.notForFlashes}</p>
      <p className="mt-2 text-sm text-soft-ink">{texts.prepareKept}</p>
    </Dialog>
  )
}

/** What the visitor enters after a session. */
export type Reflection = { moodAfter: number; notes: string }

type CompleteProps = {
  texts: PracticeTexts
  session: SessionView
  onSave: (reflection: Reflection) => void
  onSkip: () => void
  /** Closed without a choice: the session stays at its end until one is made. */
  onClose: () => void
}

/** After the end: the mood, and notes. */
export function CompleteDialog({ texts, session, onSave, onSkip, onClose }: CompleteProps) {
  const [{ moodAfter, notes }, change] = useDraft<Reflection>(notesDraft, { moodAfter: defaultMood, notes: '' })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      caption={session.name}
      title={texts.completeHeading}
      description={texts.completeText}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={() => onSave({ moodAfter, notes })}>
            {texts.saveButton}
          </Button>
          <Button variant="quiet" className="grow" onClick={onSkip}>
            {texts.skipButton}
          </Button>
        </div>
      }
    >
      <StorageBlockedNotice className="mb-8" />
      <MoodSlider label={texts.moodNow} value={moodAfter} onChange={(moodAfter) => change({ moodAfter })} />
      <Field
        label={
          <>
            {texts.notesField} <span className="font-normal text-soft-ink">{texts.notesOptional}</span>
          </>
        }
        labelStyle="plain"
        hint={texts.notesHint}
        className="mt-8"
      >
        {(control) => (
          <Textarea {...control} rows={4} value={notes} onChange={(event) => change({ notes: event.target.value })} />
        )}
      </Field>
    </Dialog>
  )
}
