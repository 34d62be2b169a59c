import clsx from 'clsx'
import type { ReactNode } from 'react'

type Fact = { name: string; says: ReactNode; details?: ReactNode }

/** A two-column table: topic with details, and the short answer. */
export function FactTable({ caption, heads, facts }: { caption: string; heads: readonly string[]; facts: Fact[] }) {
  return (
    <table className="w-full border-t-[1.5px] border-ink text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={clsx('py-2.5 caps', index === 1 ? 'text-right' : 'pr-4')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, says, details }) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-3.5 pr-4 font-semibold">
              {name}
              {details && <div className="mt-1 text-sm font-normal text-soft-ink">{details}</div>}
            </th>
            <td className="py-3.5 text-right whitespace-nowrap">{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Verdict({ tone = 'good', children }: { tone?: 'good' | 'plain'; children: ReactNode }) {
  return (
    <span className={clsx('font-semibold', tone === 'good' ? 'text-sage' : 'text-ink')} data-verdict>
      {children}
    </span>
  )
}
