import { slugs } from '@/slugs'

type Slug = (typeof slugs)[keyof typeof slugs]

/**
 * What belongs to an installation, not to its content: accounts and what they did, people's addresses and gifts, and the
 * ledger, which each installation finds in its own texts. Whatever is not named here is content: a new collection with
 * personal data is added to this list.
 */
const staysHere: readonly Slug[] = [
  slugs.users,
  slugs.auditTrail,
  slugs.approvals,
  slugs.textChecks,
  slugs.factReasons,
  slugs.comments,
  slugs.claims,
  slugs.claimReports,
  slugs.donations,
  slugs.influencers,
  slugs.invitationBatches,
  slugs.campaigns,
]

/** Payload's own collection of the folders that pictures lie in. */
const pictureFolders = 'payload-folders'

const content: ReadonlySet<string> = new Set([
  pictureFolders,
  ...Object.values(slugs).filter((slug) => !staysHere.includes(slug)),
])

/** Whether a collection or global belongs into an archive of content. */
export const isContent = (slug: string): boolean => content.has(slug)

/** `custom` of a field that says what accounts of this installation did with a text: it is no part of its content. */
export const staysWithAccounts = { staysWithAccounts: true } as const
