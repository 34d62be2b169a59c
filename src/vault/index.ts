/**
 * The vault of visitors' records (docs/decisions, "The vault"). Rooms identify the visitor, append, list and mark; the
 * cookie and the keys never leave this folder.
 */
export { appendRecord, deleteAllRecords, markVisitor, deleteRecords } from './records'
export { countRecords, exportAll, listRecords } from './readRecords'
export type { ListedRecords } from './readRecords'
export { ownRecordEndpoints } from './endpoints'
export { keepBox, readBox } from './box'
export { endMove, keepStaged } from './move'
export { restoreRecords } from './restore'
export { findSealed, keepSealed } from './sealedRecords'
export { ensureVisitor, findVisitor, clearVisitorCookie, retentionDays, visitorWithOwnKey } from './visitor'
export type { Visitor } from './visitor'
