import 'server-only'

import { poolOf } from '@/shared/database'
import { cached } from '@/shared/server/cached'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { payloadClient } from '@/shared/server/payloadClient'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { typeset } from '@/shared/lib/typeset'
import type { PageTexts } from '@/shared/lib/pageTexts'
import { extentInWords, placesInWords, publicationUrl } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'
import type { Reference } from '@/payload-types'

import { checkingTexts } from '../content/checkingTexts'
import { correctionsTexts } from '../content/correctionsTexts'
import { toCheckItem, type CheckedText, type FeedItem } from './feed'

export type CheckingTexts = PageTexts<typeof checkingTexts>

/** The words of How We Check. */
export const getCheckingTexts = pageTextsQuery(slugs.checkingPage, checkingTexts)

export type CorrectionsTexts = PageTexts<typeof correctionsTexts>

/** The words of Corrections. */
export const getCorrectionsTexts = pageTextsQuery(slugs.correctionsPage, correctionsTexts)

/** How many claims are on the site, how many say where in their source to look, and what was said of them; sources that were opened, and how many of these only in their abstract. */
export type Figures = Record<
  | 'claims'
  | 'placed'
  | 'unchecked'
  | 'checked'
  | 'signed'
  | 'due'
  | 'expired'
  | 'withdrawn'
  | 'sources'
  | 'opened'
  | 'abstracts'
  | 'fallen',
  number
> & {
  /** Whether the site settings let an author publish without a second person. */
  alone: boolean
}

const findFigures = cached(
  'evidence-figures',
  [slugs.claims, slugs.references, slugs.siteSettings],
  async (): Promise<Figures> => {
    const { rows } = await poolOf(await payloadClient()).query<Figures>(`
    SELECT count(*)::int AS claims,
      count(*) FILTER (WHERE claims.locator <> '')::int AS placed,
      count(*) FILTER (WHERE state = 'unchecked')::int AS unchecked,
      count(*) FILTER (WHERE state = 'checked')::int AS checked,
      count(*) FILTER (WHERE state = 'signed')::int AS signed,
      count(*) FILTER (WHERE state = 'due')::int AS due,
      count(*) FILTER (WHERE state = 'expired')::int AS expired,
      count(*) FILTER (WHERE state = 'withdrawn')::int AS withdrawn,
      count(DISTINCT source.id)::int AS sources,
      (count(DISTINCT source.id) FILTER (WHERE source.not_opened IS NOT TRUE))::int AS opened,
      (count(DISTINCT source.id) FILTER (WHERE source.not_opened IS NOT TRUE AND source.abstract_only))::int AS abstracts,
      (count(DISTINCT source.id) FILTER (WHERE source.status <> 'current'))::int AS fallen,
      coalesce((SELECT second_person IS FALSE FROM site_settings LIMIT 1), false) AS alone
    FROM claims JOIN "references" source ON source.id = claims.reference_id WHERE on_site
  `)
    return rows[0]!
  },
)

/** Null while the figures cannot be read. */
export const getFigures = (): Promise<Figures | null> => findFigures()

/** A correction as readers see it; `day` is an ISO date. */
export type CorrectionView = {
  id: number
  day: string
  standsIn: string
  href: string
  before: string
  after: string
  why: string
  /** `place` is where in it to look, and how much of it was read. */
  sources: { name: string; url: string | null; place: string }[]
  /** Whether a release of the site put it right, and no editor here. */
  isOfRelease: boolean
}

/** Where each page says that its sentences stand in a source, by page and source. */
async function citedPlaces(payload: Awaited<ReturnType<typeof payloadClient>>) {
  const { rows } = await poolOf(payload).query<{ href: string; reference: number; places: string[] }>(`
    SELECT place.href, claims.reference_id::int AS reference, array_agg(DISTINCT place.locator) AS places
    FROM claim_places place JOIN claims ON claims.id = place.claim_id
    WHERE place.locator <> '' AND place.href IN (SELECT href FROM corrections) GROUP BY 1, 2
  `)
  return new Map(rows.map(({ href, reference, places }) => [`${reference} ${href}`, places]))
}

const findCorrections = cached(
  'corrections',
  [slugs.corrections, slugs.references, slugs.claims],
  async (): Promise<CorrectionView[]> => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: slugs.corrections,
      sort: '-day',
      limit: 500,
      depth: 1,
      overrideAccess: false,
    })
    const places = await citedPlaces(payload)
    const placeOf = (source: Reference, href: string) =>
      placesInWords(
        places.get(`${source.id} ${href}`) ?? (source.locator ? [source.locator] : []),
        extentInWords(source),
      )
    return docs.map(({ id, day, standsIn, href, before, after, why, references, key }) => ({
      id,
      day,
      standsIn: typeset(withoutMarks(standsIn)),
      href,
      before: typeset(withoutMarks(before)),
      after: typeset(withoutMarks(after)),
      why: typeset(why),
      sources: (references ?? []).flatMap((one) =>
        typeof one === 'number'
          ? []
          : [{ name: typeset(one.title), url: publicationUrl(one), place: placeOf(one, href) }],
      ),
      isOfRelease: Boolean(key),
    }))
  },
)

/** The newest 500 corrections, newest first. */
export const getCorrections = async (): Promise<CorrectionView[]> => (await findCorrections()) ?? []

const findChecks = cached('evidence-checks', [slugs.claims], async (): Promise<FeedItem[]> => {
  const { rows } = await poolOf(await payloadClient()).query<CheckedText>(`
    SELECT to_char(checked_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, stands_in AS title, href, checked_by AS by,
      count(*)::int AS count
    FROM claims WHERE on_site AND checked_on IS NOT NULL
    GROUP BY 1, 2, 3, 4 ORDER BY 1 DESC, 2 LIMIT 50
  `)
  return rows.map(toCheckItem)
})

/** Which texts were checked last, by whom. */
export const getChecks = async (): Promise<FeedItem[]> => (await findChecks()) ?? []
