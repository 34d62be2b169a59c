/** What can be stored for a visitor, in the order of the privacy page. */
export const storedKinds = ['symptoms', 'shields', 'assessments', 'lipedema', 'bingo'] as const
export type StoredKind = (typeof storedKinds)[number]

const names: Record<StoredKind, { one: string; many: string }> = {
  symptoms: { one: 'hot flash', many: 'hot flashes' },
  shields: { one: 'boundary shield', many: 'boundary shields' },
  assessments: { one: 'health assessment', many: 'health assessments' },
  lipedema: { one: 'lipedema assessment', many: 'lipedema assessments' },
  bingo: { one: 'bingo square', many: 'bingo squares' },
}

/** The stored things a person has any of, in words: `['3 hot flashes', '1 bingo square']`. */
export function describeStored(records: Record<StoredKind, number>): string[] {
  return storedKinds
    .filter((kind) => records[kind] > 0)
    .map((kind) => `${records[kind].toLocaleString('en-US')} ${names[kind][records[kind] === 1 ? 'one' : 'many']}`)
}

/** The name of an export made at this moment; the day is UTC's, so that server and browser agree. */
export function exportFileName(at: Date): string {
  return `data-export-${at.toISOString().slice(0, 10)}.json`
}
