import { APIError, type GlobalBeforeChangeHook } from 'payload'

import { builtInCountries, type SafetyCountry } from '../content/safetyTexts'
import { isCallableLink } from '../domain/safety/callableLink'

type StoredCountry = Partial<SafetyCountry> | null | undefined

const hasCallable = (lines: SafetyCountry['crisisLines'] | null | undefined) =>
  (lines ?? []).some(({ link }) => isCallableLink(link ?? ''))

/** What a stored country lacks for somebody in need to reach a person; null when it lacks nothing. */
export function findMissing(country: StoredCountry): string | null {
  if (!country) return 'its entry'
  if (!/^\d{2,6}$/.test(country.emergencyNumber ?? '')) return 'an emergency number'
  if (!hasCallable(country.crisisLines)) return 'a crisis line that can be called'
  if (!hasCallable(country.violenceLines)) return 'a violence line that can be called'
  return null
}

/** Refuses to take a way to reach a person from a country that visitors have been able to choose all along. */
export const rejectUncallableLines: GlobalBeforeChangeHook = ({ data }) => {
  const countries = (data.countries ?? []) as Partial<SafetyCountry>[]
  const shipped = builtInCountries.map(({ code, name }) => ({
    name,
    country: countries.find((country) => country.code === code),
  }))
  const others = countries
    .filter(({ code }) => !builtInCountries.some((country) => country.code === code))
    .map((country) => ({ name: country.name ?? '', country }))
  for (const { name, country } of [...shipped, ...others]) {
    const missing = findMissing(country)
    if (missing) throw new APIError(`${name} would be without ${missing}. Nothing was saved.`, 400, null, true)
  }
  return data
}
