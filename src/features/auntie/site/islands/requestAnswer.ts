import { ApiError, openEndpoint } from '@/shared/browser/callEndpoint'

import type { askAuntie } from '../../contract'
import { failureText, type AuntieLink, type ChatMessage } from '../../domain/conversation'
import { takeEvents } from '../../domain/readStream'

type Answer = { response: string; links: AuntieLink[] }

/**
 * Asks Auntie and tells of the answer as it grows.
 * @throws Error for anything that is no whole answer; `status: body` where the server refused
 */
export async function requestAnswer(
  asked: { messages: ChatMessage[]; country: string },
  onText: (text: string) => void,
): Promise<Answer> {
  const response = await openEndpoint<typeof askAuntie>('post', '/ask-auntie', {
    body: asked,
    headers: { Accept: 'text/event-stream' },
  })
  if (!response.headers.get('content-type')?.includes('text/event-stream') || !response.body)
    return (await response.json()) as Answer

  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('The answer broke off')
    const { events, rest } = takeEvents(unread + value)
    unread = rest
    for (const { event, data } of events) {
      if (event === 'text') onText((text += (JSON.parse(data) as { text: string }).text))
      if (event === 'done') return JSON.parse(data) as Answer
      if (event === 'error') throw new ApiError(502, failureText)
    }
  }
}
