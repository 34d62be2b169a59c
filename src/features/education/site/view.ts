import type { EducationModule, Media, Reference } from '@/payload-types'
import { beginningOf, checkInWords, noticeInWords, type ReportTexts } from '@/shared/evidence/claimWords'
import { withClaimNotices } from '@/shared/evidence/claimNotices'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import { omitRetold, retoldNotice, statementsOf, type ClaimStatements } from '@/shared/evidence/retoldClaims'
import { byUrgency, toRedFlag, type RedFlag } from '@/shared/lib/redFlags'
import { typeset } from '@/shared/lib/typeset'
import { toSharedPicture, type SharedPicture } from '@/shared/lib/sharedPicture'
import { extentInWords, publicationUrl, standingInWords } from '@/shared/ui/ShortSources'

import type { LibraryTexts } from '../content/libraryTexts'
import type { ReaderTexts } from '../content/readerTexts'
import { type Category, findCategory } from '../domain/categories'
import { drawingOf } from '../domain/moduleDrawings'
import type { NamedRoute } from '../domain/routes'
import { citedPlaces, citedReferenceIds, numberReferences } from '@/shared/lib/citations'

/** The words around a module, with what the library calls the states of a reading. */
export type ReaderWords = ReaderTexts & Pick<LibraryTexts, 'notStarted' | 'inProgress' | 'done'>

/** A route as the library offers it. */
export type RouteChoiceView = Pick<NamedRoute, 'key' | 'label' | 'first'>

/** A module as a card. `duration` is in minutes, null for self-paced. */
export type CardView = {
  slug: string
  title: string
  description: string
  category: Category
  duration: number | null
  /** "Nov 2026", or null when not reviewed. */
  reviewed: string | null
  /** The id of its drawing. */
  drawing: string
}

/** A source as listed below a module. */
export type SourceView = {
  id: number
  number: number
  /** Whether the text cites it; otherwise it is further reading. */
  cited: boolean
  authors: string
  year: number | null
  title: string
  source: string
  /** The kind of publication: "Randomized trial", "Cohort study"… */
  kind: string
  finding: string
  /** Where in it the text found what it says: "table 2"; where no citation says so, the reference's own place. */
  places: string[]
  /** That it was not opened here, or only in its abstract. */
  extent: string | null
  url: string | null
  /** That it was retracted or superseded; null while it stands. */
  standing: string | null
  claims: ClaimView[]
}

/** A sentence that rests on a source: how it begins, who checked it, and what to know before trusting it. */
export type ClaimView = {
  id: number
  begins: string
  check: string
  notice: string | null
  /** What its reader presses who doubts it. */
  report: ReportTexts
}

/** A whole module, for its page and its dialog. */
export type ModuleView = CardView & {
  categoryLabel: string
  content: EducationModule['content'] | null
  keyInsight: string
  /** What readers have to know of a sentence of these that says again what no longer stands; null for most. */
  notices: { description: string | null; keyInsight: string | null }
  redFlags: RedFlag[]
  sources: SourceView[]
  related: Pick<CardView, 'slug' | 'title' | 'duration'>[]
  reviewedBy: string | null
  reviewedOn: string | null
  /** ISO date: 2026-11-21. */
  reviewedDay: string | null
  changedDay: string | null
  nextReviewDue: string | null
  /** When two had read the last of the sentences that are newer than the review; null where none is. */
  sentencesReadOn: string | null
  /** Whether somebody else than the author checked these words before they were published; null where nobody says. */
  secondReader: string | null
  picture: Media | null
  /** For search engines and link previews. */
  metadata: { title: string; description: string; picture: SharedPicture | null }
}

const kindNames: Record<Reference['kind'], string> = {
  guideline: 'Guideline',
  'position-statement': 'Position statement',
  'systematic-review': 'Systematic review',
  rct: 'Randomized trial',
  cohort: 'Cohort study',
  'official-page': 'Official page',
  book: 'Book',
}

// Date-only fields are stored as noon or midnight UTC, so UTC formatting yields the day the editor chose.
const formatDate = (date: string | null | undefined, options: Intl.DateTimeFormatOptions) =>
  date ? new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' }) : null

/** A relation is an id, a document or null; only a populated document can be shown. */
const populated = <Doc extends object>(relations: (number | Doc | null)[] | null | undefined): Doc[] =>
  (relations ?? []).filter((relation): relation is Doc => typeof relation === 'object' && relation !== null)

type CardSource = Pick<EducationModule, 'slug' | 'title' | 'description' | 'category' | 'duration' | 'reviewedOn'>

/**
 * Shapes a module for its card. A draft may lack required fields.
 * @param statements of its claims, where one no longer stands: a card bears no mark, so what says it again is left out
 */
export function toCardView(doc: CardSource, statements?: ClaimStatements): CardView {
  const { slug, title, description, category, duration, reviewedOn } = doc
  return {
    slug: slug ?? '',
    title: typeset(title ?? ''),
    description: typeset(statements ? omitRetold(description ?? '', statements) : (description ?? '')),
    category,
    duration: duration ?? null,
    reviewed: formatDate(reviewedOn, { month: 'short', year: 'numeric' }),
    drawing: drawingOf({ slug: slug ?? '', category }),
  }
}

const kindOf = ({ design, kind, status }: Reference): string => {
  const name = design ? design.charAt(0).toUpperCase() + design.slice(1) : kindNames[kind]
  return status === 'superseded' || status === 'retracted' ? `${name}, ${status}` : name
}

const toClaimView = (claim: PlacedClaim): ClaimView => ({
  id: claim.id,
  begins: typeset(beginningOf(claim.statement)),
  check: checkInWords(claim),
  notice: noticeInWords(claim),
  report: claim.report,
})

type SourceContext = { number: number; cited: boolean; places: string[]; claims: ClaimView[] }

function toSourceView(doc: Reference, { number, cited, places, claims }: SourceContext): SourceView {
  return {
    id: doc.id,
    number,
    cited,
    authors: doc.authors,
    year: doc.year ?? null,
    title: typeset(doc.title),
    source: typeset(doc.source),
    kind: kindOf(doc),
    finding: typeset(doc.finding),
    places,
    extent: extentInWords(doc),
    url: publicationUrl(doc),
    standing: standingInWords(doc),
    claims,
  }
}

/** Each claim once, however often the text says it. */
const claimsOn = (claims: readonly PlacedClaim[], reference: number): ClaimView[] =>
  [...new Map(claims.filter((claim) => claim.reference === reference).map((claim) => [claim.id, claim])).values()].map(
    toClaimView,
  )

const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** What readers are told of the second pair of eyes; nothing of what came with the site. */
function secondReaderOf({ secondCheckOn, publishedAlone }: EducationModule): string | null {
  if (secondCheckOn) return `Checked these words on ${formatDate(secondCheckOn, longDate)}`
  return publishedAlone ? 'None: their author published them alone' : null
}

/** Shapes a module for reading: numbered sources, and only populated relations. */
export function toModuleView(doc: EducationModule, claims: readonly PlacedClaim[] = []): ModuleView {
  const references = populated(doc.references)
  const listed = references.map(({ id }) => id)
  // A draft may cite a reference that is not in its list yet, so such citations have no target.
  const cited = citedReferenceIds(doc.content?.root).filter((id) => listed.includes(id))
  const numbers = numberReferences(cited, listed)
  const places = citedPlaces(doc.content?.root)
  const statements = statementsOf(claims)
  const noticeOf = (text: string | null | undefined) => retoldNotice(text ?? '', claims, statements)
  return {
    ...toCardView(doc),
    categoryLabel: findCategory(doc.category)?.label ?? '',
    content: doc.content ? withClaimNotices(doc.content, claims) : null,
    keyInsight: typeset(doc.keyInsight ?? ''),
    notices: { description: noticeOf(doc.description), keyInsight: noticeOf(doc.keyInsight) },
    redFlags: byUrgency(populated(doc.redFlags).map(toRedFlag)),
    sources: references
      .map((reference) => {
        const { id } = reference
        return toSourceView(reference, {
          number: numbers.get(id)!,
          cited: cited.includes(id),
          places: places.get(id) ?? (reference.locator ? [reference.locator] : []),
          claims: claimsOn(claims, id),
        })
      })
      .sort((a, b) => a.number - b.number),
    related: populated(doc.relatedModules)
      .filter(({ slug, title }) => slug && title)
      .map(({ slug, title, duration }) => ({ slug, title: typeset(title), duration: duration ?? null })),
    reviewedBy: doc.reviewedBy ?? null,
    reviewedOn: formatDate(doc.reviewedOn, longDate),
    reviewedDay: doc.reviewedOn?.slice(0, 10) ?? null,
    changedDay: doc.updatedAt?.slice(0, 10) ?? null,
    nextReviewDue: formatDate(doc.nextReviewDue, longDate),
    sentencesReadOn: doc.reviewedBy ? formatDate(doc.sentencesReadOn, longDate) : null,
    secondReader: secondReaderOf(doc),
    picture: typeof doc.picture === 'object' ? doc.picture : null,
    metadata: {
      title: typeset(doc.seo?.title || doc.title || ''),
      description: typeset(omitRetold(doc.seo?.description || doc.description || '', statements)),
      picture: toSharedPicture(doc.seo?.picture) ?? toSharedPicture(doc.picture),
    },
  }
}

/** The caption above a module's title. */
export const moduleCaption = (
  { categoryLabel, duration }: Pick<ModuleView, 'categoryLabel' | 'duration'>,
  texts: ReaderTexts,
) => [categoryLabel, durationInWords(duration, texts)].filter(Boolean).join(' · ')

/** How long a module takes, in an editor's words. */
export const durationInWords = (minutes: number | null, texts: Pick<ReaderTexts, 'minutes' | 'selfPaced'>) =>
  minutes ? `${minutes} ${texts.minutes}` : texts.selfPaced
