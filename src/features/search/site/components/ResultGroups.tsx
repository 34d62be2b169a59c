import type { ElementType } from 'react'

import { searchKinds } from '@/shared/lib/searchKinds'

import type { SearchResult } from '@/shared/lib/siteSearch'

import { ResultLink } from './ResultLink'

type ResultGroupsProps = {
  results: SearchResult[]
  /** The heading level of the groups. */
  level: 'h2' | 'h3'
  /** What leads to a result: a router's link, or a plain one on a page that leaves its layout anyway. */
  link: ElementType
  onFollow?: () => void
}

/** The results grouped by kind; the kind of the best result comes first. */
export function ResultGroups({ results, level: Heading, link: Link, onFollow }: ResultGroupsProps) {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const name = searchKinds.find((candidate) => candidate.kind === kind)!.name
    return (
      <section key={kind} aria-labelledby={`found-${kind}`} className="break-inside-avoid pt-6">
        <Heading id={`found-${kind}`} className="font-sans caps">
          {name}
        </Heading>
        <ul className="mt-2 border-t border-line">
          {results
            .filter((result) => result.kind === kind)
            .map(({ title, summary, href }) => (
              <ResultLink key={href} link={Link} href={href} title={title} text={summary} onFollow={onFollow} />
            ))}
        </ul>
      </section>
    )
  })
}

/** The number of results, in words. */
export function describeCount(count: number, search: string): string {
  if (count === 0) return `Nothing found for “${search.trim()}”.`
  return `${count === 1 ? 'One result' : `${count} results`} for “${search.trim()}”`
}
