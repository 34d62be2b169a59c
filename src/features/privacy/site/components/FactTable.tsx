import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'

type Fact = { name: string; says: ReactNode; details?: ReactNode }

type FactTableProps = {
  caption: string
  /** Whether the caption is read by everybody, below the table, and not by screen readers alone. */
  captionShows?: boolean
  heads: readonly string[]
  facts: Fact[]
}

/** A two-column table: topic with details, and the short answer. */
export function FactTable({ caption, captionShows = false, heads, facts }: FactTableProps) {
  return (
    <table className="w-full border-t-[1.5px] border-ink text-left">
      <caption className={captionShows ? 'caption-bottom pt-4 text-left text-soft-ink' : 'sr-only'}>
        <span className="block max-w-measure">{caption}</span>
      </caption>
      <thead>
        <tr className="border-b border-line">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={clsx('py-2.5 caps', index === 1 ? 'text-right large-text:wrap-break-word' : 'pr-4')}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, says, details }) => (
          <Fragment key={name}>
            <tr className={clsx('align-top', !details && 'border-b border-line')}>
              <th scope="row" className="py-3.5 pr-4 font-semibold">
                {name}
              </th>
              <td className="py-3.5 text-right whitespace-nowrap large-text:wrap-break-word large-text:whitespace-normal">
                {says}
              </td>
            </tr>
            {/* A row of its own: beside the answer it has half a phone. */}
            {details && (
              <tr className="border-b border-line">
                <td colSpan={2} className="pb-3.5">
                  <div className="-mt-2 max-w-measure text-sm text-soft-ink">{details}</div>
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The short answer of a row, in the colour of its tone. */
export function Verdict({ tone = 'good', children }: { tone?: 'good' | 'plain'; children: ReactNode }) {
  return (
    <span className={clsx('font-semibold', tone === 'good' ? 'text-sage' : 'text-ink')} data-verdict>
      {children}
    </span>
  )
}
