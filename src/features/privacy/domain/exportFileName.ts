/** The name of an export made at this moment; the day is UTC's, so that server and browser agree. */
export function exportFileName(at: Date): string {
  return `data-export-${at.toISOString().slice(0, 10)}.json`
}
