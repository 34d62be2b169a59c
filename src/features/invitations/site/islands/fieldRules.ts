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
export const friendlyName = 'Ruth'

export const rules = {
  email: { validate: (value: string) => emailShape.test(value.trim()) || 'Please enter a valid email address' },
  name: { validate: (value: string) => value.trim() !== '' || 'Your name is required' },
  title: { validate: (value: string) => value.trim() !== '' || 'Module title is required' },
  url: { validate: (value: string) => isUrl(value.trim()) || 'Please enter a valid URL' },
}
