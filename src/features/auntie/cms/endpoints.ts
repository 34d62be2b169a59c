import type { PayloadRequest } from 'payload'

import { modelAddress, ModelError } from '@/integrations/openai/askModel'
import { HttpError, describeFailure } from '@/shared/cms/httpError'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { askAuntie, describeAuntie } from '../contract'
import { buildDisclosure, failureText } from '../domain/conversation'
import { answerInHerCountry } from './answerInHerCountry'
import type { AuntieAnswer } from './answerByModel'
import type { ChatRequest } from './answerQuestion'

/** Turns what went wrong with the model into the refusal that the visitor sees; the log gets the kind of it only. */
function toHttpError(req: PayloadRequest, error: unknown): unknown {
  if (!(error instanceof ModelError)) return error
  req.payload.logger.warn({ msg: `Auntie's model failed: ${error.message}` })
  return new HttpError(502, failureText)
}

async function answerAsJson(req: PayloadRequest, asked: ChatRequest): Promise<AuntieAnswer> {
  const answering = answerInHerCountry(req, asked)
  try {
    for (;;) {
      const { done, value } = await answering.next()
      if (done) return value
    }
  } catch (error) {
    throw toHttpError(req, error)
  }
}

/**
 * Answers as server-sent events: `text` with a further piece, then `done` with the whole answer, or `error`. What fails
 * before the first piece is answered like any other call.
 */
async function answerAsStream(req: PayloadRequest, asked: ChatRequest): Promise<Response> {
  const answering = answerInHerCountry(req, asked)
  const first = await answering.next().catch((error: unknown) => {
    throw toHttpError(req, error)
  })
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      try {
        for (let step = first; ; step = await answering.next()) {
          if (step.done) {
            send('done', step.value)
            break
          }
          send('text', { text: step.value })
        }
      } catch (error) {
        const refusal = toHttpError(req, error)
        if (!(refusal instanceof HttpError))
          req.payload.logger.error({ err: describeFailure(refusal), msg: 'Auntie broke off' })
        try {
          send('error', { message: failureText })
        } catch {
          // The visitor has left: the stream is closed.
        }
      }
      try {
        controller.close()
      } catch {
        // Closed already, because the visitor has left.
      }
    },
    cancel: async () => {
      // The model need not finish what nobody reads.
      await answering.return({ response: '', links: [] }).catch(() => {})
    },
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // no-transform also keeps the compression in front from holding pieces back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

export const auntieEndpoints = [
  defineEndpoint({
    contract: askAuntie,
    access: 'anyone',
    // Counted inside, as `chat`: nobody in a crisis is told to come back later, nor while the counters are away.
    limit: 'none',
    handler: ({ req, body }) =>
      req.headers.get('accept')?.includes('text/event-stream') ? answerAsStream(req, body) : answerAsJson(req, body),
  }),
  defineEndpoint({
    contract: describeAuntie,
    access: 'anyone',
    limit: 'none',
    handler: async () => {
      const model = modelAddress()
      return { model: model !== null, disclosure: buildDisclosure(model) }
    },
  }),
]
