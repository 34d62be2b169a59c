import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

/**
 * Checks a text by a pattern besides what the field itself says (required, length), which a validation of one's own
 * would replace.
 * @param message what an editor reads when it does not match
 */
export function textMatching(pattern: RegExp, message: string): TextFieldSingleValidation {
  return (value, options) => {
    const usual = text(value, options as Parameters<typeof text>[1])
    if (usual !== true) return usual
    return !value || pattern.test(value) || message
  }
}
