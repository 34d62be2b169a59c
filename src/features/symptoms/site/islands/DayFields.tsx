import { type CSSProperties, useState } from 'react'

import { Button } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { Field, Input, Textarea } from '@/shared/ui/Field'

import type { DiaryTexts } from '../../content/diaryTexts'
import {
  bleedings,
  countChoices,
  energyLevels,
  maxDayNote,
  maxOwnWords,
  moodLevels,
  maxSymptoms,
  maxMedicinesTaken,
  sleepQualities,
  type DayEntry,
} from '../../domain/dayEntry'
import { daySymptoms } from '../../domain/daySymptoms'
import { countLabel } from '../../domain/describeDay'

/** Symptoms shown before the rest is asked for. */
const firstSymptoms = 12

type DayFieldsProps = { texts: DiaryTexts; entry: DayEntry; onChange: (changed: Partial<DayEntry>) => void }

/** @property medicines names of those that could have been taken on the day */
type FormProps = DayFieldsProps & { medicines: readonly string[] }

/** The controls of a day. A second press on what is chosen takes it back. */
export function DayFields({ texts, entry, medicines, onChange }: FormProps) {
  const { sleep, mood, energy, bleeding, flashes, sweats, taken, ownWords, note } = entry
  const takeable = [...new Set([...medicines, ...taken])].slice(0, maxMedicinesTaken)
  const counts = countChoices.map((value) => ({ value, label: value === 6 ? '6+' : String(value) }))
  return (
    <>
      <Scale
        legend={texts.sleepLegend}
        choices={sleepQualities}
        value={sleep}
        onChange={(sleep) => onChange({ sleep })}
      />
      <Scale legend={texts.moodLegend} choices={moodLevels} value={mood} onChange={(mood) => onChange({ mood })} />
      <Scale
        legend={texts.energyLegend}
        choices={energyLevels}
        value={energy}
        onChange={(energy) => onChange({ energy })}
      />
      <Scale
        legend={texts.flashesLegend}
        choices={counts}
        value={flashes}
        nameOf={(value) => countLabel(value)}
        onChange={(flashes) => onChange({ flashes })}
      />
      <Scale
        legend={texts.sweatsLegend}
        choices={counts}
        value={sweats}
        nameOf={(value) => countLabel(value)}
        onChange={(sweats) => onChange({ sweats })}
      />
      <Chips
        legend={texts.bleedingLegend}
        choices={bleedings}
        isChosen={(value) => value === bleeding}
        onPress={(value) => onChange({ bleeding: value === bleeding ? null : value })}
      />
      <SymptomChips texts={texts} entry={entry} onChange={onChange} />
      <Field label={texts.ownWordsField} labelStyle="plain">
        {(control) => (
          <Input
            {...control}
            value={ownWords}
            maxLength={maxOwnWords}
            autoComplete="off"
            onChange={(event) => onChange({ ownWords: event.target.value })}
          />
        )}
      </Field>
      {takeable.length > 0 && (
        <Chips
          legend={texts.takenLegend}
          choices={takeable.map((name) => ({ value: name, label: name }))}
          isChosen={(name) => taken.includes(name)}
          onPress={(name) => onChange({ taken: toggled(taken, name) })}
        />
      )}
      <Field label={texts.noteField} labelStyle="plain" hint={texts.noteHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={note}
            maxLength={maxDayNote}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name]

type ScaleProps<Value extends number> = {
  legend: string
  choices: readonly { value: Value; label: string }[]
  value: number | null
  /** The accessible name, where the label is short. */
  nameOf?: (value: Value) => string
  onChange: (value: Value | null) => void
}

/** Buttons in one row, as wide as the thumb reaches. */
function Scale<Value extends number>({ legend, choices, value, nameOf, onChange }: ScaleProps<Value>) {
  return (
    <fieldset>
      <legend className="font-serif text-lg">{legend}</legend>
      <div
        className="mt-2 grid grid-cols-[repeat(var(--choices),minmax(0,1fr))] gap-1 large-text:grid-cols-2"
        style={{ '--choices': choices.length } as CSSProperties}
      >
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            aria-label={nameOf && `${legend}: ${nameOf(choice.value)}`}
            onClick={() => onChange(choice.value === value ? null : choice.value)}
            className="min-h-12 border-[1.5px] border-edge px-0.5 text-sm leading-tight font-semibold transition-colors duration-200 hover:bg-leaf aria-pressed:border-plum aria-pressed:bg-plum aria-pressed:text-on-plum max-sm:text-xs"
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type ChipsProps<Value extends string> = {
  legend: string
  choices: readonly { value: Value; label: string }[]
  isChosen: (value: Value) => boolean
  isOff?: (value: Value) => boolean
  onPress: (value: Value) => void
}

function Chips<Value extends string>({ legend, choices, isChosen, isOff, onPress }: ChipsProps<Value>) {
  return (
    <fieldset>
      <legend className="font-serif text-lg">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            variant="chip"
            className="wrap-anywhere"
            checked={isChosen(value)}
            disabled={isOff?.(value)}
            onChange={() => onPress(value)}
          >
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** Up to three of forty symptoms. */
function SymptomChips({ texts, entry: { symptoms }, onChange }: DayFieldsProps) {
  const [all, setAll] = useState(false)
  const shown = daySymptoms.filter((name, index) => all || index < firstSymptoms || symptoms.includes(name))
  const isFull = symptoms.length >= maxSymptoms
  return (
    <div>
      <Chips
        legend={texts.symptomsLegend.replaceAll('{count}', String(maxSymptoms))}
        choices={shown.map((name) => ({ value: name, label: name }))}
        isChosen={(name) => symptoms.includes(name)}
        isOff={(name) => isFull && !symptoms.includes(name)}
        onPress={(name) => onChange({ symptoms: toggled(symptoms, name) })}
      />
      {!all && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {texts.allSymptomsButton.replaceAll('{count}', String(daySymptoms.length))}
        </Button>
      )}
    </div>
  )
}
