import { codeableConcept, fhirText, selfReported } from '@/shared/lib/fhir'
import { defineRecordFormat } from '@/shared/lib/recordFormat'

import type { StoredAppointment, StoredDay, StoredHotFlash, StoredMedicine } from '../contract'
import { countChoices, energyLevels, moodLevels, sleepQualities } from '../domain/dayEntry'
import { emptyDay } from '../domain/emptyDay'
import { appointmentRecords, dayRecords, hotFlashRecords, medicineRecords } from '../domain/recordKinds'
import { labelDayFields, bleedingDescriptions } from '../domain/describeDay'
import { durations, severities } from '../domain/hotFlash'

const labelOf = (choices: readonly { value: unknown; label: string }[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label ?? String(value)

export const hotFlashFormat = defineRecordFormat<StoredHotFlash>({
  exportKey: hotFlashRecords.exportKey,
  title: { one: 'Hot flash', many: 'Hot flashes' },
  when: ({ timestamp }) => timestamp,
  tell: ({ severity, duration, triggers, reliefMethods, notes }) => [
    ['Strength', labelOf(severities, severity)],
    ['Length', labelOf(durations, duration)],
    ['Possible triggers', triggers.join(', ')],
    ['What brought relief', reliefMethods.join(', ')],
    ['Note', notes],
  ],
  toFhir: ({ id, severity, duration, triggers, reliefMethods, notes, timestamp }, context) => [
    selfReported(
      context,
      {
        id,
        code: 'hot-flash',
        text: 'Hot flash',
        // FHIR wants seconds, and takes the offset of the wall clock.
        effective: /T\d\d:\d\d:\d\d/.test(timestamp) ? timestamp : new Date(timestamp).toISOString(),
        components: [
          { code: codeableConcept(context, 'severity', 'Strength, 1 to 5'), valueInteger: severity },
          { code: codeableConcept(context, 'duration', 'Length'), valueString: labelOf(durations, duration) },
          ...triggers.map((name) => ({
            code: codeableConcept(context, 'possible-trigger', 'Possible trigger'),
            valueString: name,
          })),
          ...reliefMethods.map((name) => ({
            code: codeableConcept(context, 'relief', 'What brought relief'),
            valueString: name,
          })),
        ],
        notes: [notes],
      },
      { valueCodeableConcept: codeableConcept(context, `severity-${severity}`, labelOf(severities, severity)) },
    ),
  ],
})

/** The largest count of a day stands for itself and more. */
const maxCount = countChoices.at(-1)!

const quantity = (value: number) => ({ value, ...(value === maxCount && { comparator: '>=' }) })

export const dayFormat = defineRecordFormat<StoredDay>({
  exportKey: dayRecords.exportKey,
  title: { one: 'Day', many: 'Days' },
  when: ({ day }) => day,
  tell: (day) => [...labelDayFields({ ...emptyDay(day.day), ...day }), ['Note', day.note]],
  toFhir: (stored, context) => {
    const { id, day, sleep, mood, energy, bleeding, flashes, sweats, symptoms, ownWords, taken, note } = {
      ...emptyDay(stored.day),
      ...stored,
    }
    const scales = [
      ['sleep', 'Sleep', sleepQualities, sleep],
      ['mood', 'Mood', moodLevels, mood],
      ['energy', 'Energy', energyLevels, energy],
      ['bleeding', 'Bleeding', bleedingDescriptions, bleeding],
    ] as const
    const counts = [
      ['hot-flashes', 'Hot flashes of the day', flashes],
      ['night-sweats', 'Night sweats', sweats],
    ] as const
    const words = [
      ...symptoms.map((name) => ['symptom', 'Symptom', name] as const),
      ['symptom', 'Symptom', ownWords] as const,
      ...taken.map((name) => ['taken', 'Medicine taken', name] as const),
    ]
    return [
      selfReported(context, {
        id,
        code: 'diary-day',
        text: 'Day in the diary',
        effective: day,
        components: [
          ...scales.flatMap(([code, text, choices, value]) =>
            value === null
              ? []
              : [
                  {
                    code: codeableConcept(context, code, text),
                    valueCodeableConcept: codeableConcept(context, `${code}-${value}`, labelOf(choices, value)),
                  },
                ],
          ),
          ...counts.flatMap(([code, text, value]) =>
            value === null ? [] : [{ code: codeableConcept(context, code, text), valueQuantity: quantity(value) }],
          ),
          ...words.flatMap(([code, text, name]) => {
            const valueString = fhirText(name)
            return valueString ? [{ code: codeableConcept(context, code, text), valueString }] : []
          }),
        ],
        notes: [note],
      }),
    ]
  },
})

export const medicineFormat = defineRecordFormat<StoredMedicine>({
  exportKey: medicineRecords.exportKey,
  title: { one: 'Medicine or treatment', many: 'Medicines and treatments' },
  when: ({ from }) => from,
  tell: ({ name, dose, until }) => [
    ['Name', name],
    ['Dose', dose],
    ['Until', until ?? ''],
  ],
  toFhir: ({ id, name, dose, from, until }, { subject, today }) => {
    const text = fhirText(dose)
    return [
      {
        resourceType: 'MedicationStatement',
        id,
        status: from > today ? 'intended' : until !== null && until < today ? 'completed' : 'active',
        medicationCodeableConcept: { text: fhirText(name) ?? 'Unnamed' },
        subject,
        effectivePeriod: { start: from, ...(until !== null && { end: until }) },
        informationSource: subject,
        ...(text && { dosage: [{ text }] }),
      },
    ]
  },
})

export const appointmentFormat = defineRecordFormat<StoredAppointment>({
  exportKey: appointmentRecords.exportKey,
  title: { one: 'Visit', many: 'Visits' },
  when: ({ day }) => day,
  tell: ({ place, questions }) => [
    ['With whom, or where', place],
    ...questions.map((question, index): [string, string] => [`Question ${index + 1}`, question]),
  ],
})
