import { useId, useLayoutEffect, useRef } from 'react'

import { Field, Select } from '@/shared/ui/Field'

import type { SafetyCountry, SafetyLine } from '../../content/safetyTexts'
import type { AuntieTexts } from '../../content/auntieTexts'

/** What of the words of Ask an Auntie stands about the numbers. */
export type NumbersTexts = Pick<AuntieTexts, 'urgent' | 'linesText' | 'country' | 'call' | 'emergency'>

type CountryLinesProps = {
  texts: NumbersTexts
  countries: SafetyCountry[]
  chosen: SafetyCountry
  onChoose: (code: string) => void
}

function Line({ name, how, link }: SafetyLine) {
  const elsewhere = link.startsWith('https:')
  return (
    <li className="border-t border-line py-2.5">
      <a
        href={link}
        {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {name}
        {elsewhere && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
      <p className="text-sm text-soft-ink">{how}</p>
    </li>
  )
}

/** Whom to call, in the visitor's country: in view before anything has happened. */
export function CountryLines({ texts, countries, chosen, onChoose }: CountryLinesProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { code } = chosen
  useLayoutEffect(() => {
    // Chosen before the scripts came, or brought back by the browser: the numbers below must be of what stands there.
    const shown = section.current?.querySelector('select')?.value
    if (shown && shown !== countries[0]?.code && shown !== code) onChoose(shown)
  }, [countries, code, onChoose])
  const { emergencyNumber, crisisLines, violenceLines } = chosen
  // A country without a line of its own for violence lists the same address twice.
  const lines = [...crisisLines, ...violenceLines].filter(
    ({ link }, index, all) => all.findIndex((other) => other.link === link) === index,
  )
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className="bg-leaf p-5 max-lg:border-t max-lg:border-line sm:p-6"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {texts.urgent}
      </h2>
      <p className="mt-2 text-sm text-soft-ink">{texts.linesText}</p>
      <Field label={texts.country} labelStyle="small" className="mt-4">
        {(control) => (
          <Select
            {...control}
            value={chosen.code}
            onChange={(event) => onChoose(event.target.value)}
            className="noscript:hidden"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ul className="mt-4">
        {emergencyNumber && (
          <Line name={`${texts.call} ${emergencyNumber}`} how={texts.emergency} link={`tel:${emergencyNumber}`} />
        )}
        {lines.map((line) => (
          <Line key={line.link} {...line} />
        ))}
      </ul>
    </section>
  )
}
