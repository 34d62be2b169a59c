import type { Reference } from '@/payload-types'

/** A source of a fact: `cited` is "Harlow SD, Gass M, Hall JE, et al. (2012)". */
export type SourceView = { key: string; cited: string; title: string; finding: string; url: string | null }

/** What the texts about lipedema rest on. */
export const lipedemaReferences: readonly string[] = [
  'lipedema-buck-herbst-2016',
  'lipedema-kruppa-2020',
  'lipedema-s2k-2024',
  'lipedema-us-standard-2021',
  'nhs-lipoedema',
  'lipedema-amato-2022',
]

/** Shapes a reference for the small print. */
export function toSourceView({ key, authors, year, title, finding, doi, url }: Reference): SourceView {
  return {
    key,
    cited: year ? `${authors} (${year})` : authors,
    title,
    finding,
    url: doi ? `https://doi.org/${doi}` : (url ?? null),
  }
}

/** The entries of a text that holds one a line. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))
