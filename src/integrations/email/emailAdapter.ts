import { createHash } from 'node:crypto'

import type { EmailAdapter } from 'payload'

import { outboxAdapter } from './outbox'
import { isEmailProviderConfigured, sendByProvider } from './sendEmail'

const textOf = (part: unknown): string => (typeof part === 'string' ? part : '')

/**
 * Payload's email adapter: what Payload itself writes (a forgotten password) goes where all mail goes, to the provider or
 * to the outbox folder, and has a text beside its HTML.
 */
export const emailAdapter: EmailAdapter = (args) => {
  const outbox = outboxAdapter(args)
  return {
    ...outbox,
    name: 'power-years',
    sendEmail: async (message) => {
      const html = textOf(message.html)
      // Loaded with the first message: most processes send none.
      const text = textOf(message.text) || (await import('@react-email/render')).toPlainText(html)
      if (!isEmailProviderConfigured()) return outbox.sendEmail({ ...message, text })
      const to = textOf(message.to)
      const subject = message.subject ?? ''
      if (!to) throw new Error('A message of Payload goes to one address, written as text.')
      const result = await sendByProvider({
        to,
        subject,
        html,
        text,
        // A link of its own in each message: the same message twice is a repetition.
        idempotencyKey: createHash('sha256')
          .update(JSON.stringify([to, subject, html]))
          .digest('base64url'),
      })
      if (!result.sent) throw new Error(result.reason)
      return undefined
    },
  }
}
