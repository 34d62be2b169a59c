import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import { maxMessages, maxMessageLength } from './domain/conversation'

const message = z.object({
  role: z.enum(['user', 'assistant'], 'A message is from user or assistant.'),
  content: z
    .string('A message is a text.')
    .min(1, 'A message cannot be empty.')
    .max(maxMessageLength, `A message may have up to ${maxMessageLength.toLocaleString('en-US')} characters.`),
})

/** Something to open: a place in the library, or a line to call (`tel:` or https, from the list that editors keep). */
export const auntieLink = z.object({
  title: z.string(),
  description: z.string(),
  path: z.string(),
  icon: z.enum(['book', 'phone']),
})

export const askAuntie = defineContract({
  method: 'post',
  path: '/ask-auntie',
  summary: 'Asks Auntie; with Accept: text/event-stream the answer streams. [n] in the response is the nth link',
  bodyLimit: 256 * 1024,
  body: z.object({
    messages: z
      .array(message)
      .min(1, 'There is no message.')
      .max(maxMessages, `A conversation may have up to ${maxMessages} messages.`)
      .refine((messages) => messages.at(-1)?.role === 'user', 'The last message has to be from the user.')
      .refine((messages) => messages.at(-1)?.content.trim() !== '', 'A message cannot be empty.'),
    /** Which country's lines to name in a crisis, by its two letters; one that is not listed gets those for everywhere. */
    country: z.string().max(20).optional(),
  }),
  status: 200,
  response: z.object({ response: z.string(), links: z.array(auntieLink) }),
  errors: [400, 403, 413, 429, 502, 503],
})

export const describeAuntie = defineContract({
  method: 'get',
  path: '/ask-auntie',
  summary: 'Whether a language model words the answers on this deployment, and what reaches whom',
  status: 200,
  response: z.object({ model: z.boolean(), disclosure: z.string() }),
  errors: [],
})
