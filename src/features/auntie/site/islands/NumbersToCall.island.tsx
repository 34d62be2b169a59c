'use client'

import type { SafetyCountry } from '../../content/safetyTexts'
import { CountryLines, type NumbersTexts } from './CountryLines'
import { useCountry } from './useCountry'

type NumbersProps = { texts: NumbersTexts; countries: SafetyCountry[] }

/** Whom to call in the visitor's country, on a page that tells her to. Without JavaScript, the number of each. */
export function NumbersToCall({ texts, countries }: NumbersProps) {
  const [country, choose] = useCountry(countries)
  return (
    <>
      <div className="border-[1.5px] border-rose noscript:hidden">
        <CountryLines texts={texts} countries={countries} chosen={country} onChoose={choose} />
      </div>
      <dl className="hidden grid-cols-[1fr_max-content] gap-x-4 border-[1.5px] border-rose p-5 noscript:grid">
        {countries.map(({ code, name, emergencyNumber }) => (
          <div key={code} className="contents">
            <dt className="py-2.5">{name}</dt>
            <dd>
              <a href={`tel:${emergencyNumber}`} className="inline-flex min-h-11 items-center font-semibold">
                {texts.call} {emergencyNumber}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The emergency number of the visitor's country by itself, for where it stays in view. */
export function EmergencyNumber({
  texts,
  countries,
}: {
  texts: Pick<NumbersTexts, 'call'>
  countries: NumbersProps['countries']
}) {
  const [{ emergencyNumber }] = useCountry(countries)
  if (!emergencyNumber) return null
  return (
    <a
      href={`tel:${emergencyNumber}`}
      className="mr-auto inline-flex min-h-11 items-center bg-call px-5 text-lg font-semibold whitespace-nowrap text-on-call no-underline hover:underline max-[22rem]:px-3 forced-colors:border noscript:hidden large-text:px-2 large-text:text-xs"
    >
      {texts.call} {emergencyNumber}
    </a>
  )
}
