/** The box beside a text where it is checked, as a field of its form and as its heading. */
export const [deskField, deskLabel] = ['desk', 'On its way to the site'] as const

/** What people say of one version of a text on its way to the site. */
export const workflowActs = [
  { value: 'asked', label: 'Asked for a check' },
  { value: 'fact', label: 'Checked the facts' },
  { value: 'clinical', label: 'Checked it clinically' },
  { value: 'sent-back', label: 'Sent it back' },
  { value: 'published', label: 'Published it' },
] as const

export type WorkflowAct = (typeof workflowActs)[number]['value']

export const checkKinds = ['fact', 'clinical'] as const
export type CheckKind = (typeof checkKinds)[number]

/** Something said of the version with this digest; oldest first in lists. */
export type ReviewEntry = { act: WorkflowAct; byId: number; digest: string }

/** Where a version stands. */
export type Stage = 'draft' | 'sent-back' | 'fact' | 'claims' | 'clinical' | 'approved' | 'published'

export const stageNames: Record<Stage, string> = {
  draft: 'Draft',
  'sent-back': 'Sent back',
  fact: 'Waits for a fact check',
  claims: 'Waits for the signatures of what changed',
  clinical: 'Waits for a clinical check',
  approved: 'Approved',
  published: 'Published as it stands here',
}

/** What a version may still need of people before it is published. */
export const needs = ['fact', 'claims', 'clinical', 'another'] as const

export const needNames: Record<(typeof needs)[number], string> = {
  fact: 'a fact check by somebody else than its author',
  claims: 'two people who read the changed sentences in their sources, one of them not its author',
  clinical: 'a clinical check by a reviewer',
  another: 'somebody else than its author to publish it',
}

type Version = {
  digest: string
  /** The account that changed the words last; null for what came with the site. */
  author: number | null
  /** The checks that a version needs here; none where nobody else has an account. */
  needs: readonly CheckKind[]
  /**
   * Where nothing but cited sentences changed: whether those are approved, which is the fact check then; and whether the
   * author has read each in its source, which asks for the second reading.
   */
  byClaims?: { isApproved: boolean; isReadByAuthor: boolean } | null
}

/** What was said of this very version since it was last sent back. */
const standing = (said: readonly ReviewEntry[], digest: string): readonly ReviewEntry[] => {
  const own = said.filter((one) => one.digest === digest)
  return own.slice(own.findLastIndex(({ act }) => act === 'sent-back') + 1)
}

/** The checks that are still missing; an author's check of the author's own words is none. */
export const missingChecks = (
  said: readonly ReviewEntry[],
  { digest, author, needs, byClaims }: Version,
): CheckKind[] =>
  needs.filter(
    (kind) =>
      !(kind === 'fact' && byClaims?.isApproved) &&
      !standing(said, digest).some(({ act, byId }) => act === kind && byId !== author),
  )

/** @param isPublic whether visitors see these words now */
export function stageOf(said: readonly ReviewEntry[], version: Version, isPublic: boolean): Stage {
  if (isPublic) return 'published'
  const missing = missingChecks(said, version)
  const own = said.filter(({ digest }) => digest === version.digest)
  if (own.at(-1)?.act === 'sent-back') return 'sent-back'
  if (own.length === 0 && missing.length > 0 && !version.byClaims?.isReadByAuthor) return 'draft'
  if (missing[0] === 'fact' && version.byClaims) return 'claims'
  return missing[0] ?? 'approved'
}
