import type { NumberFieldSingleValidation, TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { number, text } from 'payload/shared'

// A custom `validate` replaces Payload's own (required, length, min and max), so each one calls that first.

/** Validates a text against a pattern. @param message shown to the editor when it does not match */
export function textMatching(pattern: RegExp, message: string): TextFieldSingleValidation {
  return (value, options) => {
    const usual = text(value, options as Parameters<typeof text>[1])
    if (usual !== true) return usual
    return !value || pattern.test(value) || message
  }
}

/** Rejects fractions. @param message shown to the editor, as a sentence: "Whole minutes, please." */
export function wholeNumber(message: string): NumberFieldSingleValidation {
  return (value, options) => {
    const usual = number(value, options as Parameters<typeof number>[1])
    return usual !== true || value === null || value === undefined || Number.isInteger(value) ? usual : message
  }
}

/** Validates a list of symptoms: at least one, each in snake_case (`brain_fog`). */
export const symptomNames: TextFieldManyValidation = (value) => {
  if (!value?.length) return 'At least one symptom, please.'
  const wrong = value.find((symptom) => !/^[a-z]+(?:_[a-z]+)*$/.test(symptom))
  return wrong === undefined || `“${wrong}”: small letters joined by underscores, like brain_fog.`
}
