import { EventSourceParserStream } from 'eventsource-parser/stream'

import { ApiError, openEndpoint } from '@/shared/browser/callEndpoint'

import type { askAuntie } from '../../contract'
import { failureText, type AuntieLink, type ChatMessage } from '../../domain/conversation'

type Answer = { response: string; links: AuntieLink[] }

/**
 * Asks Auntie, as server-sent events where the server streams them.
 * @param onText called with the whole text so far, each time it grows
 * @throws ApiError when the server refuses or fails in the middle; Error when the stream ends without an answer
 */
export async function requestAnswer(
  body: { messages: ChatMessage[]; country: string },
  onText: (text: string) => void,
): Promise<Answer> {
  const response = await openEndpoint<typeof askAuntie>('post', '/ask-auntie', {
    body,
    headers: { Accept: 'text/event-stream' },
  })
  if (!response.headers.get('content-type')?.includes('text/event-stream') || !response.body)
    return (await response.json()) as Answer

  // Not `for await`: Safari reads streams that way only since version 26.
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  let text = ''
  for (;;) {
    const { done, value } = await events.read()
    if (done) throw new Error('The answer broke off')
    const { event, data } = value
    if (event === 'text') onText((text += (JSON.parse(data) as { text: string }).text))
    if (event === 'done') return JSON.parse(data) as Answer
    if (event === 'error') throw new ApiError(502, failureText)
  }
}
