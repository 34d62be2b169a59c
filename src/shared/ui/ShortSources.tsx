import { beginningOf, checksInWords, dayInWords, noticeInWords, type ReportTexts } from '@/shared/evidence/claimWords'
import type { PublicationStatus } from '@/shared/evidence/claimStates'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import { typeset } from '@/shared/lib/typeset'

import { ExternalTitle } from './ExternalTitle'
import { SentencesToReport, type ReportableSentence } from './SentencesToReport'

/** A publication in small print. */
export type ShortSource = {
  title: string
  cited: string
  finding: string
  url: string | null
  /** Where in it the text found what it says: "table 2". */
  places?: string[]
  /** That it was not opened here, or only in its abstract. */
  extent?: string
  /** That it was retracted or superseded; null while it stands. */
  standing?: string | null
  /** Whether, by whom and when what rests on it was checked. */
  checked?: string
  /** What readers have to know of single sentences that rest on it. */
  notices?: string[]
  /** What rests on it and can be reported, unless a source before it in the list already has it. */
  sentences?: ReportableSentence[]
  /** What is pressed to report them. */
  report?: ReportTexts
}

/** The fields of a reference that small print needs. */
export type Publication = {
  authors: string
  year?: number | null
  title: string
  finding: string
  locator?: string | null
  notOpened?: boolean | null
  abstractOnly?: boolean | null
  doi?: string | null
  url?: string | null
  status?: PublicationStatus | null
  statusSince?: string | null
}

/** The same fields for Payload's `populate` and `select`. */
export const publicationFields = {
  authors: true,
  year: true,
  title: true,
  finding: true,
  locator: true,
  notOpened: true,
  abstractOnly: true,
  doi: true,
  url: true,
  status: true,
  statusSince: true,
} as const

/** The URL of a publication: its DOI, else its own URL. */
export const publicationUrl = ({ doi, url }: Pick<Publication, 'doi' | 'url'>): string | null =>
  doi ? `https://doi.org/${doi}` : (url ?? null)

/** Where to look in a publication, and that it was not read as a whole; empty where there is nothing to say. */
export const placesInWords = (places: readonly string[], extent: string | null = null): string =>
  [places.length > 0 && `Where it says so: ${places.join('; ')}.`, extent].filter(Boolean).join(' ')

/** What readers are told of a publication that was not read as a whole; null of any other. */
export function extentInWords({ notOpened, abstractOnly }: Pick<Publication, 'notOpened' | 'abstractOnly'>) {
  if (notOpened) return 'We have not opened the publication itself.'
  return abstractOnly ? 'We have read only its abstract.' : null
}

/** What readers are told of a publication that no longer stands; null of any other. */
export function standingInWords({ status, statusSince }: Pick<Publication, 'status' | 'statusSince'>): string | null {
  if (!status || status === 'current') return null
  const since = statusSince ? ` since ${dayInWords(statusSince)}` : ''
  const what = status === 'retracted' ? 'Retracted' : 'Superseded by a newer one'
  return `${what}${since}. What rests on it is being looked at again.`
}

/** A publication as small print shows it. */
export function toShortSource(publication: Publication): ShortSource {
  const { authors, year, title, finding, locator, doi, url } = publication
  const standing = standingInWords(publication)
  const extent = extentInWords(publication)
  return {
    title: typeset(title),
    cited: year ? `${authors} (${year})` : authors,
    finding: typeset(finding),
    url: publicationUrl({ doi, url }),
    ...(locator && { places: [locator] }),
    ...(extent && { extent }),
    ...(standing && { standing }),
  }
}

/** What the ledger knows of the sentences that rest on a source. That the source itself fell is said once, beside it. */
function toChecks(claims: readonly PlacedClaim[]): Pick<ShortSource, 'places' | 'checked' | 'notices'> {
  const checked = checksInWords(claims)
  const places = [...new Set(claims.flatMap(({ locator }) => locator || []))]
  const notices = claims.flatMap((claim) => {
    const notice = noticeInWords({ ...claim, standing: 'current' })
    return notice ? [`“${typeset(beginningOf(claim.statement))}” ${notice}`] : []
  })
  return {
    ...(places.length > 0 && { places }),
    ...(checked && { checked }),
    ...(notices.length > 0 && { notices: [...new Set(notices)] }),
  }
}

/**
 * The populated publications of a relationship.
 * @param claims of the text whose sources they are (`claimsByDocument`)
 */
export function toShortSources(
  relations: readonly (number | (Publication & { id?: number }))[] | null | undefined,
  claims: readonly PlacedClaim[] = [],
): ShortSource[] {
  const named = new Set<string>()
  return (relations ?? []).flatMap((relation) => {
    if (typeof relation !== 'object' || relation === null) return []
    const own = claims.filter(({ reference }) => reference === relation.id)
    const sentences = own.flatMap(({ id, statement }) => {
      if (named.has(statement)) return []
      named.add(statement)
      return [{ claim: id, begins: typeset(beginningOf(statement)) }]
    })
    return [
      {
        ...toShortSource(relation),
        ...toChecks(own),
        ...(sentences.length > 0 && { sentences, report: own[0]!.report }),
      },
    ]
  })
}

type ShortSourcesProps = {
  sources: readonly ShortSource[]
  /** Whether the text cites them by number. */
  numbered?: boolean
  /** What names the list on a page with several, for a text that cites it by number (`CitedText`). */
  under?: string
  /** Whether the sentences to report are folded; where the list itself had to be opened they are not. */
  folded?: boolean
}

/** The sources of a text, in small print. The heading is the caller's. */
export function ShortSources({ sources, under, numbered = Boolean(under), folded = false }: ShortSourcesProps) {
  if (sources.length === 0) return null
  const List = numbered ? 'ol' : 'ul'
  const sentences = sources.flatMap((source) => source.sentences ?? [])
  // Said once where it is so of all, else beside each.
  const [{ checked: ofFirst }] = sources as [ShortSource]
  const ofAll = sources.length > 1 && sources.every(({ checked }) => checked === ofFirst) ? ofFirst : undefined
  return (
    <div className="max-w-measure text-sm">
      <List className={`space-y-3 ${numbered ? 'list-decimal pl-6' : ''}`}>
        {sources.map(({ cited, title, finding, url, places = [], extent, standing, checked, notices = [] }, index) => (
          <li
            key={index}
            {...(numbered && { id: `${under ? `${under}-` : ''}source-${index + 1}`, tabIndex: -1 })}
            className="break-inside-avoid target:bg-leaf"
          >
            {cited}
            {/[.)]$/.test(cited) ? ' ' : '. '}
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer external" className="print:text-ink">
                <ExternalTitle title={title} size={13} />
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
            <span className="block text-soft-ink">{placesInWords(places, extent)}</span>
            {checked && checked !== ofAll && <span className="block text-soft-ink">{checked}</span>}
          </li>
        ))}
      </List>
      {ofAll && <p className="mt-3 text-soft-ink">{ofAll}</p>}
      <SentencesToReport texts={sources.find(({ report }) => report)?.report} sentences={sentences} folded={folded} />
    </div>
  )
}
