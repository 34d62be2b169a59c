import { z } from 'zod'

/** A kind of record in the vault; each room declares its own. */
export type RecordKind = {
  /** The kind in the vault's rows. It is part of the encryption's authenticated data, so it must never change. */
  name: string
  /** The key of its records in the privacy dashboard and the export. */
  exportKey: string
  /**
   * The least length that its records are padded to (bytes), where all that can be chosen takes more than a kilobyte:
   * a length must not tell how much was chosen.
   */
  paddedTo?: number
  /** For records that the server encrypts even for visitors with an own key, because it has to read them. */
  sealedByServer?: {
    record: z.ZodType<object>
    /** The unique key of a record, for kinds with one record per key. */
    keyOf: (record: object) => string
    /**
     * Converts exported records for another browser.
     * @param stored what is kept for the visitor
     * @param sessionId the session of that browser
     * @returns the records to keep, and the browser's session from now on
     */
    adopt: <Row extends object>(
      imported: readonly Row[],
      stored: readonly object[],
      sessionId: string,
    ) => { records: Row[]; sessionId: string }
  }
  /** Singular and plural, for the privacy page. */
  label: { one: string; many: string }
}

/** The path parameters of a call about one record. */
export const recordParams = z.object({ id: z.uuid('There is no such entry.') })

/** The response of a call that deleted a record. */
export const removedRecord = z.object({ id: z.string() })
