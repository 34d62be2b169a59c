import { beginningOf, checksInWords, dayInWords, noticeInWords } from '@/shared/evidence/claimWords'
import type { Standing } from '@/shared/evidence/claimStates'
import type { PlacedClaim } from '@/shared/evidence/readClaims'

import { ExternalIcon } from './art/icons'

/** A publication in small print. */
export type ShortSource = {
  title: string
  cited: string
  finding: string
  url: string | null
  /** That it was retracted or superseded; null while it stands. */
  standing?: string | null
  /** Whether, by whom and when what rests on it was checked. */
  checked?: string
  /** What readers have to know of single sentences that rest on it. */
  notices?: string[]
}

/** The fields of a reference that small print needs. */
export type Publication = {
  authors: string
  year?: number | null
  title: string
  finding: string
  doi?: string | null
  url?: string | null
  status?: Standing | null
  statusSince?: string | null
}

/** The same fields for Payload's `populate` and `select`. */
export const publicationFields = {
  authors: true,
  year: true,
  title: true,
  finding: true,
  doi: true,
  url: true,
  status: true,
  statusSince: true,
} as const

/** The URL of a publication: its DOI, else its own URL. */
export const publicationUrl = ({ doi, url }: Pick<Publication, 'doi' | 'url'>): string | null =>
  doi ? `https://doi.org/${doi}` : (url ?? null)

/** What readers are told of a publication that no longer stands; null of any other. */
export function standingInWords({ status, statusSince }: Pick<Publication, 'status' | 'statusSince'>): string | null {
  if (!status || status === 'current') return null
  const since = statusSince ? ` since ${dayInWords(statusSince)}` : ''
  const what = status === 'retracted' ? 'Retracted' : 'Superseded by a newer one'
  return `${what}${since}. What rests on it is being looked at again.`
}

export function toShortSource(publication: Publication): ShortSource {
  const { authors, year, title, finding, doi, url } = publication
  const standing = standingInWords(publication)
  return {
    title,
    cited: year ? `${authors} (${year})` : authors,
    finding,
    url: publicationUrl({ doi, url }),
    ...(standing && { standing }),
  }
}

/** What the ledger knows of the sentences that rest on a source. That the source itself fell is said once, beside it. */
function toChecks(claims: readonly PlacedClaim[]): Pick<ShortSource, 'checked' | 'notices'> {
  const checked = checksInWords(claims)
  const notices = claims.flatMap((claim) => {
    const notice = noticeInWords({ ...claim, standing: 'current' })
    return notice ? [`“${beginningOf(claim.statement)}” ${notice}`] : []
  })
  return { ...(checked && { checked }), ...(notices.length > 0 && { notices: [...new Set(notices)] }) }
}

/**
 * The populated publications of a relationship.
 * @param claims of the text whose sources they are (`claimsByDocument`)
 */
export function toShortSources(
  relations: readonly (number | (Publication & { id?: number }))[] | null | undefined,
  claims: readonly PlacedClaim[] = [],
): ShortSource[] {
  return (relations ?? []).flatMap((relation) =>
    typeof relation === 'object' && relation !== null
      ? [{ ...toShortSource(relation), ...toChecks(claims.filter(({ reference }) => reference === relation.id)) }]
      : [],
  )
}

type ShortSourcesProps = {
  sources: readonly ShortSource[]
  /** Whether the text cites them by number. */
  numbered?: boolean
}

/** The sources of a text, in small print. The heading is the caller's. */
export function ShortSources({ sources, numbered = false }: ShortSourcesProps) {
  if (sources.length === 0) return null
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`space-y-3 text-sm ${numbered ? 'list-decimal pl-6' : ''}`}>
      {sources.map(({ cited, title, finding, url, standing, checked, notices = [] }, index) => (
        <li
          key={title}
          {...(numbered && { id: `source-${index + 1}`, tabIndex: -1 })}
          className="break-inside-avoid target:bg-leaf"
        >
          {cited}
          {/[.)]$/.test(cited) ? ' ' : '. '}
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer external" className="print:text-ink">
              {title}
              <ExternalIcon size={13} className="ml-1 inline align-[-0.1em] print:hidden" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <cite className="not-italic">{title}</cite>
          )}
          {standing && <strong className="block text-rose">{standing}</strong>}
          {notices.map((notice) => (
            <span key={notice} className="block text-rose">
              {notice}
            </span>
          ))}
          <span className="block text-soft-ink">{finding}</span>
          {checked && <span className="block text-soft-ink">{checked}</span>}
        </li>
      ))}
    </List>
  )
}
