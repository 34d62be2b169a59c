import { z } from 'zod'

import { getEnv } from '@/shared/env'

const timeoutMs = 8_000

/** Where a publication is looked up: Crossref knows DOIs, PubMed its own numbers. */
export type Identifier = { doi: string } | { pmid: string }

/** What the two say of a publication. */
export type Publication = {
  /** As printed: "Avis NE, Crawford SL, et al." */
  authors: string
  year: number | null
  title: string
  /** The journal, or whoever published it. */
  source: string
  doi: string | null
  /** What kind of study it says it is: "Randomized Controlled Trial", "journal-article". */
  types: string[]
  isRetracted: boolean
}

/** It could not be asked, or did not answer as agreed. */
export class BibliographyError extends Error {
  override name = 'BibliographyError'
}

/** Names after which a list says "et al." */
const maxAuthors = 6

const listed = (names: readonly string[]): string =>
  names.length > maxAuthors ? `${names.slice(0, 3).join(', ')}, et al.` : names.join(', ')

/** Titles come with tags and line breaks. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]{0,100}>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim()

async function ask(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', 'user-agent': `PowerYears/1.0 (+${getEnv().SITE_URL})` },
    })
    if (answer.status === 404) return null
    if (!answer.ok) throw new BibliographyError(`it answered ${answer.status}`)
    return await answer.json()
  } catch (error) {
    if (error instanceof BibliographyError) throw error
    throw new BibliographyError('it could not be reached')
  }
}

const work = z.object({
  message: z.object({
    title: z.array(z.string()).default([]),
    author: z
      .array(z.object({ given: z.string().optional(), family: z.string().optional(), name: z.string().optional() }))
      .default([]),
    issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).optional(),
    'container-title': z.array(z.string()).default([]),
    'short-container-title': z.array(z.string()).default([]),
    publisher: z.string().default(''),
    type: z.string().default(''),
    DOI: z.string(),
    'updated-by': z.array(z.object({ type: z.string() })).default([]),
  }),
})

const initials = (given = '') =>
  given
    .split(/[\s.-]+/)
    .map((name) => name.charAt(0))
    .join('')

async function askCrossref(doi: string): Promise<Publication | null> {
  const at = getEnv().CROSSREF_URL ?? 'https://api.crossref.org'
  const answer = await ask(`${at}/works/${encodeURIComponent(doi)}`)
  if (answer === null) return null
  const read = work.safeParse(answer)
  if (!read.success) throw new BibliographyError('it answered something else')
  const { message } = read.data
  return {
    authors: listed(
      message.author.map(({ given, family, name }) => name ?? [family, initials(given)].filter(Boolean).join(' ')),
    ),
    year: message.issued?.['date-parts'][0]?.[0] ?? null,
    title: plain(message.title[0] ?? ''),
    source: plain(message['short-container-title'][0] ?? message['container-title'][0] ?? message.publisher),
    doi: message.DOI.toLowerCase(),
    types: [message.type],
    isRetracted: message['updated-by'].some(({ type }) => type === 'retraction'),
  }
}

const summary = z.object({
  error: z.undefined().optional(),
  authors: z.array(z.object({ name: z.string() })).default([]),
  title: z.string(),
  source: z.string().default(''),
  pubdate: z.string().default(''),
  pubtype: z.array(z.string()).default([]),
  articleids: z.array(z.object({ idtype: z.string(), value: z.string() })).default([]),
})
const summaries = z.object({ result: z.record(z.string(), z.unknown()).optional() })

async function askPubMed(pmid: string): Promise<Publication | null> {
  const at = getEnv().PUBMED_URL ?? 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils'
  const query = new URLSearchParams({ db: 'pubmed', id: pmid, retmode: 'json', tool: 'power-years' })
  const read = summaries.safeParse(await ask(`${at}/esummary.fcgi?${query}`))
  if (!read.success) throw new BibliographyError('it answered something else')
  const found = summary.safeParse(read.data.result?.[pmid])
  if (!found.success) return null
  const { authors, title, source, pubdate, pubtype, articleids } = found.data
  return {
    authors: listed(authors.map(({ name }) => name)),
    year: Number(/^\d{4}/.exec(pubdate)?.[0]) || null,
    title: plain(title),
    source,
    doi: articleids.find(({ idtype }) => idtype === 'doi')?.value.toLowerCase() ?? null,
    types: pubtype,
    isRetracted: pubtype.includes('Retracted Publication'),
  }
}

/**
 * What Crossref or PubMed says of a publication; null where they know none.
 * @throws BibliographyError while they cannot be asked
 */
export const findPublication = (identifier: Identifier): Promise<Publication | null> =>
  'doi' in identifier ? askCrossref(identifier.doi) : askPubMed(identifier.pmid)
