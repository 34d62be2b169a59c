import type { FhirContext, FhirResource } from './fhir'

/** A record as the export holds it. */
export type ExportedRecord = { id: string; writtenAt?: string }

/** How the records of one kind are told in files that leave this site: to be read, as a table, for a clinic. */
export type RecordFormat = {
  /** The key of its records in the export. */
  exportKey: string
  /** What one record is, for a table; and all of them, for a heading. */
  title: { one: string; many: string }
  /** The moment (ISO) or the day (`YYYY-MM-DD`) that it is about. */
  when: (record: ExportedRecord) => string
  /** What it says, each thing by its name; empty values are left out. */
  tell: (record: ExportedRecord) => [name: string, value: string][]
  toFhir?: (record: ExportedRecord, context: FhirContext) => FhirResource[]
}

type FormatOf<Stored> = Omit<RecordFormat, 'when' | 'tell' | 'toFhir'> & {
  when: (record: Stored & ExportedRecord) => string
  tell: (record: Stored & ExportedRecord) => [name: string, value: string][]
  toFhir?: (record: Stored & ExportedRecord, context: FhirContext) => FhirResource[]
}

/** Defines the format of records whose shape their room knows. */
export const defineRecordFormat = <Stored>(format: FormatOf<Stored>): RecordFormat => format as RecordFormat
