import type { RecordFormat } from '@/shared/lib/recordFormat'

import { downloadFile } from '../downloadFile'
import { stringifyInChunks } from '../stringifyInChunks'
import { serverNow } from '../serverClock'
import { makeCsv } from './csv'
import { makeFhirBundle } from './fhirBundle'
import { makeReadable } from './readable'
import { dayOf, type ExportedRecords } from './describedRecords'

/** Files that records can be taken along in, beside the export itself. */
export type RecordFile = 'readable' | 'csv' | 'fhir'

/** Makes a file of records in this browser, in slices, and hands it to the visitor. */
export type SaveRecords = (file: RecordFile, records: ExportedRecords, unreadable?: number) => Promise<void>

/** {@link SaveRecords} for a site with these kinds of records. */
export const createSaveRecords =
  (formats: readonly RecordFormat[]): SaveRecords =>
  async (file, records, unreadable = 0) => {
    const madeAt = serverNow()
    const today = dayOf(madeAt)
    if (file === 'csv') downloadFile(`diary-${today}.csv`, 'text/csv;charset=utf-8', await makeCsv(formats, records))
    else if (file === 'fhir') {
      const bundle = await makeFhirBundle(formats, records, { siteUrl: window.location.origin, madeAt, today })
      downloadFile(`diary-${today}.fhir.json`, 'application/fhir+json', await stringifyInChunks(bundle))
    } else {
      const page = await makeReadable(formats, records, { title: 'Everything kept for me', madeAt, unreadable })
      downloadFile(`diary-${today}.html`, 'text/html;charset=utf-8', page)
    }
  }
