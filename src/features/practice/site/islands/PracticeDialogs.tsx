import { useState } from 'react'

import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { Field, Textarea } from '@/shared/ui/Field'

import { defaultMood } from '../../domain/runningPractice'
import type { SessionView } from '../view'
import { MoodSlider } from './MoodSlider'

type PrepareProps = {
  session: SessionView
  mood: number
  onMood: (mood: number) => void
  onBegin: () => void
  onCancel: () => void
}

/** Before the start: the visitor's mood, and when to stop. */
export function PrepareDialog({ session, mood, onMood, onBegin, onCancel }: PrepareProps) {
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      caption={`${session.name} · ${session.duration} minutes`}
      title="Prepare for Practice"
      description="Find a spot where nobody needs you for a while. Your screen stays on unless you say otherwise, and a bell ends it."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={onBegin}>
            Begin Practice
          </Button>
          <Button variant="quiet" className="grow" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      }
    >
      <MoodSlider label="Your mood before" value={mood} onChange={onMood} />
      {session.safetyNote && (
        <div className="mt-8 border-l-[3px] border-rose pl-5">
          <p className="caps">First, for your safety</p>
          <p className="mt-1.5">{session.safetyNote}</p>
          <RedFlagList flags={session.redFlags} />
        </div>
      )}
      <p className="mt-8 text-sm text-soft-ink">Moods and notes stay in this browser. Nothing on this page is sent.</p>
    </Dialog>
  )
}

/** What the visitor enters after a session. */
export type Reflection = { moodAfter: number; notes: string }

type CompleteProps = {
  session: SessionView
  onSave: (reflection: Reflection) => void
  onSkip: () => void
  /** Closed without a choice: the session stays at its end until one is made. */
  onClose: () => void
}

/** After the end: the mood, and notes. */
export function CompleteDialog({ session, onSave, onSkip, onClose }: CompleteProps) {
  const [moodAfter, setMoodAfter] = useState(defaultMood)
  const [notes, setNotes] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      caption={session.name}
      title="Session Complete"
      description="However much of it you did, you did it."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={() => onSave({ moodAfter, notes })}>
            Save Notes
          </Button>
          <Button variant="quiet" className="grow" onClick={onSkip}>
            Skip
          </Button>
        </div>
      }
    >
      <MoodSlider label="Your mood now" value={moodAfter} onChange={setMoodAfter} />
      <Field
        label={
          <>
            Notes <span className="font-normal text-soft-ink">(if you like)</span>
          </>
        }
        labelStyle="plain"
        hint="Kept in this browser alone, with your moods. Nothing is sent."
        className="mt-8"
      >
        {(control) => (
          <Textarea {...control} rows={4} value={notes} onChange={(event) => setNotes(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
