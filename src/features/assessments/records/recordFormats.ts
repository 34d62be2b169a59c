import { codeableConcept, fhirText, selfReported, type FhirContext, type FhirResource } from '@/shared/lib/fhir'
import type { FilledQuestionnaire } from '@/shared/lib/filledQuestionnaire'
import { defineRecordFormat, type RecordFormat } from '@/shared/lib/recordFormat'

import { healthAssessmentRecords, lipedemaAssessmentRecords } from '../domain/recordKinds'
import { toFilledHealth, toFilledLipedema } from './filledQuestionnaires'

/** What the export calls the time of writing is the assessment's own. */
const filledAt = <Stored>(record: Stored & { writtenAt?: string; at?: string }) => ({
  ...record,
  at: record.writtenAt ?? record.at ?? '',
})

/** The answers as they were given, and what was counted from them. */
function toFhir(filled: FilledQuestionnaire, context: FhirContext): FhirResource[] {
  const { id, at, path, version, title, results, answers } = filled
  const { subject, siteUrl } = context
  const item = answers.map(({ id: linkId, question, answers: given }) => ({
    linkId,
    text: question,
    answer: given.map((value) => (typeof value === 'number' ? { valueInteger: value } : { valueString: value })),
  }))
  const components = results.flatMap(({ name, value }) => {
    const valueString = fhirText(value)
    return valueString ? [{ code: codeableConcept(context, 'result', name), valueString }] : []
  })
  return [
    {
      resourceType: 'QuestionnaireResponse',
      id,
      questionnaire: `${siteUrl}${path}|${version}`,
      status: 'completed',
      subject,
      authored: at,
      author: subject,
      source: subject,
      ...(item.length > 0 && { item }),
    },
    selfReported(
      context,
      { id: `${id}-result`, code: 'assessment-result', text: title, effective: at, components },
      { derivedFrom: [{ reference: `QuestionnaireResponse/${id}` }] },
    ),
  ]
}

function formatOf<Stored>(
  exportKey: string,
  title: string,
  toFilled: (record: Stored & { at: string }) => FilledQuestionnaire,
): RecordFormat {
  return defineRecordFormat<Stored>({
    exportKey,
    title: { one: title, many: `${title}s` },
    when: (record) => filledAt(record).at,
    tell: (record) => {
      const { results, answers } = toFilled(filledAt(record))
      return [
        ...results.map(({ name, value }): [string, string] => [name, value]),
        ['Answers', answers.map(({ question, answers: given }) => `${question} ${given.join(', ')}`).join(' / ')],
      ]
    },
    toFhir: (record, context) => toFhir(toFilled(filledAt(record)), context),
  })
}

export const healthAssessmentFormat = formatOf(
  healthAssessmentRecords.exportKey,
  'Universal Health Assessment',
  toFilledHealth,
)
export const lipedemaAssessmentFormat = formatOf(
  lipedemaAssessmentRecords.exportKey,
  'Lipedema Recognition Assessment',
  toFilledLipedema,
)
