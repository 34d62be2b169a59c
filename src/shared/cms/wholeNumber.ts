import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

/**
 * A validation that refuses fractions; what the field itself asks for (required, least, most) still holds.
 * @param problem what an editor is told, as a sentence: "Whole minutes, please."
 */
export function wholeNumber(problem: string): NumberFieldSingleValidation {
  return (value, options) => {
    const usual = number(value, options as Parameters<typeof number>[1])
    return usual !== true || value === null || value === undefined || Number.isInteger(value) ? usual : problem
  }
}
