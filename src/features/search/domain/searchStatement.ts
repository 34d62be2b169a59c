import { searchTerms, wordsOf } from '@/shared/lib/synonyms'

/** How many results a search answers at most. */
export const mostResults = 20

/** What a word that may still be typed weighs beside one that is whole. */
const unfinishedWeight = 0.4

/**
 * Best first. What stands in title, keywords and summary is ranked (title 1, keywords 0.6, summary 0.4). Only when that
 * does not fill the answer, what stands in the texts counts too, a little and unranked: reading the long texts of a
 * thousand hits would take far longer than finding them. The rarer a term, the more it says; a document that answers to
 * more of the terms stands higher.
 */
const statement = `
  WITH terms AS (
    SELECT n, query, weight FROM (
      SELECT n, to_tsquery('english', q) AS query, weight
      FROM unnest($1::text[], $2::float4[]) WITH ORDINALITY AS t(q, weight, n)
    ) t WHERE numnode(query) > 0
  ), heads AS MATERIALIZED (
    SELECT n, d.id, 0.05 + ts_rank('{0.1, 0.4, 0.6, 1}', d.head, query, 1) AS rank
    FROM terms JOIN search_documents d ON d.head @@ query
  ), hits AS MATERIALIZED (
    SELECT * FROM heads
    UNION ALL
    SELECT n, d.id, 0.02 FROM terms JOIN search_documents d ON d.text @@ query
    WHERE (SELECT count(DISTINCT id) FROM heads) < ${mostResults}
  ), weights AS (
    SELECT n, terms.weight / ln(2 + count(*)) AS weight FROM terms JOIN hits USING (n) GROUP BY n, terms.weight
  ), best AS (
    SELECT id, sum(rank * weight) * count(DISTINCT n) AS score FROM hits JOIN weights USING (n) GROUP BY id
    ORDER BY score DESC, id LIMIT ${mostResults}
  )
  SELECT kind, title, summary, href FROM best JOIN search_documents USING (id) ORDER BY score DESC, id
`

const quoted = (word: string) => `'${word.replaceAll('%', '')}'`

/**
 * The query that answers a search, with its values; null when there is nothing to look for. Any text is safe in it:
 * only its letters and digits are kept. The last word is also looked for by its beginning, for it may still be typed.
 */
export function searchStatement(search: string): { name: string; text: string; values: [string[], number[]] } | null {
  const words = wordsOf(search)
  const last = words.at(-1)
  if (!last || words.join('').length < 2) return null
  const named = searchTerms(search)
  // Where only words of little meaning were written, they are all there is.
  const terms = named.length > 0 ? named : words.map(quoted)
  const unfinished = last.length > 1 && !/\s$/.test(search) ? [`${quoted(last)}:*`] : []
  return {
    name: 'search_documents',
    text: statement,
    values: [
      [...terms, ...unfinished],
      [...terms.map(() => 1), ...unfinished.map(() => unfinishedWeight)],
    ],
  }
}
