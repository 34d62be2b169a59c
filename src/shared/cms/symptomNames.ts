import type { TextFieldManyValidation } from 'payload'

/** Checks a list of symptoms: at least one, each written as code and search know it. */
export const symptomNames: TextFieldManyValidation = (value) => {
  // A validation of one's own takes the place of the field's: what is required is said here too.
  if (!value?.length) return 'At least one symptom, please.'
  const wrong = value.find((symptom) => !/^[a-z]+(?:_[a-z]+)*$/.test(symptom))
  return wrong === undefined || `“${wrong}”: small letters joined by underscores, like brain_fog.`
}
