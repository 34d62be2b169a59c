import { classifyStatement, type StatementKind } from './statementKinds'

/** Who says that there is nothing to ask, */
const saysOnly =
  /\bno (?:questions?|problems?|complaints?)(?: \w+)? (?:today|really|this time|at all|for you|for once)\b|\b(?:only|just) (?:wanted|want|needed|popping in|writing|here) to (?:say|tell|let you know|share)\b|\bthought you['’]?d (?:like|enjoy|want)\b/i
/** and tells of something glad. */
const gladKinds: ReadonlySet<StatementKind> = new Set([
  'thanks',
  'good news',
  'laughter',
  'kindness',
  'milestone',
  'relief',
  'better',
  'retiring',
])
/** “No question today, I only wanted to say that I danced till one”: told, whatever complaint is named in it. */
export const tellsOnlyGladly = (message: string): boolean =>
  saysOnly.test(message) && gladKinds.has(classifyStatement(message))
