import type { SaveRecords } from '@/shared/browser/recordFiles/saveRecordFile'

/** Loads what makes files of records, once a visitor is about to ask for one. */
export const loadRecordFiles = async (): Promise<SaveRecords> => (await import('./recordFiles')).saveRecords
