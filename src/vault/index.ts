/**
 * The vault of visitors' records (docs/decisions, "The vault"). Rooms identify the visitor, append, list and mark; the
 * cookie and the keys never leave this folder.
 */
export { append, count, erase, exportAll, list, mark, remove } from './records'
export { createRecordEndpoint, listRecordsEndpoint, putRecordEndpoint } from './endpoints'
export { deleteRecordEndpoint, updateRecordEndpoint } from './singleRecordEndpoints'
export type { Entry } from './records'
export { retentionDays } from './retention'
export { ensureVisitor, findVisitor, clearVisitorCookie } from './visitor'
export type { Visitor } from './visitor'
