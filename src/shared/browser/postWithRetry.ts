import { ApiError, sendUntyped } from './callEndpoint'

/** The rate limit is per minute, and a diary of many years exceeds it. */
const pause = 20_000
const maxRetries = 6

/** Posts a part of something large; on 429 it waits and retries. @throws ApiError or the network's error */
export async function postWithRetry<Answer>(path: string, body: object, mode?: LockMode): Promise<Answer> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return (await (await sendUntyped('post', path, { body }, mode)).json()) as Answer
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || pauses === maxRetries) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
