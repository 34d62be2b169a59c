/**
 * The vault of visitors' records (docs/decisions, "The vault"). Rooms identify the visitor, append, list and mark; the
 * cookie and the keys never leave this folder.
 */
export { append, count, erase, exportAll, list, mark, remove } from './records'
export type { ListedRecords } from './records'
export { ownRecordEndpoints } from './endpoints'
export { keepBox, readBox } from './box'
export { endMove, keepStaged } from './move'
export { restore } from './restore'
export { findSealed, keepSealed } from './sealedRecords'
export { retentionDays } from './retention'
export { ensureVisitor, findVisitor, clearVisitorCookie, visitorWithOwnKey } from './visitor'
export type { Visitor } from './visitor'
