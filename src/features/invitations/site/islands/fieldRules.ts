/** Enough to catch slips; the server decides. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

const isUrl = (value: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}

/** The friendly name that stands in the form until the visitor writes another. */
export const friendlyName = 'Ruth'

export const rules = {
  email: { validate: (value: string) => emailShape.test(value.trim()) || 'Please enter a valid email address' },
  name: { validate: (value: string) => value.trim() !== '' || 'Your name is required' },
  title: { validate: (value: string) => value.trim() !== '' || 'Module title is required' },
  url: { validate: (value: string) => isUrl(value.trim()) || 'Please enter a valid URL' },
}
