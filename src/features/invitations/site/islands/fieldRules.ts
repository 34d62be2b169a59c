/** Catches typos only; the server validates. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

const isUrl = (value: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}

/** The default name until the visitor enters another. */
const friendlyName = 'Ruth'

/** @returns why a value cannot be sent, or true */
export type FieldRule = { validate: (value: string) => true | string }

export const rules = {
  email: { validate: (value: string) => emailShape.test(value.trim()) || 'Please enter a valid email address' },
  name: { validate: (value: string) => value.trim() !== '' || 'Your name is required' },
  title: { validate: (value: string) => value.trim() !== '' || 'Module title is required' },
  url: { validate: (value: string) => isUrl(value.trim()) || 'Please enter a valid URL' },
} satisfies Record<string, FieldRule>

/** Whom an email goes to: somebody else, whom the browser does not know. */
export const emailField = {
  initial: '',
  rule: rules.email,
  input: { type: 'email', autoComplete: 'off', maxLength: 254 },
} as const

/** Whom it is from. */
export const nameField = {
  initial: friendlyName,
  isExample: true,
  rule: rules.name,
  input: { autoComplete: 'given-name', maxLength: 60 },
} as const
