/** The focus of an expert's work. */
export const focuses = [
  { value: 'medical-evidence', label: 'Medical evidence' },
  { value: 'clinical-care', label: 'Clinical care' },
  { value: 'nutrition-lifestyle', label: 'Nutrition and lifestyle' },
  { value: 'neuroscience', label: 'Neuroscience' },
  { value: 'integrative-holistic', label: 'Integrative and holistic' },
] as const

export type Focus = (typeof focuses)[number]['value']

/** The page's filters, with the focuses each includes; the first includes all. */
export const perspectives = [
  { value: 'all', focuses: focuses.map(({ value }) => value) },
  { value: 'medical', focuses: ['medical-evidence', 'clinical-care'] },
  { value: 'nutrition', focuses: ['nutrition-lifestyle'] },
  { value: 'brain', focuses: ['neuroscience'] },
  { value: 'integrative', focuses: ['integrative-holistic'] },
] as const satisfies readonly { value: string; focuses: readonly Focus[] }[]

export type Perspective = (typeof perspectives)[number]['value']

/** Whether a filter includes a focus. */
export function includesFocus(perspective: Perspective, focus: Focus): boolean {
  const chosen = perspectives.find(({ value }) => value === perspective)
  return (chosen?.focuses as readonly Focus[] | undefined)?.includes(focus) ?? false
}

type Counted = { focus: Focus; books: readonly unknown[] }

/** Counts of experts, books, and perspectives with at least one expert. */
export function councilStats(experts: readonly Counted[]): { experts: number; books: number; approaches: number } {
  return {
    experts: experts.length,
    books: experts.reduce((sum, { books }) => sum + books.length, 0),
    approaches: perspectives.filter(
      ({ value }) => value !== 'all' && experts.some(({ focus }) => includesFocus(value, focus)),
    ).length,
  }
}
