/**
 * What a visitor writes is hers alone (docs/decisions, "The vault"). Rooms ask who she is, append, list and mark;
 * nothing outside of this folder sees her cookie or a key.
 */
export { append, count, erase, exportAll, list, mark } from './records'
export { createRecordEndpoint, listRecordsEndpoint } from './endpoints'
export type { Entry } from './records'
export { retentionDays } from './retention'
export { enterVisitor, findVisitor, forgetVisitor } from './visitor'
export type { Visitor } from './visitor'
