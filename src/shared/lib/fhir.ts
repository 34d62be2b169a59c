/*
 * Resources of FHIR R4 (https://hl7.org/fhir/R4/), as far as what visitors keep needs them. Codes are this site's own,
 * with words beside them: a diary's choices are no terms of a terminology, and a wrong code is worse than a plain word.
 */

export type FhirResource = { resourceType: string; id: string } & Record<string, unknown>

/** Whose records they are, where the site is, and the day on which the file is made (`YYYY-MM-DD`). */
export type FhirContext = { subject: { reference: string }; siteUrl: string; today: string }

/** Characters that a string of FHIR may not hold: controls other than tab and line breaks. */
const controls = /(?![\t\n\r])\p{Cc}/gu

/** A text as FHIR takes it; undefined where nothing is left, since a string of FHIR is never empty. */
export const fhirText = (text: string): string | undefined => text.replaceAll(controls, '').trim() || undefined

/** A term of this site: a code for programs, words for people. */
export const codeableConcept = ({ siteUrl }: Pick<FhirContext, 'siteUrl'>, code: string, text: string) => ({
  coding: [{ system: `${siteUrl}/fhir/diary`, code, display: text }],
  text,
})

/** One part of an observation: a name and its value. */
type Component = { code: ReturnType<typeof codeableConcept> } & Record<string, unknown>

type Told = { id: string; code: string; text: string; effective: string; components: Component[]; notes?: string[] }

/** A self-reported observation. */
export function selfReported(context: FhirContext, told: Told, more: Record<string, unknown> = {}): FhirResource {
  const notes = (told.notes ?? []).flatMap((note) => fhirText(note) ?? [])
  const category = { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' }
  return {
    resourceType: 'Observation',
    id: told.id,
    status: 'final',
    category: [{ coding: [category] }],
    code: codeableConcept(context, told.code, told.text),
    subject: context.subject,
    effectiveDateTime: told.effective,
    performer: [context.subject],
    ...more,
    ...(told.components.length > 0 && { component: told.components }),
    ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
  }
}
