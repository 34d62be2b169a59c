import OpenAI from 'openai'

import { getEnv, memoizeByEnv } from '@/shared/env'

/** The model could not answer; it holds nothing of what was asked, so that it may be logged. */
export class ModelError extends Error {
  override name = 'ModelFailure'
}

/** Where the model is. */
export type ModelAddress = { host: string }

// A small model words a few passages well enough; OPENAI_MODEL names another.
const usualModel = 'gpt-4o-mini'

/** The model of this deployment; null where none is set up. A base URL alone serves a local one. */
export function modelAddress(): ModelAddress | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = getEnv()
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null
  return { host: OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL).hostname : 'api.openai.com' }
}

const openAi = memoizeByEnv(
  ({ OPENAI_API_KEY, OPENAI_BASE_URL }) =>
    new OpenAI({
      // Local servers want none, the client wants one.
      apiKey: OPENAI_API_KEY ?? 'none',
      baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
      // Else the client reads them from the environment by itself.
      organization: null,
      project: null,
      // She waits: better a word of regret than a second try she does not see.
      maxRetries: 0,
      // The client would write requests to the log when OPENAI_LOG is set.
      logLevel: 'off',
    }),
)
/** What a local server has, once it was asked. */
const found = memoizeByEnv((): { firstModel?: string } => ({}))

/** The model's name: the one set, else OpenAI's usual one, else the first that a local server has. */
async function modelName(signal: AbortSignal): Promise<string> {
  const { OPENAI_MODEL, OPENAI_BASE_URL } = getEnv()
  if (OPENAI_MODEL) return OPENAI_MODEL
  if (!OPENAI_BASE_URL) return usualModel
  found().firstModel ??= (await openAi().models.list({ signal })).data[0]?.id
  return found().firstModel ?? 'default'
}

/** What is asked of the model. */
export type Question = {
  rules: string
  /** The visitor's messages, the newest last. */
  messages: string[]
  /** The longest answer, in tokens. */
  longest: number
  /** Milliseconds until the whole answer has to be there. */
  timeoutMs: number
}

/**
 * Asks the model and yields its answer as it comes; returns the tokens it cost, when the server counts them.
 * @throws ModelFailure when it refuses, breaks off or takes too long
 */
export async function* askModel({
  rules,
  messages,
  longest,
  timeoutMs,
}: Question): AsyncGenerator<string, number | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  // A server that stops in the middle of an answer keeps its connection open: every step is measured by the clock.
  const tooLate = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new ModelError('it took too long')), { once: true }),
  )
  tooLate.catch(() => {})
  try {
    const ownServer = getEnv().OPENAI_BASE_URL !== undefined
    const stream = await Promise.race([
      openAi().chat.completions.create(
        {
          model: await Promise.race([modelName(signal), tooLate]),
          messages: [
            { role: 'system', content: rules },
            ...messages.map((content) => ({ role: 'user' as const, content })),
          ],
          stream: true,
          stream_options: { include_usage: true },
          // Other servers know the older name of it; OpenAI's newer models only the newer.
          ...(ownServer ? { max_tokens: longest } : { max_completion_tokens: longest, store: false }),
        },
        { signal, timeout: timeoutMs },
      ),
      tooLate,
    ])
    let tokens: number | undefined
    const pieces = stream[Symbol.asyncIterator]()
    for (;;) {
      const { done, value } = await Promise.race([pieces.next(), tooLate])
      if (done) break
      tokens = value.usage?.total_tokens ?? tokens
      const piece = value.choices[0]?.delta.content
      if (piece) yield piece
    }
    return tokens
  } catch (error) {
    if (error instanceof ModelError) throw error
    // The text of the client's errors repeats what the server said, which may repeat what was asked.
    const status = error instanceof OpenAI.APIError ? error.status : undefined
    throw new ModelError(status ? `it answered ${status}` : 'it could not be reached')
  }
}
