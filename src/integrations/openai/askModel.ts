import OpenAI from 'openai'

import { getEnv, memoizeByEnv } from '@/shared/env'

/** The model request failed. Contains nothing of the prompt, so that it may be logged. */
export class ModelError extends Error {
  override name = 'ModelError'
}

export type ModelAddress = { host: string }

// The default; OPENAI_MODEL overrides it.
const usualModel = 'gpt-4o-mini'

/** The configured model; null when none is configured. A base URL alone configures a local server. */
export function modelAddress(): ModelAddress | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = getEnv()
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null
  return { host: OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL).hostname : 'api.openai.com' }
}

const openAi = memoizeByEnv(
  ({ OPENAI_API_KEY, OPENAI_BASE_URL }) =>
    new OpenAI({
      // Local servers need no key, but the client requires one.
      apiKey: OPENAI_API_KEY ?? 'none',
      baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
      // Otherwise the client reads them from the environment.
      organization: null,
      project: null,
      // No retries: the visitor is waiting, and an error message after the timeout is better than a second wait.
      maxRetries: 0,
      // The client would log requests when OPENAI_LOG is set.
      logLevel: 'off',
    }),
)
/** Cached model names of local servers. */
const found = memoizeByEnv((): { firstModel?: string } => ({}))

/** The model's name: the configured one, else OpenAI's default, else the first that a local server lists. */
async function modelName(signal: AbortSignal): Promise<string> {
  const { OPENAI_MODEL, OPENAI_BASE_URL } = getEnv()
  if (OPENAI_MODEL) return OPENAI_MODEL
  if (!OPENAI_BASE_URL) return usualModel
  found().firstModel ??= (await openAi().models.list({ signal })).data[0]?.id
  return found().firstModel ?? 'default'
}

export type Question = {
  rules: string
  /** The visitor's messages, newest last. */
  messages: string[]
  /** Maximum length of the answer, in tokens. */
  longest: number
  /** Milliseconds until the answer has to be complete. */
  timeoutMs: number
}

/**
 * Streams the model's answer; returns the tokens used, when the server reports them.
 * @throws ModelError on errors, aborted streams and timeouts
 */
export async function* askModel({
  rules,
  messages,
  longest,
  timeoutMs,
}: Question): AsyncGenerator<string, number | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  // A server that stalls keeps the connection open, so the timeout applies to every chunk.
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
          // Other servers support only the older parameter; OpenAI's newer models only the newer one.
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
    // The client's error messages repeat the response, which may repeat the prompt.
    const status = error instanceof OpenAI.APIError ? error.status : undefined
    throw new ModelError(status ? `it answered ${status}` : 'it could not be reached')
  }
}
