import { ArrowRightIcon } from '@/shared/ui/art/icons'
import { InlineText } from '@/shared/ui/InlineText'

import type { BlockOf } from '../view'
import { Paragraph } from './words'

type Line = { name: string; how: string; link: string }

/** A country with its lines to call; the route brings those of the one list. */
export type Country = {
  code: string
  name: string
  emergencyNumber: string
  crisisLines: Line[]
  violenceLines: Line[]
}

const ruled = 'divide-y divide-line border-y border-line'

function CountryLines({ country, lines }: { country: Country; lines: readonly Line[] }) {
  return (
    <ul className="pb-4">
      {country.emergencyNumber && (
        <li>
          <a href={`tel:${country.emergencyNumber}`} className="inline-flex min-h-11 items-center font-semibold">
            Emergency: {country.emergencyNumber}
          </a>
        </li>
      )}
      {lines.map(({ name, how, link }) => (
        <li key={link} className="mt-2">
          <a
            href={link}
            {...(link.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer external' })}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {name}
            {link.startsWith('https:') && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
          <p className="text-sm text-soft-ink">{how}</p>
        </li>
      ))}
    </ul>
  )
}

/** Whom to call, by country: the first one open, each from the one list of the site. */
export function CrisisLines({ block, countries }: { block: BlockOf<'crisisLines'>; countries: readonly Country[] }) {
  return (
    <section className="max-w-2xl border-[1.5px] border-rose px-5 py-6 sm:px-7">
      <h2 className="text-2xl">{block.heading}</h2>
      <Paragraph text={block.introduction} className="mt-2" />
      <div className={`mt-4 ${ruled}`}>
        {countries.map((country, index) => (
          <details key={country.code} open={index === 0}>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{country.name}</summary>
            <CountryLines
              country={country}
              lines={block.lines === 'violence' ? country.violenceLines : country.crisisLines}
            />
          </details>
        ))}
      </div>
    </section>
  )
}

/** Articles of the library; one that is not published is left out. */
export function ModuleList({ block: { heading, modules } }: { block: BlockOf<'moduleList'> }) {
  const shown = (modules ?? []).flatMap((module) => (typeof module === 'object' && module.slug ? [module] : []))
  if (shown.length === 0) return null
  return (
    <nav aria-label={heading} className="max-w-2xl">
      <h2>{heading}</h2>
      <ul className={`mt-4 ${ruled}`}>
        {shown.map(({ id, slug, title, description }) => (
          <li key={id} className="relative flex items-center gap-4 py-4 hover:bg-leaf">
            <span className="flex-1">
              {/* A plain link: through the router it would open as a dialog over this page. */}
              <a
                href={`/education/${slug}`}
                className="font-serif text-lg leading-snug no-underline after:absolute after:inset-0 hover:underline"
              >
                {title}
              </a>
              <span className="mt-1 block text-sm text-soft-ink">{description}</span>
            </span>
            <ArrowRightIcon size={18} className="shrink-0 text-marigold" />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Rows and columns; on a phone it scrolls by itself. */
export function DataTable({ block: { caption, columns, rows, source } }: { block: BlockOf<'table'> }) {
  const [first, ...others] = columns ?? []
  return (
    <figure className="max-w-4xl">
      <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left text-[0.95rem] tabular">
          <caption className="pb-3 text-left font-serif text-xl text-balance">{caption}</caption>
          <thead className="border-b-[1.5px] border-ink align-bottom">
            <tr>
              <th scope="col" className="py-2 pr-4 caps">
                {first}
              </th>
              {others.map((head, index) => (
                <th key={index} scope="col" className="py-2 pr-4 caps">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map(({ id, cells }) => (
              <tr key={id} className="border-b border-line align-top">
                {cells?.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row" className="py-2.5 pr-4 font-semibold">
                      {cell}
                    </th>
                  ) : (
                    <td key={index} className="py-2.5 pr-4">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source && (
        <figcaption className="mt-2 text-sm text-soft-ink">
          <InlineText>{source}</InlineText>
        </figcaption>
      )}
    </figure>
  )
}

/** Questions that fold open, without any script. */
export function Questions({ block: { heading, questions } }: { block: BlockOf<'faq'> }) {
  return (
    <section className="max-w-2xl">
      <h2>{heading}</h2>
      <div className="mt-4 border-t-[1.5px] border-ink">
        {questions?.map(({ id, question, answer }) => (
          <details key={id} className="border-b border-line">
            <summary className="min-h-11 cursor-pointer py-3.5 font-serif text-lg leading-snug">{question}</summary>
            <Paragraph text={answer} className="pb-5" />
          </details>
        ))}
      </div>
    </section>
  )
}
