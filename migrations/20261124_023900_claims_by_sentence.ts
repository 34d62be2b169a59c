import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A text of an entry that lists its references was one claim, whatever its length; each of its sentences is one now. What
// was said about the text holds for its sentences. The claim of the whole text stays, and stands nowhere.

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

type Part = { claim: number; n: number; sentence: string }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A row of a table of treatments is one claim with dots between its cells.
  const { rows } = await db.execute<{ id: number; statement: string }>(
    sql`SELECT id, statement FROM claims WHERE statement ~ '[.!?…]\\S*\\s' AND strpos(statement, ' · ') = 0`,
  )
  const parts = rows.flatMap(({ id, statement }): Part[] => {
    const sentences = [...segmenter.segment(statement)].map(({ segment }) => segment.trim())
    return sentences.length > 1 ? sentences.map((sentence, index) => ({ claim: id, n: index + 1, sentence })) : []
  })
  if (parts.length === 0) return
  const part = sql`(
    SELECT part.*, encode(sha256(convert_to(part.sentence || E'\\n' || source.key, 'UTF8')), 'hex') AS hash
    FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS part (claim int, n int, sentence text)
    JOIN claims ON claims.id = part.claim JOIN "references" source ON source.id = claims.reference_id
  )`
  await db.execute(sql`
    INSERT INTO claims (hash, statement, reference_id, source, locator, stands_in, href, places, on_site, state, overdue,
      next_due, checked_by, checked_by_id, checked_on, signed_by, signed_by_id, signed_on, withdrawn_on, withdrawn_why)
    SELECT DISTINCT ON (part.hash) part.hash, part.sentence, reference_id, source, locator, stands_in, href, 0, false,
      state, overdue, next_due, checked_by, checked_by_id, checked_on, signed_by, signed_by_id, signed_on, withdrawn_on,
      withdrawn_why
    FROM ${part} AS part JOIN claims ON claims.id = part.claim
    ORDER BY part.hash, withdrawn_on NULLS LAST, on_site DESC NULLS LAST ON CONFLICT (hash) DO NOTHING
  `)
  // Below zero there is room between two places, and none is taken.
  await db.execute(sql`UPDATE claim_places SET position = -1000 * position`)
  await db.execute(sql`
    INSERT INTO claim_places (collection, document_id, position, claim_id, path, locator, title, href)
    SELECT place.collection, place.document_id, place.position - part.n, claims.id, place.path, place.locator,
      place.title, place.href
    FROM claim_places place JOIN ${part} AS part ON part.claim = place.claim_id JOIN claims ON claims.hash = part.hash
  `)
  await db.execute(sql`DELETE FROM claim_places USING ${part} AS part WHERE claim_id = part.claim`)
  await db.execute(sql`
    UPDATE claim_places place SET position = ordered.n
    FROM (
      SELECT collection, document_id, position,
        row_number() OVER (PARTITION BY collection, document_id ORDER BY position DESC)::int AS n
      FROM claim_places
    ) ordered
    WHERE (place.collection, place.document_id, place.position) =
      (ordered.collection, ordered.document_id, ordered.position)
  `)
  await db.execute(sql`
    UPDATE claims SET places = counted.places, on_site = counted.places > 0
    FROM (
      SELECT claims.id, count(place.claim_id) AS places
      FROM claims LEFT JOIN claim_places place ON place.claim_id = claims.id GROUP BY claims.id
    ) counted
    WHERE claims.id = counted.id AND (claims.places, claims.on_site) IS DISTINCT FROM (counted.places, counted.places > 0)
  `)
}

/** The claims of whole texts are still there: the next publishing of an entry finds them again. */
export async function down(): Promise<void> {}
