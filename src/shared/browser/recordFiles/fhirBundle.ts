import type { FhirResource } from '@/shared/lib/fhir'
import type { RecordFormat } from '@/shared/lib/recordFormat'

import { mapInChunks } from '../yieldToMain'
import type { ExportedRecords } from './describedRecords'

type BundleOptions = { siteUrl: string; madeAt: Date; today: string }

/**
 * A Bundle of FHIR R4, of type `collection`: the patient without a name, an Observation for each hot flash and day, a
 * QuestionnaireResponse for each assessment, a MedicationStatement for each medicine.
 */
export async function makeFhirBundle(
  formats: readonly RecordFormat[],
  records: ExportedRecords,
  { siteUrl, madeAt, today }: BundleOptions,
): Promise<FhirResource> {
  const patient: FhirResource = { resourceType: 'Patient', id: 'visitor' }
  const context = { subject: { reference: `Patient/${patient.id}` }, siteUrl, today }
  const told: FhirResource[][] = []
  for (const { exportKey, toFhir } of formats)
    if (toFhir) told.push(...(await mapInChunks(records[exportKey] ?? [], (record) => toFhir(record, context))))
  return {
    resourceType: 'Bundle',
    id: 'diary',
    type: 'collection',
    timestamp: madeAt.toISOString(),
    entry: [patient, ...told.flat()].map((resource) => ({
      fullUrl: `${siteUrl}/fhir/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  }
}
