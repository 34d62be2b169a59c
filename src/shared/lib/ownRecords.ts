import type { z } from 'zod'

import type { Contract } from './contract'
import type { RecordKind, recordParams, removedRecord } from './recordKind'

/** A record of a visitor's, opened. `at` is when it was written (ISO). */
export type OwnEntry<Stored> = { id: string; at: string; record: Stored }

/**
 * A kind of record that a visitor keeps: its calls, and what becomes of a body and of what is stored. One definition for
 * the server, which seals, and for a browser that seals with the visitor's own key.
 */
export type OwnRecords<
  Body extends z.ZodType,
  Stored extends object,
  Added extends z.ZodType,
  Listed extends z.ZodType,
> = {
  kind: RecordKind
  add: Contract<Body, Added>
  list: Contract<z.ZodType, z.ZodArray<Listed>>
  update?: Contract<Body, Added, typeof recordParams>
  remove?: Contract<z.ZodType, typeof removedRecord, typeof recordParams>
  toRecord: (body: z.output<Body>) => Stored
  /** The body that led to a record, where they differ: what is imported is checked, and counted, as what is sent. */
  toBody?: (record: Stored) => z.input<Body>
  toResponse: (id: string, record: Stored) => z.input<Added>
  /** The list as it is answered, of entries that come newest first. */
  toList: (entries: OwnEntry<Stored>[]) => z.input<Listed>[]
  /** What the one record there is of a thing is about, such as its day; a later one takes its place. */
  once?: (record: Stored) => string
  /** Two records about the same thing made one, where two browsers come together; nothing written is lost. */
  merge?: (kept: Stored, other: Stored) => Stored
}

/** The same without the types of one kind: what a browser needs to seal and open records of any. */
export type SealableRecords = {
  kind: RecordKind
  paths: { add: string; list: string; update?: string }
  /** @returns the record, or the reason why it is invalid */
  read: (body: unknown) => { record: object } | { issues: { path: string; message: string }[] }
  /** The same for a record as an export holds it. */
  readStored: (record: object) => ReturnType<SealableRecords['read']>
  toResponse: (id: string, record: object) => unknown
  toList: (entries: OwnEntry<object>[]) => unknown
  once?: (record: object) => string
  merge: (kept: object, other: object) => object
}

/** What an import has to know of a kind, whoever seals it. */
export type ImportableRecords = Pick<SealableRecords, 'kind' | 'readStored' | 'once' | 'merge'>

function readAs<Body extends z.ZodType>(schema: Body, value: unknown, toRecord: (body: z.output<Body>) => object) {
  const result = schema.safeParse(value)
  if (result.success) return { record: toRecord(result.data) }
  return { issues: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

/** The rules of the kinds that the server seals. */
export const importable = (kinds: readonly RecordKind[]): ImportableRecords[] =>
  kinds.flatMap((kind) => {
    const { sealedByServer } = kind
    if (!sealedByServer) return []
    const { record, keyOf } = sealedByServer
    return { kind, readStored: (value) => readAs(record, value, (read) => read), once: keyOf, merge: (kept) => kept }
  })

/** A kind's rules for the browser. */
export function sealable<
  Body extends z.ZodType,
  Stored extends object,
  Added extends z.ZodType,
  Listed extends z.ZodType,
>(own: OwnRecords<Body, Stored, Added, Listed>): SealableRecords {
  const { once, merge, toBody } = own
  const read: SealableRecords['read'] = (body) => readAs(own.add.body!, body, own.toRecord)
  return {
    kind: own.kind,
    paths: { add: own.add.path, list: own.list.path, update: own.update?.path },
    read,
    readStored: (record) => read(toBody ? toBody(record as Stored) : record),
    toResponse: (id, record) => own.toResponse(id, record as Stored),
    toList: (entries) => own.toList(entries as OwnEntry<Stored>[]),
    once: once && ((record) => once(record as Stored)),
    merge: (kept, other) => (merge ? merge(kept as Stored, other as Stored) : other),
  }
}
